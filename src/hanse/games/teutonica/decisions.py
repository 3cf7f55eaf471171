"""Every kind of decision, by its number."""

from __future__ import annotations

from typing import Final

from hanse.games.teutonica.decision import Decision
from hanse.games.teutonica.phases import (
    displaced,
    establish,
    favours,
    lifting,
    markers,
    neutral,
    pawn,
    permanent,
    placing,
    relocate,
    turn,
)
from hanse.kernel.decisions import by_number

DECISIONS: Final[list[Decision]] = by_number(
    [
        Decision(0, "over"),
        turn.Turn(),
        displaced.Pay(),
        displaced.Displaced(),
        lifting.Lift(),
        lifting.Put(),
        establish.Reward(),
        markers.SwapOffices(),
        markers.DevelopSkill(),
        markers.RemovePiece(),
        markers.LiftPieces(),
        relocate.ChoosePiece(),
        relocate.PutPiece(),
        markers.MovePiece(),
        placing.PlaceMarkers(),
        establish.Closing(),
        permanent.MoveAny(),
        permanent.DevelopPrivilege(),
        permanent.IndependentOffice(),
        establish.Keep(),
        permanent.PlaceTwo(),
        favours.Price(),
        favours.AlsoRecruit(),
        pawn.PlacePawn(),
        neutral.PlaceNeutral(),
        neutral.NeutralOffice(),
    ]
)
