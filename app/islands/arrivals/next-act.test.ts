// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { focusNextAct } from "./next-act";

const SAID = '<div data-live="said"><div tabindex="-1" id="message">08:00 Bea: change undone.</div></div>';
const row = (id: string, acts: string) => `<li data-key="${id}"><a href="/${id}">Name</a>${acts}</li>`;
const act = (id: string, name: string) => `<form action="/arrival/${id}"><button id="${name}">${name}</button></form>`;
const menu = (id: string) => `<button id="more-${id}">More</button><ul popover="auto">${act(id, `menu-${id}`)}</ul>`;

function focusedAfter(rows: string, action: string): string | undefined {
  document.body.innerHTML = `${SAID}<ol data-live="day">${rows}</ol>`;
  focusNextAct(document, action);
  return document.activeElement?.id;
}

test("undone in the message over the page, the focus is on the next act of that row and of no other", () => {
  const rows = row("a", act("a", "check-in-a") + menu("a")) + row("b", act("b", "check-in-b") + menu("b"));
  expect(focusedAfter(rows, "/arrival/b")).toBe("check-in-b");
});

test("an act that stands in a closed menu is not gone to, but what opens the menu is", () => {
  expect(focusedAfter(row("a", menu("a")), "/arrival/a")).toBe("more-a");
});

test("where the row has left the page the focus is on what is said of it", () => {
  expect(focusedAfter(row("a", act("a", "check-in-a")), "/arrival/b")).toBe("message");
});
