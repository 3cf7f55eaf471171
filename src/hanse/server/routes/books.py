"""Studies with chapters: whoever has the link reads, the owner writes."""

from __future__ import annotations

import asyncio
import dataclasses
import json
import secrets
import time
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request, Response

from hanse.kernel.errors import HanseError
from hanse.server.access import ERRORS, House, HouseOf, Person, Visitor, open_room, pace
from hanse.server.book_models import (
    BookBody,
    BookFile,
    BookLine,
    BookLines,
    BookOut,
    ChapterBody,
    ChapterLine,
    ChapterOut,
    Decided,
    Drawn,
    MomentOfBook,
    NameBody,
    NewChapter,
)
from hanse.server.errors import Refused
from hanse.server.models import GameView
from hanse.server.routes.tables import new_id
from hanse.server.storage.books import (
    KeptBook,
    book_at,
    books_of,
    change_book,
    count_books,
    new_book,
    public_books,
    remove_book,
)
from hanse.server.storage.store import Account
from hanse.server.storage.writer import Conflict
from hanse.server.studies import PositionOut
from hanse.study.books import (
    LARGEST,
    MOST_CHAPTERS,
    Book,
    Chapter,
    Move,
    book_from,
    chapter_from,
    chapter_of_position,
    checked,
    read_name,
    read_notes,
    variations,
)
from hanse.table.live import OVER
from hanse.table.positions import choice_of

router = APIRouter(prefix="/api/studies", tags=["studies"], responses=ERRORS)

MOST_BOOKS = 100  # of one account
BookId = Annotated[str, Path(min_length=1, max_length=32)]
Place = Annotated[int, Path(ge=0, lt=MOST_CHAPTERS)]
MomentNumber = Annotated[int, Path(ge=0, le=1_000_000)]
ReadKey = Annotated[str | None, Query(alias="key", max_length=64)]


@router.get("")
async def lists(house: HouseOf, visitor: Visitor) -> BookLines:
    """One's own studies, and the public ones."""
    mine = [] if visitor is None else await books_of(house.store, visitor.id)
    return BookLines(mine=_lines(mine), public=_lines(await public_books(house.store)))


@router.post("", status_code=201)
async def new(body: NameBody, house: HouseOf, person: Person, request: Request) -> BookOut:
    """A new study without chapters; private until its owner says otherwise."""
    return await _keep_new(house, person, request, Book(_read(read_name, body.name)))


@router.post("/import", status_code=201)
async def bring(body: dict[str, Any], house: HouseOf, person: Person, request: Request) -> BookOut:
    """A study out of a file that was exported."""
    return await _keep_new(house, person, request, await asyncio.to_thread(_read, book_from, body))


async def _keep_new(house: House, person: Account, request: Request, book: Book) -> BookOut:
    pace(request, "create", person.id)
    if await count_books(house.store, person.id) >= MOST_BOOKS:
        raise Refused("studies-many", most=MOST_BOOKS)
    chapters = book.to_data()["chapters"]
    kept = KeptBook(new_id(), person.id, book.name, False, secrets.token_urlsafe(12), 1, chapters)
    _check_size(kept)
    await new_book(house.store, kept, time.time())
    return await _told(house, kept, person)


@router.get("/{book_id}")
async def show(book_id: BookId, house: HouseOf, visitor: Visitor, key: ReadKey = None) -> BookOut:
    """A study, for who may read it."""
    return await _told(house, await _readable(house, book_id, visitor, key), visitor)


@router.put("/{book_id}")
async def change(book_id: BookId, body: BookBody, house: HouseOf, person: Person) -> BookOut:
    """Another name, another order of the chapters (those that are not named go), public or not."""
    kept = await _own(house, book_id, person)
    if len(set(body.order)) < len(body.order) or any(place >= len(kept.chapters) for place in body.order):
        raise Refused("no-chapter")
    name = _read(read_name, body.name)
    if body.public and not kept.public:
        await house.people.check_name(person.name, person.id)
    chapters = [kept.chapters[place] for place in body.order]
    return await _changed(house, kept, body.version, person, name=name, public=body.public, chapters=chapters)


@router.delete("/{book_id}")
async def remove(book_id: BookId, house: HouseOf, person: Person) -> BookLines:
    """Forget a study."""
    await remove_book(house.store, (await _own(house, book_id, person)).id)
    return await lists(house, person)


@router.get("/{book_id}/file", response_model=BookFile)
async def export(book_id: BookId, house: HouseOf, visitor: Visitor, key: ReadKey = None) -> Response:
    """The study as one file, to be kept or brought elsewhere."""
    kept = await _readable(house, book_id, visitor, key)
    data = Book(kept.name).to_data() | {"chapters": kept.chapters}
    headers = {"Content-Disposition": f'attachment; filename="study-{kept.id}.json"'}
    return Response(json.dumps(data, ensure_ascii=False), media_type="application/json", headers=headers)


@router.post("/{book_id}/chapters", status_code=201)
async def add(book_id: BookId, body: NewChapter, house: HouseOf, person: Person) -> BookOut:
    """A new chapter at the end: a position, or a finished game that one may see. Never a game that runs."""
    kept = await _own(house, book_id, person)
    if len(kept.chapters) >= MOST_CHAPTERS:
        raise Refused("chapters-many", most=MOST_CHAPTERS)
    if body.table is not None:
        chapter = Chapter(_read(read_name, body.name), await _finished(house, body, person))
    elif body.game is not None and body.position is not None:
        chapter = await asyncio.to_thread(_read, chapter_of_position, body.game, body.position, body.name)
    else:
        raise Refused("no-chapter")
    chapters = [*kept.chapters, chapter.to_data()]
    return await _changed(house, kept, body.version, person, chapters=chapters)


async def _finished(house: House, body: NewChapter, person: Account) -> Any:
    table = (await open_room(house, str(body.table), person, body.invite)).table
    if table.status != OVER or table.state is None or not table.state.over():
        raise Refused("not-over")
    return table.record()


@router.get("/{book_id}/chapters/{place}")
async def chapter(book_id: BookId, place: Place, house: HouseOf, visitor: Visitor, key: ReadKey = None) -> ChapterOut:
    """A chapter with all its decisions and notes."""
    kept = await _readable(house, book_id, visitor, key)
    return await asyncio.to_thread(_told_chapter, _chapter(kept, place))


@router.put("/{book_id}/chapters/{place}")
async def change_chapter(
    book_id: BookId, place: Place, body: ChapterBody, house: HouseOf, person: Person
) -> ChapterOut:
    """Other comments, drawings and variations."""
    kept = await _own(house, book_id, person)
    fresh = await asyncio.to_thread(_read, _edited, _chapter(kept, place), body)
    chapters = [*kept.chapters[:place], fresh.to_data(), *kept.chapters[place + 1 :]]
    await _changed(house, kept, body.version, person, chapters=chapters)
    return await asyncio.to_thread(_told_chapter, fresh)


def _edited(chapter: Chapter, body: ChapterBody) -> Chapter:
    notes = read_notes({moment: note.model_dump(exclude_defaults=True) for moment, note in body.notes.items()})
    moves = [Move(after, code) for after, code in body.moves]
    return checked(dataclasses.replace(chapter, name=read_name(body.name), moves=moves, notes=notes))


@router.get("/{book_id}/chapters/{place}/moments/{moment}")
async def moment(
    book_id: BookId, place: Place, moment: MomentNumber, house: HouseOf, visitor: Visitor, key: ReadKey = None
) -> MomentOfBook:
    """The board at a moment, and what could be decided there."""
    kept = await _readable(house, book_id, visitor, key)
    return await asyncio.to_thread(_moment, _chapter(kept, place), moment)


@router.get("/{book_id}/chapters/{place}/position/{moment}")
async def position(
    book_id: BookId, place: Place, moment: MomentNumber, house: HouseOf, visitor: Visitor, key: ReadKey = None
) -> PositionOut:
    """The whole position at a moment, to play on from."""
    chapter = _chapter(await _readable(house, book_id, visitor, key), place)
    if moment >= chapter.moments:
        raise Refused("no-ply", given=moment)
    state = await asyncio.to_thread(chapter.state, moment)
    return PositionOut(position=state.to_data())


def _moment(chapter: Chapter, moment: int) -> MomentOfBook:
    if moment >= chapter.moments:
        raise Refused("no-ply", given=moment)
    state = chapter.state(moment)
    mover = None if state.over() else state.mover()
    choices = [] if mover is None else [choice_of(state, code) for code in state.legal()]
    view = GameView.model_validate(state.view(mover))
    return MomentOfBook.model_validate({"moment": moment, "view": view, "mover": mover, "choices": choices})


def _told_chapter(chapter: Chapter) -> ChapterOut:
    state, decided = chapter.record.begin(), []
    for place, code in enumerate(chapter.record.codes):
        facts = {"moment": place + 1, "after": place, "seat": state.mover(), "choice": choice_of(state, code)}
        decided.append(Decided.model_validate(facts))
        state.apply(code)
    played = len(chapter.record.codes)
    for number, (move, before) in enumerate(variations(chapter), played + 1):
        assert before is not None  # it was checked
        told = choice_of(before, move.code)
        decided.append(Decided.model_validate({**vars(move), "moment": number, "seat": before.mover(), "choice": told}))
    data = chapter.to_data()
    return ChapterOut(
        name=chapter.name,
        game=chapter.record.game.key,
        seats=chapter.record.seats,
        played=played,
        decided=decided,
        moves=data["moves"],
        notes={key: Drawn.model_validate(note) for key, note in data["notes"].items()},
    )


def _chapter(kept: KeptBook, place: int) -> Chapter:
    if place >= len(kept.chapters):
        raise Refused("no-chapter")
    read: Chapter = _read(chapter_from, kept.chapters[place])
    return read


async def _readable(house: House, book_id: str, visitor: Account | None, key: str | None) -> KeptBook:
    kept = await book_at(house.store, book_id)
    if kept is None:
        raise Refused("no-book")
    mine = visitor is not None and visitor.id == kept.owner
    if not (kept.public or mine or (key is not None and secrets.compare_digest(key.encode(), kept.key.encode()))):
        raise Refused("private-book")
    return kept


async def _own(house: House, book_id: str, person: Account) -> KeptBook:
    kept = await book_at(house.store, book_id)
    if kept is None or not (kept.public or kept.owner == person.id):
        raise Refused("no-book")
    if kept.owner != person.id:
        raise Refused("not-your-book")
    return kept


async def _changed(house: House, kept: KeptBook, seen: int, person: Account, **changes: Any) -> BookOut:
    fresh = dataclasses.replace(kept, version=seen + 1, **changes)
    _check_size(fresh)
    try:
        await change_book(house.store, fresh, seen, time.time())
    except Conflict:
        raise Refused("book-changed") from None
    return await _told(house, fresh, person)


def _check_size(kept: KeptBook) -> None:
    if len(json.dumps(kept.chapters)) > LARGEST:
        raise Refused("book-large", most=LARGEST // 1024)


def _read(read: Any, *given: Any) -> Any:
    try:
        return read(*given)
    except HanseError as error:
        raise Refused("book", reason=str(error)) from None


async def _told(house: House, kept: KeptBook, visitor: Account | None) -> BookOut:
    mine = visitor is not None and visitor.id == kept.owner
    owner = (await house.store.names([kept.owner])).get(kept.owner)
    return BookOut(
        id=kept.id,
        name=kept.name,
        public=kept.public,
        owner_name=owner.name if owner else "",
        mine=mine,
        key=kept.key if mine else None,
        version=kept.version,
        chapters=[
            ChapterLine(name=one["name"], game=one["record"]["game"], finished=bool(one["record"]["codes"]))
            for one in kept.chapters
        ],
    )


def _lines(rows: list[Any]) -> list[BookLine]:
    return [BookLine.model_validate(dict(row._mapping)) for row in rows]
