"""Players that are programs of their own, in any language: `program:python my_bot.py`.

They speak the protocol of docs/protocol.md on their standard input and output, and know nothing but what they are told:
the view of their seat, what everybody saw happen, and the codes they may choose.
"""
