// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { fillKnown } from "./fill-known";

const KNOWN = [{ name: "Metformin", strength: "1000", strengthUnit: "MG", dose: 1, asNeeded: true, refills: null }];

function form(strength = "") {
  document.body.innerHTML = `<form><input name="name"><input name="strength" value="${strength}">
    <select name="strengthUnit"><option value=""></option><option value="MG">mg</option></select><input name="dose">
    <input type="checkbox" name="asNeeded"><input name="refills"><p data-filled="Filled in."></p></form>`;
  document.querySelector("form")!.dataset["known"] = JSON.stringify(KNOWN);
  const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
  const choose = (name: string) => {
    field("name").value = name;
    fillKnown(field("name"));
  };
  return { field, choose };
}

test("the form of a medicine that was prescribed before is filled in by its name", () => {
  const { field, choose } = form();
  choose(" metformin");
  expect(["strength", "strengthUnit", "dose", "refills"].map((name) => field(name).value)).toEqual([
    "1000",
    "MG",
    "1",
    "",
  ]);
  expect(field("asNeeded").checked).toBe(true);
  expect(document.querySelector("p")!.textContent).toBe("Filled in.");
});

test("nothing is filled in for another name, nor where something is typed already", () => {
  const other = form();
  other.choose("Metoprolol");
  expect(other.field("strength").value).toBe("");
  const typed = form("500");
  typed.choose("Metformin");
  expect([typed.field("strength").value, typed.field("dose").value]).toEqual(["500", ""]);
});
