// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { clearFilled } from "./fill-known";
import { propose, takeProposals } from "./proposals";

const VALUES = { name: "Cefuroxime", strength: "500", strengthUnit: "mg", dose: 1, asNeeded: true, neededFor: "pain" };
const STRENGTH = { name: "Cefuroxime", strength: "250", strengthUnit: "mg" };

const shown = (title: string) =>
  `<div data-proposals class="shown"><h3>${title}</h3>
    <button type="submit" name="intent" value="propose" data-proposal='${JSON.stringify(VALUES)}'>500 mg, 1 tablet</button>
    <button type="submit" name="intent" value="propose" data-proposal='${JSON.stringify(STRENGTH)}'>250 mg</button></div>`;

let ask: ReturnType<typeof vi.fn<(address: string, sent: { body: URLSearchParams }) => Promise<Response>>>;
let posts: number;

beforeEach(() => {
  posts = 0;
  document.body.innerHTML = `<form method="post">
    <input type="hidden" name="lineId" value="a"><input type="hidden" name="version" value="3">
    <input type="hidden" name="filled"><input name="name"><div data-proposals hidden></div><input name="strength">
    <select name="strengthUnit"><option value=""></option><option value="mg">mg</option></select>
    <input name="dose"><input name="instructions" value="By hand">
    <details><input type="checkbox" name="asNeeded"><input name="neededFor"></details>
    <p data-filled="Filled in."></p><button type="submit" name="intent" value="line">Add</button></form>`;
  document.querySelector("form")?.addEventListener("submit", () => (posts += 1));
  ask = vi.fn();
  vi.stubGlobal("fetch", ask);
});
afterEach(() => {
  vi.unstubAllGlobals();
});
takeProposals();

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
const place = () => document.querySelector<HTMLElement>("[data-proposals]")!;
const choose = (name: string) => {
  field("name").value = name;
  return propose(field("name"));
};

test("what is proposed for the name that was chosen is shown, and is asked for once", async () => {
  ask.mockImplementation(() => Promise.resolve(new Response(shown("Suggestions"))));
  await choose("Cefuroxime ");
  await choose("Cefuroxime");
  expect(ask).toHaveBeenCalledOnce();
  expect(Object.fromEntries(ask.mock.calls[0]![1].body)).toMatchObject({
    ...{ intent: "propose", version: "3" },
    name: "Cefuroxime ",
  });
  expect([place().hidden, place().className, place().textContent?.includes("250 mg")]).toEqual([false, "shown", true]);
});

test("an answer for another name than the one that stands there now is not shown, nor what failed", async () => {
  const answers: ((answer: Response) => void)[] = [];
  ask.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  const [first, second] = [choose("Cefaclor"), choose("Cefuroxime")];
  answers[1]?.(new Response(shown("Of Cefuroxime")));
  await second;
  answers[0]?.(new Response(shown("Of Cefaclor")));
  await first;
  expect(place().querySelector("h3")?.textContent).toBe("Of Cefuroxime");
  ask.mockRejectedValue(new Error("no line"));
  await choose("Cefadroxil");
  expect(place().hidden).toBe(true);
});

test("a proposal that is pressed fills in what it says, opens what was closed, posts nothing, and goes on to the button that adds", async () => {
  ask.mockImplementation(() => Promise.resolve(new Response(shown("Suggestions"))));
  await choose("Cefuroxime");
  place().querySelectorAll("button")[0]?.click();
  expect(["strength", "strengthUnit", "dose", "neededFor", "instructions"].map((name) => field(name).value)).toEqual([
    ...["500", "mg", "1", "pain"],
    "By hand",
  ]);
  expect([field("asNeeded").checked, document.querySelector("details")?.open, posts]).toEqual([true, true, 0]);
  expect(document.querySelector("[data-filled]")?.textContent).toBe("Filled in.");
  expect(document.activeElement?.getAttribute("value")).toBe("line");
});

test("a strength that is pressed leaves how it is taken to the prescriber", async () => {
  ask.mockImplementation(() => Promise.resolve(new Response(shown("Suggestions"))));
  await choose("Cefuroxime");
  place().querySelectorAll("button")[1]?.click();
  expect([field("strength").value, field("dose").value]).toEqual(["250", ""]);
  expect(document.activeElement).toBe(field("dose"));
});

const chooseProposal = async (at: number) => {
  ask.mockImplementation(() => Promise.resolve(new Response(shown("Suggestions"))));
  await choose("Cefuroxime");
  place().querySelectorAll("button")[at]?.click();
};
const renamed = (name: string) => {
  field("name").value = name;
  clearFilled(field("name"));
};

test("what was filled in is emptied once the name is another, with the note, and what was changed by hand stays", async () => {
  await chooseProposal(0);
  expect(JSON.parse(field("filled").value)).toMatchObject({ name: "Cefuroxime", strength: "500" });
  field("dose").value = "2";
  renamed("Methotrexate");
  expect(
    ["strength", "strengthUnit", "neededFor", "dose", "instructions", "filled"].map((name) => field(name).value),
  ).toEqual(["", "", "", "2", "By hand", ""]);
  expect([field("asNeeded").checked, document.querySelector("[data-filled]")?.textContent]).toEqual([false, ""]);
});

test("the same name in another spelling keeps what was filled in, and so does a name that is being retyped", async () => {
  await chooseProposal(1);
  for (const name of ["", " cefuroxime"]) renamed(name);
  expect([field("strength").value, document.querySelector("[data-filled]")?.textContent]).toEqual([
    "250",
    "Filled in.",
  ]);
});
