"""Random operations, and the fixtures, with after each the page compared with the engine."""
import json

import pytest

from browser import root

steps_of_walk = 100


def test_whatever_is_done_the_page_shows_what_the_engine_says(page, operations):
    for seed in range(max(1, operations // steps_of_walk)):
        assert page.evaluate(
            f"async () => (await load(), walk({seed}, {steps_of_walk}, document.querySelector('#stage')))"
        ) == []


@pytest.mark.parametrize("family", ["fact", "plain", "spans", "pinned", "dense", "reverse"])
def test_nodes_lie_where_the_browser_itself_laid_them(page, family):
    cases = json.loads((root / f"Fixtures/expected/{family}.json").read_text())["cases"]
    wrong = page.evaluate(
        """async (cases) => {
            await load();
            const element = document.querySelector("#stage");
            element.className = "bare";
            const wrong = [];
            for (const made of cases) wrong.push(await showFixture(made, element));
            return wrong.filter((found) => found);
        }""",
        cases,
    )
    assert wrong == []
