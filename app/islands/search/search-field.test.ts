// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { bookingPanel } from "~/paths/booking-panel";
import type { Answer } from "./answer";

/** A busy machine takes its time over what is done after a pause in typing. */
const PATIENCE = { timeout: 10_000 };

const FOUND: Answer = {
  groups: [
    { label: "Patients", items: [{ href: "/patients/1", title: "Zainab <b>", details: ["4 May 1980"] }] },
    { label: "Actions", items: [{ href: "/new", title: "New patient", details: [] }] },
  ],
  sure: true,
  said: "2 results",
  all: { href: "/search?q=z", title: "Show all results" },
};
const field = () => document.querySelector<HTMLInputElement>("header input")!;
const options = () => [...document.querySelectorAll<HTMLAnchorElement>("[role=option]")];
const marked = () => options().filter(({ ariaSelected }) => ariaSelected === "true");
const ask = vi.fn(() => Promise.resolve(Response.json(FOUND)));

beforeEach(async () => {
  vi.stubGlobal("fetch", ask);
  document.body.innerHTML = `<header><form data-search="/suggestions" action="/search">
    <label for="q">Search</label><input id="q" name="q"><div data-search-list></div></form></header><button>Away</button>`;
  await import("../search");
});
afterEach(() => {
  // What a test has begun to ask for is not asked for in the next.
  field().blur();
  vi.unstubAllGlobals();
  ask.mockClear();
});

async function type(text: string): Promise<void> {
  field().focus();
  field().value = text;
  field().dispatchEvent(new Event("input", { bubbles: true }));
  await vi.waitFor(() => expect(options()).toHaveLength(3), PATIENCE);
}

const press = (key: string, target: EventTarget = field(), more: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
  target.dispatchEvent(event);
  return event.defaultPrevented;
};

test("what is found to book opens in front of the page, whichever it is", async () => {
  vi.doMock("../panel/open-drawer", () => ({ openDrawer: () => undefined }));
  field().focus();
  const link = document.createElement("a");
  link.href = bookingPanel();
  document.body.appendChild(link);
  const isTaken = () => {
    const click = new MouseEvent("click", { bubbles: true, cancelable: true });
    link.dispatchEvent(click);
    return click.defaultPrevented;
  };
  await vi.waitFor(() => expect(isTaken()).toBe(true), PATIENCE);
});

test("what is found is listed by kind as text, with the first marked, and is said aloud", async () => {
  await type("z");
  expect(ask).toHaveBeenCalledExactlyOnceWith("/suggestions?q=z", expect.anything());
  expect(options().map(({ textContent }) => textContent)).toEqual([
    "Zainab <b>4 May 1980",
    "New patient",
    "Show all results",
  ]);
  expect(document.querySelectorAll("[role=group]")).toHaveLength(2);
  expect(document.querySelector("[role=status]")?.textContent).toBe("2 results");
  expect(field().getAttribute("aria-activedescendant")).toBe(options()[0]?.id);
  expect(field().ariaExpanded).toBe("true");
});

test("the first arrow goes to the first result, which is marked already, the next one on; Enter opens what is marked, and Escape closes the list", async () => {
  await type("z");
  const path = () => marked().map(({ href }) => new URL(href, "http://a").pathname);
  press("ArrowDown");
  expect(path()).toEqual(["/patients/1"]);
  expect(field().getAttribute("aria-activedescendant")).toBe(options()[0]?.id);
  press("ArrowDown");
  expect(path()).toEqual(["/new"]);
  // Who goes there is in the page at once.
  expect(marked().map(({ href }) => new URL(href, "http://a").hash)).toEqual(["#main"]);
  const opened = vi.fn((event: Event) => event.preventDefault());
  options()[1]?.addEventListener("click", opened);
  expect(press("Enter")).toBe(true);
  expect(opened).toHaveBeenCalledOnce();
  expect(press("Escape")).toBe(true);
  expect(options()).toEqual([]);
  expect(press("Escape")).toBe(false);
});

test("where several fit alike none is marked, and Enter sends the form, which leads to all of them", async () => {
  ask.mockImplementationOnce(() => Promise.resolve(Response.json({ ...FOUND, sure: false })));
  await type("z");
  expect(marked()).toEqual([]);
  expect(press("Enter")).toBe(false);
  press("ArrowDown");
  expect(marked()).toEqual([options()[0]]);
});

test("Enter sends the form where the answer is to something else than what stands in the field", async () => {
  await type("z");
  field().value = "za";
  expect(press("Enter")).toBe(false);
});

test("Control K and the slash lead to the field, but the slash is typed in another field", () => {
  const away = document.querySelector("button")!;
  expect(press("k", away, { ctrlKey: true })).toBe(true);
  expect(document.activeElement).toBe(field());
  expect(press("/", field())).toBe(false);
  away.focus();
  expect(press("/", away)).toBe(true);
  expect(document.activeElement).toBe(field());
});

test("it says so where nothing is found, and Enter sends the form", async () => {
  ask.mockImplementationOnce(() => Promise.resolve(Response.json({ ...FOUND, groups: [], said: "No results" })));
  field().focus();
  await vi.waitFor(
    () => expect(document.querySelector("[data-search-list]")?.textContent).toBe("No results"),
    PATIENCE,
  );
  expect(options()).toEqual([]);
  expect(field().ariaExpanded).toBe("false");
  expect(press("Enter")).toBe(false);
});

test("nothing is shown where the session has ended", async () => {
  ask.mockImplementationOnce(() =>
    Promise.resolve(new Response("<html>", { headers: { "content-type": "text/html" } })),
  );
  field().focus();
  await vi.waitFor(() => expect(ask).toHaveBeenCalledOnce(), PATIENCE);
  expect(options()).toEqual([]);
  expect(field().ariaExpanded).toBe("false");
});
