// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { goOn, leftPage } from "./go-on";

const scrolled = vi.fn();
beforeEach(() => {
  scrolled.mockReset();
  vi.stubGlobal("scrollTo", scrolled);
});

const LINE = `<form data-draft="kept"><input type="hidden" name="lineId"><button tabindex="-1" aria-hidden="true">Add</button>
  <input name="name"><button name="intent">Add</button></form>`;
const DANGER = (at: number) => `<input name="dangers[${at}].reason">`;
const WRONG = `<div role="alert" autofocus tabindex="-1">Not signed</div>`;

/** Where the focus is once a page has taken the place of another. */
function after(before: string, now: string, { pathname = location.pathname, types = true } = {}) {
  document.body.innerHTML = before;
  document.querySelector<HTMLElement>("[data-focus]")?.focus();
  const left = { ...leftPage(window), pathname, top: 640 };
  document.body.innerHTML = now;
  goOn(left, window, types);
  const { activeElement } = document;
  return activeElement?.getAttribute("name") ?? activeElement?.getAttribute("role") ?? null;
}

test("after a medicine was added, the place is kept, and the next name is typed at once", () => {
  expect(after(LINE, LINE)).toBe("name");
  expect(scrolled).toHaveBeenCalledWith({ top: 640, behavior: "instant" });
});

test("what went wrong has the focus, whatever else there is", () => {
  expect(after(LINE, DANGER(0) + LINE + WRONG)).toBe("alert");
  expect(after(LINE, WRONG, { pathname: "/another", types: false })).toBe("alert");
});

test("a danger that was not there before is met first, and one that was is not met again", () => {
  expect(after(LINE, DANGER(0) + LINE)).toBe("dangers[0].reason");
  expect(after(DANGER(0) + LINE, DANGER(0) + LINE)).toBe("name");
});

test("another page begins at its top, and no keyboard of a phone comes over the page", () => {
  expect(after(LINE, LINE, { pathname: "/another" })).toBeNull();
  expect(scrolled).not.toHaveBeenCalled();
  expect(after(LINE, LINE, { types: false })).toBeNull();
});

test("where no medicine is written, the focus stays where it was, if that is there still", () => {
  const page = `<form><button name="intent" value="keep">Keep</button><button data-focus name="intent" value="hide">Hide</button></form>`;
  after(page, page);
  expect(document.activeElement?.textContent).toBe("Hide");
});
