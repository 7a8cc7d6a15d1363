// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { rowWatcher } from "./moved-rows";

/** Rows of 50 pixels each, in their order. */
function show(...keys: string[]) {
  document.body.innerHTML = keys
    .map((key) => `<li data-key="${key}"><button id="${key}">Check in</button></li>`)
    .join("");
  document.querySelectorAll<HTMLElement>("[data-key]").forEach((row, place) => {
    row.getBoundingClientRect = () => new DOMRect(0, place * 50, 100, 50);
  });
}
const button = (key: string) => document.querySelector(`#${key}`) ?? document.body;

it("takes a press for astray where another row has come under the finger, for a moment", () => {
  let now = 0;
  const watcher = rowWatcher(document, () => now);
  show("ada", "bea", "cem");
  expect(watcher.isAstray(button("bea"))).toBe(false);
  watcher.willChange();
  show("bea", "cem");
  now = 450;
  expect(watcher.isAstray(button("bea"))).toBe(true);
  now = 700;
  expect(watcher.isAstray(button("bea"))).toBe(false);
});

it("takes a press on a row that stayed where it was for what it is", () => {
  let now = 0;
  const watcher = rowWatcher(document, () => now);
  show("ada", "bea");
  watcher.willChange();
  show("ada", "bea");
  now = 100;
  expect(watcher.isAstray(button("bea"))).toBe(false);
  expect(watcher.isAstray(document.body)).toBe(false);
});

it("goes by where rows stood before the first of several changes that follow each other", () => {
  let now = 0;
  const watcher = rowWatcher(document, () => now);
  show("ada", "bea", "cem");
  watcher.willChange();
  show("bea", "cem");
  now = 100;
  watcher.willChange();
  now = 300;
  expect(watcher.isAstray(button("bea"))).toBe(true);
});

it("takes a press on 'Done' for astray that came to the place of 'With doctor', and no other step", () => {
  let now = 0;
  const watcher = rowWatcher(document, () => now);
  const offer = (act: string) => {
    show("ada");
    button("ada").setAttribute("value", act);
  };
  const pressed = (before: string, after: string) => {
    offer(before);
    now += 1_000;
    watcher.willChange();
    offer(after);
    now += 300;
    return watcher.isAstray(button("ada"));
  };
  expect([pressed("start", "conclude"), pressed("arrive", "call-in"), pressed("conclude", "conclude")]).toEqual([
    true,
    false,
    false,
  ]);
  now += 700;
  expect(watcher.isAstray(button("ada"))).toBe(false);
});
