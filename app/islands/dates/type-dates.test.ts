// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from "vitest";
import { takeOverDate, typeDates } from "./type-dates";

const WORDS = {
  tag: "en-GB",
  letters: { day: "dd", month: "mm", year: "yyyy" },
  wrong: "Enter a date, such as %",
  none: "No such day. Enter a date, such as %",
  late: "Enter a date no later than %",
};
const own = () => document.querySelector<HTMLInputElement>("input[type=date]")!;
const typed = () => document.querySelector<HTMLInputElement>("#birthDate")!;
const sent = vi.fn((event: Event) => event.preventDefault());

function type(text: string, kind: "input" | "change" = "input"): void {
  typed().value = text;
  typed().dispatchEvent(new Event(kind, { bubbles: true }));
}

const frames = () => document.querySelectorAll<HTMLElement>("[data-date]");
const submitted = (submitter?: HTMLElement) =>
  document
    .querySelector("form")!
    .dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true, submitter: submitter ?? null }));
/** As an observer of changes hears of them. */
const heard = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  sent.mockClear();
  document.body.innerHTML = `<form><label for="birthDate">Date of birth</label><span data-date='${JSON.stringify(WORDS)}'>
    <input type="date" id="birthDate" name="birthDate" value="1990-02-28" required aria-describedby="hint">
    <button type="button" hidden>Open the calendar</button></span></form>`;
  typeDates(frames());
  document.querySelector("form")!.addEventListener("submit", sent);
});

test("a day is shown as its reader writes it, under the label and hint of the field, and sent as before", () => {
  expect([typed().type, typed().value, typed().placeholder]).toEqual(["text", "28/02/1990", "dd/mm/yyyy"]);
  expect(typed().getAttribute("aria-describedby")).toBe("hint");
  expect([own().name, own().value, own().required]).toEqual(["birthDate", "1990-02-28", false]);
  expect(typed().name).toBe("");
});

test("what is typed is stored as it is typed, and written in full once the field is left", () => {
  const heard = vi.fn();
  own().addEventListener("input", heard);
  type("3/4/85");
  expect([own().value, typed().value, heard.mock.calls.length]).toEqual(["1985-04-03", "3/4/85", 1]);
  type("3/4/85", "change");
  expect(typed().value).toBe("03/04/1985");
  type("");
  expect(own().value).toBe("");
});

test("a value that another script sets is shown", () => {
  own().value = "2026-11-30";
  expect(typed().value).toBe("30/11/2026");
});

test("a text that is no day is not sent: the field says what a day looks like, and keeps the text", () => {
  type("31/2/1990", "change");
  expect([typed().value, own().value]).toEqual(["31/2/1990", ""]);
  expect(typed().validationMessage).toBe(`No such day. Enter a date, such as 31/12/${new Date().getFullYear()}`);
  submitted();
  expect(sent).not.toHaveBeenCalled();
  type("28/2/1990");
  submitted();
  expect(sent).toHaveBeenCalledOnce();
});

describe("once the field is left, it says", () => {
  const told = () => document.querySelector("[aria-live]")?.textContent;
  const thisYear = new Date().getFullYear();

  test.each([
    ["31/2/1985", `No such day. Enter a date, such as 31/12/${thisYear}`],
    ["4/13/1985", `No such day. Enter a date, such as 31/12/${thisYear}`],
    ["soon", `Enter a date, such as 31/12/${thisYear}`],
    ["1/1/2090", "Enter a date no later than 30/11/2026"],
  ])("of %s what is wrong, and nothing any more once that is mended", (text, wrong) => {
    own().max = "2026-11-30";
    type(text);
    expect(told()).toBe("");
    type(text, "change");
    expect([told(), typed().getAttribute("aria-invalid")]).toEqual([wrong, "true"]);
    expect(typed().getAttribute("aria-describedby")).toBe("hint birthDate-typed");
    submitted();
    expect(sent).not.toHaveBeenCalled();
    type("28/2/1990");
    expect([told(), typed().getAttribute("aria-invalid")]).toEqual(["", null]);
    submitted();
    expect(sent).toHaveBeenCalledOnce();
  });

  test("nothing of a field that is left empty", () => {
    type("", "change");
    expect(told()).toBe("");
  });
});

test("a text that is no day keeps nobody from a button of a panel that is shown anew in its place, but is not booked", () => {
  document.querySelector("form")!.parentElement!.dataset["kept"] = "";
  type("31/2/1990", "change");
  const look = document.createElement("button");
  look.formNoValidate = true;
  submitted(look);
  expect(sent).toHaveBeenCalledOnce();
  submitted();
  expect(sent).toHaveBeenCalledOnce();
  delete document.querySelector("form")!.parentElement!.dataset["kept"];
});

test("a field is made once, however often it is asked for", () => {
  typeDates(frames());
  expect(document.querySelectorAll("input")).toHaveLength(2);
});

test("a form that is reset shows the day that it came with", async () => {
  own().defaultValue = "1990-02-28";
  type("31/2");
  document.querySelector("form")!.reset();
  await heard();
  expect([typed().value, typed().validationMessage]).toEqual(["28/02/1990", ""]);
});

test("what a page that draws the field says of it later is said of what is typed into, and its day is shown", async () => {
  own().setAttribute("aria-invalid", "true");
  own().setAttribute("aria-describedby", "error");
  await heard();
  expect([typed().getAttribute("aria-invalid"), typed().getAttribute("aria-describedby")]).toEqual(["true", "error"]);
  own().removeAttribute("aria-invalid");
  await heard();
  expect(typed().hasAttribute("aria-invalid")).toBe(false);
});

describe("of a fresh copy of the field", () => {
  const copyOf = (value: string, id = "birthDate") => {
    const copy = document.createElement("span");
    copy.dataset["date"] = JSON.stringify(WORDS);
    copy.innerHTML = `<input type="date" id="${id}" name="${id}" value="${value}" aria-invalid="true"><button type="button" hidden></button>`;
    return copy;
  };

  test("its day and what is said of it are taken over, and the field stays the one that is typed into", async () => {
    const before = typed();
    expect(takeOverDate(frames()[0]!, copyOf("2026-11-30"))).toBe(true);
    expect([typed() === before, typed().value, own().value]).toEqual([true, "30/11/2026", "2026-11-30"]);
    await heard();
    expect(typed().getAttribute("aria-invalid")).toBe("true");
  });

  test("what is being typed stays, and so does a text that is no day yet", () => {
    typed().focus();
    type("3/4/85");
    takeOverDate(frames()[0]!, copyOf("2026-11-30"));
    expect([typed().value, own().value]).toEqual(["3/4/85", "1985-04-03"]);
    type("31/2", "change");
    typed().blur();
    takeOverDate(frames()[0]!, copyOf(""));
    expect([typed().value, own().value]).toEqual(["31/2", ""]);
  });

  test("that of another field takes its place, and can be typed in after", () => {
    expect(takeOverDate(frames()[0]!, copyOf("2026-11-30", "day"))).toBe(true);
    typeDates(frames());
    expect(document.querySelector<HTMLInputElement>("#day")?.value).toBe("30/11/2026");
    expect(typed()).toBeNull();
  });

  test("a field that is the browser's own is left to whoever shows the page", () => {
    const plain = copyOf("");
    expect(takeOverDate(plain, copyOf("2026-11-30"))).toBe(false);
  });
});

test("the button opens the browser's calendar, and so does the arrow with Alt", () => {
  const open = vi.fn();
  document.body.innerHTML = `<span data-date='${JSON.stringify(WORDS)}'><input type="date" id="birthDate" name="d"><button type="button" hidden></button></span>`;
  own().showPicker = open;
  typeDates(frames());
  const button = document.querySelector("button")!;
  expect(button.hidden).toBe(false);
  button.click();
  typed().dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowDown", altKey: true, bubbles: true }));
  expect(open).toHaveBeenCalledTimes(2);
});
