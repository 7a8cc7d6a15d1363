// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { WorkPane } from "./pane";

vi.mock("./frames", () => ({
  WorkFrames: class {
    at = () => null;
    show = () => undefined;
    load = () => undefined;
    focus = () => undefined;
    answerFrame = () => "answer";
  },
}));
vi.mock("./sheet", () => ({
  sheetOf: (root: HTMLElement) => ({
    open: () => (root.dataset["open"] = ""),
    close: () => delete root.dataset["open"],
  }),
}));

const desk = () => document.querySelector<HTMLElement>("[data-desk]")!;
/** Presses something, and says whether the browser goes on with it. */
const pressed = (selector: string, detail: number) =>
  desk()
    .querySelector(selector)
    ?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail }));

beforeEach(() => {
  document.body.innerHTML = `<div data-desk="/desk/c1"><a data-work="notes" data-work-goes-on="" href="/notes">Note</a>
<button id="ends" type="button">End</button>
<dialog data-work-pane=""><a data-work="notes" data-work-tab="notes" href="/notes">Note</a>
<p data-work-said=""></p><div data-work-frames=""></div></dialog></div>`;
  const [pane, place] = [desk().querySelector("dialog"), desk().querySelector<HTMLElement>("[data-work-frames]")];
  if (pane && place) new WorkPane(desk(), pane, place);
});

test("the second of two quick presses does nothing to what comes into the place of the first one's button", () => {
  expect(pressed("#ends", 1)).toBe(true);
  expect(pressed("a[data-work-goes-on]", 1)).toBe(false);
  expect(desk().dataset["open"]).toBe("");
  expect(pressed("#ends", 2)).toBe(false);
  // A key has no place.
  expect(pressed("#ends", 0)).toBe(true);
});
