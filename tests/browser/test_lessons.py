"""The guide of each game, gone through by doing its tasks."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from hanse.games import GAMES
from hanse.learn.lessons import Lesson, lessons
from tests.browser.conftest import PHONE, Visit
from tests.browser.person import Person
from tests.browser.test_pages import check, check_day_and_night, fits


def sit_down(page: Page, game: str, number: int) -> None:
    page.goto(f"/#/guide/{game}")
    page.locator("main ol button").nth(number).click()
    Person(page, 1).ready()


def choose(page: Page, codes: list[int]) -> None:
    """Click one of these in the list of choices, and mean it."""
    closed = page.locator(".choices details:not([open]) summary")
    while closed.count():
        closed.first.click()
    page.locator(", ".join(f".choices [data-code='{code}']" for code in codes)).first.click()
    sure = page.locator("dialog[open] button.primary")
    if sure.count():
        sure.click()


def learn(page: Page, lesson: Lesson) -> None:
    """Do every task of the lesson that is open."""
    guide = page.locator(".guide")
    for step in lesson.steps:
        ply = Person(page, 1).ready()["ply"]
        expect(guide.locator(".task")).to_be_visible()
        choose(page, list(step.right))
        page.wait_for_function("ply => Number(document.querySelector('.table').dataset.ply) > ply", arg=ply)
    expect(guide.locator(".task")).to_have_count(0)
    assert f"lesson-{lesson.chapter}" not in guide.inner_text()


FIRST = "base"  # the chapter that every game begins with
CHAPTERS = [(game, chapter) for game in GAMES for chapter in dict.fromkeys(one.chapter for one in lessons(game))]


@pytest.mark.parametrize(("game", "chapter"), CHAPTERS)
def test_the_lessons_of_a_chapter_are_done_one_after_the_other(visit: Visit, game: str, chapter: str) -> None:
    page = visit(locale="de-DE")
    own = [one for one in lessons(game) if one.chapter == chapter]
    done = own if chapter == FIRST else own[:1]  # tests/learn does every task of every lesson without a browser
    page.goto(f"/#/guide/{game}")
    expect(page.locator("main ol button")).to_have_count(len(lessons(game)))
    check(page)
    page.locator("main ol button").nth(lessons(game).index(own[0])).click()
    guide = page.locator(".guide")
    for number, lesson in enumerate(done, 1):
        expect(guide.locator(".count")).to_contain_text(f"Lektion {number} von {len(own)}")
        learn(page, lesson)
        if number < len(done):
            guide.locator("button.primary").click()
    check(page)
    page.goto(f"/#/guide/{game}")
    expect(page.locator("main ol .mark")).to_have_count(len(done))


def test_a_wrong_answer_is_explained_and_changes_nothing(visit: Visit) -> None:
    page = visit()
    sit_down(page, "teutonica", 1)
    lesson = lessons("teutonica")[1]
    light = page.locator(".light")
    expect(light).to_have_count(1)
    wrong = next(kind for kind in lesson.steps[0].wrong if kind.say == "recruit")
    choose(page, list(wrong.codes))
    expect(page.locator(".guide .wrong")).to_contain_text("Your supply is good enough")
    assert Person(page, 1).look()["ply"] == 0
    expect(light).to_have_count(0)
    learn(page, lesson)
    page.locator(".guide .ways button", has_text="Back").click()
    expect(page.locator(".guide .task")).to_contain_text("Use the new action")
    check(page)


def test_a_lesson_fits_a_phone_and_its_table_can_be_played_on(visit: Visit) -> None:
    page = visit(**PHONE)
    sit_down(page, "hansa", 0)
    fits(page)
    check(page)
    page.locator("#tab-choices").click()
    learn(page, lessons("hansa")[0])
    page.locator(".guide .ways button", has_text="Play on").click()
    expect(page.locator(".guide")).to_have_count(0)


def test_a_position_in_a_file_becomes_a_table_or_is_refused(visit: Visit) -> None:
    page = visit(quiet=False)  # the browser tells of the refused request
    page.goto("/#/guide/teutonica")
    chooser = page.locator("input[type=file]")
    for text, told in (("{", "no position"), ('{"players": 3, "routes": {"nowhere": []}}', "cannot be a table")):
        chooser.set_input_files({"name": "p.json", "mimeType": "application/json", "buffer": text.encode()})
        expect(page.locator(".notice")).to_contain_text(told)
    good = b'{"players": 3, "cities": {"stade": ["m0"]}}'
    chooser.set_input_files({"name": "p.json", "mimeType": "application/json", "buffer": good})
    Person(page, 1).ready()
    expect(page.locator("[data-place='office:stade.1']")).to_have_count(1)


def test_the_rulebook_is_read_searched_and_leads_to_the_reference(visit: Visit) -> None:
    page = visit("#/rules/teutonica", locale="fr-FR")
    expect(page.locator("nav ol a")).to_have_count(16)
    expect(page.locator("figure img").first).to_be_visible()
    check_day_and_night(page)
    page.locator("input[type=search]").fill("jetons bonus")
    expect(page.locator("#chapter-markers")).to_be_visible()
    expect(page.locator("#chapter-idea")).to_have_count(0)
    page.locator("input[type=search]").fill("")
    page.locator("#chapter-control a.clause").click()
    expect(page.locator("[id='HT-7.1']")).to_contain_class("here")
    check_day_and_night(page)


def test_the_rules_on_one_page_open_at_the_table(visit: Visit) -> None:
    page = visit()
    page.locator(".hero button.primary").click()
    Person(page, 1).ready()
    page.get_by_role("button", name="Rules on one page").click()
    expect(page.locator("dialog[open] table").first).to_be_visible()
    check(page)
