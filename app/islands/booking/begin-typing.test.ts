// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { beginTyping } from "./begin-typing";

let wide = true;

beforeEach(() => {
  wide = true;
  vi.stubGlobal("matchMedia", () => ({ matches: wide }));
});

const HIDDEN = '<button name="intent" value="book" tabindex="-1">Book</button><input type="hidden" name="for">';
const BOOK = '<button id="book" name="intent" value="book">Book</button>';
const page = (begin: string) =>
  (document.body.innerHTML = `<form ${begin}>${HIDDEN}<textarea id="reason"></textarea>${BOOK}</form>`);
const focused = () => document.activeElement?.id;

test("the focus goes to the first field where there is something to type", () => {
  page('data-begin=""');
  beginTyping();
  expect(focused()).toBe("reason");
});

test("the focus goes to the button that books where nothing must be typed", () => {
  page('data-begin="press"');
  beginTyping();
  expect(focused()).toBe("book");
});

test("the focus stays on a phone, on a page that asks for none, and where it is already", () => {
  wide = false;
  page('data-begin="press"');
  beginTyping();
  expect(focused()).toBe("");
  wide = true;
  page("");
  beginTyping();
  expect(focused()).toBe("");
  page('data-begin="press"');
  document.getElementById("reason")?.focus();
  beginTyping();
  expect(focused()).toBe("reason");
});
