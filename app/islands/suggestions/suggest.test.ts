// @vitest-environment happy-dom
import { afterEach, beforeAll, expect, test, vi } from "vitest";

/** A busy machine takes its time over what is done after a pause in typing. */
const PATIENCE = { timeout: 10_000 };

const line = (at: number) =>
  `<li><label for="substances[${at}].name">Name</label><input id="substances[${at}].name" data-suggest="/words"></li>`;

const fields = () => [...document.querySelectorAll<HTMLInputElement>("input[data-suggest]")];

beforeAll(async () => {
  document.body.innerHTML = `<ul id="substances">${line(0)}</ul>`;
  await import("../suggest");
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test("a line that was copied from another, as where what was typed is filled in again, has suggestions of its own", async () => {
  const copy = document.querySelector("#substances > li")!.outerHTML.replaceAll("[0]", "[1]");
  document.getElementById("substances")?.insertAdjacentHTML("beforeend", copy);
  const [first, second] = fields();
  const ask = vi.fn(() => Promise.resolve(Response.json([{ name: "Penicillin" }])));
  vi.stubGlobal("fetch", ask);
  second?.focus();
  expect(document.activeElement).toBe(second);
  if (second) second.value = "pen";
  second?.dispatchEvent(new Event("input", { bubbles: true }));
  await vi.waitFor(() => expect(second?.nextElementSibling?.textContent).toBe("Penicillin"), PATIENCE);
  expect(ask).toHaveBeenCalledOnce();
  expect(second?.getAttribute("aria-controls")).toBe("substances[1].name-suggestions");
  expect(first?.nextElementSibling?.textContent).toBe("");
  expect(document.querySelectorAll("#substances > li:last-child ul")).toHaveLength(1);
});

test("a line that comes without any list becomes one with suggestions once somebody comes to it, and once alone", () => {
  document.getElementById("substances")?.insertAdjacentHTML("beforeend", line(2));
  const third = fields()[2];
  expect(third?.nextElementSibling).toBeNull();
  for (let time = 0; time < 2; time += 1) {
    third?.focus();
    third?.blur();
  }
  expect(document.querySelectorAll("#substances > li:last-child ul")).toHaveLength(1);
});

test("Enter on a name that was typed takes it and asks what is proposed for it, and the next Enter sends the form", async () => {
  document.body.insertAdjacentHTML(
    "beforeend",
    `<form method="post"><input id="name" name="name" data-suggest="/words"><div data-proposals hidden></div></form>`,
  );
  const ask = vi.fn(() => Promise.resolve(new Response("")));
  vi.stubGlobal("fetch", ask);
  const name = document.querySelector<HTMLInputElement>("#name")!;
  name.focus();
  await vi.dynamicImportSettled();
  name.value = "Warfarin";
  const enter = () =>
    name.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
  expect([enter(), ask.mock.calls.length]).toEqual([false, 1]);
  expect([enter(), ask.mock.calls.length]).toEqual([true, 1]);
});
