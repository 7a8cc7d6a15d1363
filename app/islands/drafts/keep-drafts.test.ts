// @vitest-environment happy-dom
import { beforeAll, expect, test, vi } from "vitest";
import { draftStore } from "./draft-store";
import { keepDrafts } from "./keep-drafts";
import { pageName } from "./page-name";

const SECRET = "1".repeat(16) + "a".repeat(48);
const PAGE = `
  <form id="reading" method="post" data-draft="kept"><input name="value"></form>
  <form id="remove" method="post"><input name="note"><button>Remove</button></form>
  <a id="other" hreflang="es" href="#es">Español</a>`;

const store = () => draftStore({ secret: SECRET, shared: localStorage, tab: sessionStorage, now: () => Date.now() });
const kept = () => store().read(pageName(location));
const settled = () => new Promise((resolve) => void setTimeout(resolve, 100));

const holds = (value: string) =>
  vi.waitFor(async () => expect(await kept()).toMatchObject({ kind: "kept", typed: [[["value", 0, value, false]]] }), {
    timeout: 10_000,
  });

function type(text: string): void {
  const input = document.querySelector<HTMLInputElement>("#reading input")!;
  input.value = text;
  input.dispatchEvent(new Event("input", { bubbles: true }));
}

function send(form: string): void {
  const event = new Event("submit", { bubbles: true, cancelable: true });
  document.getElementById(form)?.dispatchEvent(event);
}

beforeAll(() => {
  document.documentElement.dataset["draftKey"] = SECRET;
  document.body.innerHTML = PAGE;
  keepDrafts();
});

test("sending another form of the page, or switching its language, makes no draft of a form in which nothing was typed", async () => {
  send("remove");
  document.getElementById("other")?.click();
  await settled();
  expect(await kept()).toBeUndefined();
});

test("sending another form of the page keeps what was typed into the one that is kept", async () => {
  type("120");
  send("remove");
  await holds("120");
  // It is not what was sent: whatever becomes of that, it stays.
  expect(sessionStorage.getItem("sent-draft")).toBeNull();
});

test("what is sent itself is on its way, and given up once it has arrived", async () => {
  type("121");
  send("reading");
  await holds("121");
  expect(sessionStorage.getItem("sent-draft")).toContain('"kind":"kept"');
});
