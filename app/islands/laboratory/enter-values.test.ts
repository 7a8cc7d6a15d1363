// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { enterValues } from "./enter-values";

const against = JSON.stringify({
  ...{ loinc: "2823-3", unit: "mmol/L", decimals: 1, range: { low: 3.5, high: 5.1 } },
  limits: { criticalLow: 2.8, criticalHigh: 6.2 },
});

let form: HTMLFormElement;
const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
const said = () => form.querySelector("output")?.textContent;

beforeEach(() => {
  document.body.innerHTML = `<form>
<template data-flag="N"><b>Usual</b></template><template data-flag="HH"><b>Critically high</b></template>
<input name="value.k" value="4.2"><output data-flag-of="value.k" data-unit-of="unit.k" data-against='${against}'></output>
<input name="comment.k"><select name="value.ab"><option value=""></option></select><input name="comment.ab">
<input name="value.na"><button type="submit">Save</button></form>`;
  const found = document.querySelector("form");
  if (!found) throw new Error("no form");
  form = found;
  enterValues(form);
});

test("the flag of a value stands beside it from the start, follows what is typed, and goes with it", () => {
  expect(said()).toBe("Usual");
  const typing = ["6.4", "6.", ""].map((value) => {
    field("value.k").value = value;
    field("value.k").dispatchEvent(new Event("input", { bubbles: true }));
    return said();
  });
  expect(typing).toEqual(["Critically high", "", ""]);
});

const enter = () => {
  const event = new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true });
  document.activeElement?.dispatchEvent(event);
  return [(document.activeElement as HTMLInputElement).name || "save", event.defaultPrevented];
};

test("Enter leads from value to value past comments, a choice too, and at last to the button that saves", () => {
  field("value.k").focus();
  expect([enter(), enter(), enter()]).toEqual([
    ["value.ab", true],
    ["value.na", true],
    ["save", true],
  ]);
});

test("Enter in a comment sends nothing half filled in: it leads to the next value", () => {
  field("comment.k").focus();
  expect(enter()).toEqual(["value.ab", true]);
  field("comment.ab").focus();
  expect(enter()).toEqual(["value.na", true]);
});

test("an address that names the form takes the focus away once it is drawn, and typing begins there all the same", async () => {
  const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  location.hash = "#panel-1";
  enterValues(form);
  (document.activeElement as HTMLElement).blur();
  await drawn();
  expect(document.activeElement).toBe(field("value.ab"));
  location.hash = "";
});

test("whoever came to enter values begins with the first empty one, unless something was refused", () => {
  expect(document.activeElement).toBe(field("value.ab"));
  field("value.ab").blur();
  field("value.k").setAttribute("aria-invalid", "true");
  enterValues(form);
  expect(document.activeElement).toBe(document.body);
});
