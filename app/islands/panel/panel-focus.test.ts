// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { focusAfter } from "./panel-focus";

const ALERT = `<div role="alert" tabindex="-1" id="alert">Somebody else has this number</div>`;
const SEARCH = `<input id="search" autofocus>`;
const SLOT = `<input id="slot" type="radio" name="slot">`;
const BOOK = `<button id="book">Book appointment</button>`;

/** The id of what has the focus after a press of a button, which had it before. */
function focusedAfter(pressed: string | undefined, html: string, held: string): string | undefined {
  document.body.innerHTML = `<div>${html}</div>`;
  document.getElementById(held)?.focus();
  focusAfter(document.querySelector("div")!, pressed);
  return document.activeElement?.id;
}

test.each([undefined, "nearest", "override"])("a refusal of a press that books (%s) has the focus", (name) => {
  expect(focusedAfter(name, ALERT + SEARCH + BOOK, "book")).toBe("alert");
});

test("a rule that is to be overridden has the focus, where that is all that is wrong", () => {
  const broken = `<div id="broken" data-broken-rules tabindex="-1"></div>`;
  expect(focusedAfter(undefined, SEARCH + broken + BOOK, "book")).toBe("broken");
});

test("whoever chooses someone else goes on in the field of the search", () => {
  expect(focusedAfter("who", SEARCH + SLOT + BOOK, "book")).toBe("search");
});

test("whoever has picked a patient goes on with the times", () => {
  expect(focusedAfter("pick", SLOT + BOOK, "book")).toBe("slot");
});

test("a panel that looks anew takes the focus from nobody", () => {
  expect(focusedAfter("look", ALERT + SEARCH + BOOK, "book")).toBe("book");
});
