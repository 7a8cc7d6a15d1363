// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { takeParts } from "./fresh-parts";

const page = (html: string) => new DOMParser().parseFromString(html, "text/html");

function taken(before: string, after: string): string {
  document.body.innerHTML = before;
  takeParts(document, page(after));
  return document.body.textContent.trim();
}

test("each part is shown as the newer page has it, and what is no part stays", () => {
  const before = `<p data-desk-part="work">No note yet.</p><p>Beside</p><p data-desk-part="only here">Kept</p>`;
  expect(taken(before, `<p data-desk-part="work">Note: signed.</p>`)).toBe("Note: signed.BesideKept");
});

test("what is typed into a part, or chosen there, stays", () => {
  const part = (words: string, field: string) => `<div data-desk-part="follow-up">${words}${field}</div>`;
  document.body.innerHTML = part("Old", `<input>`);
  document.querySelector("input")!.value = "Blood pressure";
  takeParts(document, page(part("New", `<input>`)));
  expect(document.querySelector("input")!.value).toBe("Blood pressure");
  document.body.innerHTML = part("Old", `<input type="radio">`);
  document.querySelector("input")!.checked = true;
  takeParts(document, page(part("New", `<input type="radio">`)));
  expect(document.body.textContent).toBe("Old");
});

test("the focus goes on at the same link, and a part that was folded stays so", () => {
  const part = (words: string) =>
    `<details data-desk-part="work" open><a href="/x">x</a><a href="/n">${words}</a></details>`;
  document.body.innerHTML = part("Write note");
  document.querySelector<HTMLElement>("a[href='/n']")!.focus();
  document.querySelector("details")!.open = false;
  takeParts(document, page(part("Go on")));
  expect(document.activeElement?.textContent).toBe("Go on");
  expect(document.querySelector("details")!.open).toBe(false);
});

test("a day is typed in what takes the place of a part as it was before", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  const words = JSON.stringify({ letters: { day: "dd", month: "mm", year: "yyyy" }, tag: "en-GB" });
  const part = `<div data-desk-part="follow-up"><span data-date='${words}'><input type="date" id="dueOn" name="dueOn">
    <button type="button" hidden></button></span></div>`;
  document.body.innerHTML = part;
  takeParts(document, page(part));
  expect(document.querySelector<HTMLInputElement>("#dueOn")).toMatchObject({ type: "text", placeholder: "dd/mm/yyyy" });
  expect(document.querySelectorAll("[name=dueOn]")).toHaveLength(1);
});
