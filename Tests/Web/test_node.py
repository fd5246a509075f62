"""The module without a page."""
import json
import subprocess

from browser import root

script = """
import { firstFrames, load } from "./Web/waterfall.mjs";
await load();
const items = [100, 50, 70, 30, 900, 10].map((extent, key) => ({ key, extent }));
const vertical = firstFrames({ lanes: 2, gap: 10 }, items, { width: 210, height: 120 });
const horizontal = firstFrames({ lanes: 2, gap: 10, axis: "horizontal" }, items, { width: 120, height: 210 });
console.log(JSON.stringify({ vertical, horizontal }));
"""


# W1, W31
def test_the_first_frames_are_laid_out_without_a_page():
    done = subprocess.run(
        ["node", "--input-type=module", "-e", script], cwd=root, capture_output=True, text=True, check=True
    )
    found = json.loads(done.stdout)
    assert done.stderr == ""
    frames = [[e["index"], e["x"], e["y"], e["width"], e["height"]] for e in found["vertical"]["elements"]]
    assert frames == [[0, 0, 0, 100, 100], [1, 110, 0, 100, 50], [2, 110, 60, 100, 70], [3, 0, 110, 100, 30]]
    transposed = [[e["index"], e["y"], e["x"], e["height"], e["width"]] for e in found["horizontal"]["elements"]]
    assert transposed == frames
    assert found["vertical"]["contentSize"] == {"width": 210, "height": 1040}
