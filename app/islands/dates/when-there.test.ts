// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { typeDatesWhenThere } from "./when-there";

const WORDS = { tag: "en-GB", letters: { day: "dd", month: "mm", year: "yyyy" }, wrong: "Enter a date, such as %" };
const field = (id: string, marks = "") =>
  `<span data-date='${JSON.stringify(WORDS)}' ${marks}><input type="date" id="${id}" name="${id}" value="2026-11-30"><button type="button" hidden></button></span>`;
const kindOf = (id: string) => document.querySelector<HTMLInputElement>(`#${id}`)?.type;

function open(body: string, pointer: "fine" | "coarse"): void {
  document.body.innerHTML = `<form>${body}</form>`;
  vi.stubGlobal("matchMedia", () => ({ matches: pointer === "fine" }));
  typeDatesWhenThere();
}

afterEach(() => vi.unstubAllGlobals());

test("days are typed on a page that is shown as it came", async () => {
  open(field("day"), "fine");
  await vi.waitFor(() => expect(kindOf("day")).toBe("text"));
});

test("on a page that is drawn in the browser a day is typed once its field is drawn, and not before", async () => {
  open(field("early", "data-drawn") + field("day") + "<script data-routed></script>", "fine");
  await vi.waitFor(() => expect(kindOf("early")).toBe("text"));
  expect(kindOf("day")).toBe("date");
  document.querySelector("#day")?.parentElement?.dispatchEvent(new Event("date-drawn", { bubbles: true }));
  await vi.waitFor(() => expect(kindOf("day")).toBe("text"));
});

test("a phone keeps its own field", async () => {
  open(field("day"), "coarse");
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(kindOf("day")).toBe("date");
});
