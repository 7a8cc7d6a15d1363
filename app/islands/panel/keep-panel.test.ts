// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { keepPanel } from "./keep-panel";

const time = (value: string, words: string, index = 0) =>
  `<label><input type="radio" id="panel-startsAt${index === 0 ? "" : `-${index}`}" name="slot" value="${value}"><span>${words}</span></label>`;
const panelOf = (times: string) =>
  `<div data-booking-panel><form method="post" action="/panel"><select name="serviceOfferingId" data-panel-live><option value="a">A</option></select><div>${times}</div><button>Book</button></form></div>`;

/** A panel with these times whose first one has the focus, shown anew with others once something else is chosen. */
async function shownAnew(before: string, after: string): Promise<HTMLInputElement> {
  document.body.innerHTML = `<main>${panelOf(before)}</main>`;
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(panelOf(after))));
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  const stop = keepPanel(document.querySelector<HTMLElement>("[data-booking-panel]")!);
  const first = document.querySelector<HTMLInputElement>("#panel-startsAt")!;
  first.focus();
  first.click();
  const words = document.createElement("div");
  words.innerHTML = after;
  document.querySelector("select")!.dispatchEvent(new Event("change", { bubbles: true }));
  await vi.waitFor(() => expect(document.querySelector("form")?.textContent).toContain(words.textContent));
  stop();
  return document.querySelector<HTMLInputElement>("#panel-startsAt")!;
}

afterEach(() => vi.unstubAllGlobals());

test("a time that has the focus is sent as the one that is shown, once another stands in its place", async () => {
  const shown = await shownAnew(time("900_ada", "09:00") + time("930_ada", "09:30", 1), time("1430_ada", "14:30"));
  expect([shown.value, shown.checked]).toEqual(["1430_ada", false]);
});

test("a time that is still the same stays chosen", async () => {
  const shown = await shownAnew(time("900_ada", "09:00"), time("900_ada", "09:00") + time("1000_ada", "10:00", 1));
  expect([shown.value, shown.checked]).toEqual(["900_ada", true]);
});
