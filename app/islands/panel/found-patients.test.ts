// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { chooseByKey, showAsListBox } from "./found-patients";

const search = vi.fn();
const picked = vi.fn();
const panel = () => document.querySelector<HTMLElement>("div")!;
const field = () => document.querySelector<HTMLInputElement>("[data-panel-search]")!;
const options = () => [...document.querySelectorAll<HTMLElement>("[role=option]")];
const markedOne = () => options().find(({ ariaSelected }) => ariaSelected === "true")?.textContent;

function found(...people: string[]): void {
  const rows = people.map((name, at) => `<li><button name="pick" value="p${at}">${name}</button></li>`).join("");
  document.body.innerHTML = `<div><label for="who">Patient</label><input id="who" value="Amelia" data-panel-search>${
    people.length > 0 ? `<ul aria-label="Patients found" data-found-for="Amelia">${rows}</ul>` : ""
  }</div>`;
  panel().addEventListener("keydown", (event) => chooseByKey(panel(), event, search));
  panel().addEventListener("click", ({ target }) => picked((target as HTMLElement).textContent));
  showAsListBox(panel());
  field().focus();
}
const press = (key: string, more: KeyboardEventInit = {}) =>
  field().dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }));

beforeEach(() => found("Amelia, 1980", "Amelia, 1991", "Amelia, 2004"));
afterEach(() => vi.clearAllMocks());

test("of several patients of one name, Enter picks nobody until one is marked", () => {
  press("Enter");
  expect(picked).not.toHaveBeenCalled();
  expect(markedOne()).toBe("Amelia, 1980");
  press("Enter", { repeat: true });
  expect(picked).not.toHaveBeenCalled();
  press("ArrowDown");
  expect(markedOne()).toBe("Amelia, 1991");
  press("Enter");
  expect(picked).toHaveBeenCalledExactlyOnceWith("Amelia, 1991");
});

test("the list is a list box whose marked option the field names", () => {
  expect(field().role).toBe("combobox");
  expect(field().getAttribute("aria-controls")).toBe(document.querySelector("[role=listbox]")?.id);
  expect(field().hasAttribute("aria-activedescendant")).toBe(false);
  press("ArrowUp");
  expect(field().getAttribute("aria-activedescendant")).toBe(options()[2]?.id);
});

test("the only patient found is marked, so Enter picks them", () => {
  found("Noor");
  expect(markedOne()).toBe("Noor");
  press("Enter");
  expect(picked).toHaveBeenCalledExactlyOnceWith("Noor");
});

test("Enter searches where the list is not for what is typed, or there is none", () => {
  field().value = "Amelia W";
  press("Enter");
  found();
  press("Enter");
  expect(search).toHaveBeenCalledTimes(2);
  expect(picked).not.toHaveBeenCalled();
});
