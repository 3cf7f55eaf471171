"""Boards and positions of Hansa Teutonica as SVG pictures, drawn with nothing but the standard library.

from hanse.draw import draw_board
Path("board.svg").write_text(draw_board("base-4-5"))
Path("game.svg").write_text(draw_board("base-4-5", state.view(None), theme="dark"))
"""

from hanse.draw.chart import board_svg, draw_board

__all__ = ["board_svg", "draw_board"]
