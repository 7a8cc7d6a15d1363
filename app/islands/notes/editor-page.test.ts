// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { editorPage } from "./editor-page";

const THEIRS = { text: "Rest", author: "Ada Okafor", at: 0, isOwn: false, isMine: false } as never;
const scrolled = vi.fn();

let page: ReturnType<typeof editorPage>;
const show = (id: string, alternatives: never[]) => page.others(id, alternatives, () => undefined);
const field = (id: string) => document.querySelector<HTMLTextAreaElement>(`#${id}`)!;
const focused = () => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.id;

beforeEach(() => {
  scrolled.mockReset();
  HTMLElement.prototype.scrollIntoView = scrolled;
  document.documentElement.lang = "en";
  const section = (id: string) =>
    `<div data-note-section="${id}"><textarea id="${id}"></textarea><div data-note-others></div></div>`;
  const words = JSON.stringify({ other: "{name} wrote this:" });
  document.body.innerHTML = `<form data-words='${words}' data-zone="UTC">${section("plan")}${section("findings")}
<template data-note-other><div role="group" tabindex="-1"><p data-says></p><p data-text></p>
<button data-choose="mine"></button></div></template></form>`;
  page = editorPage(document.querySelector("form")!);
});

test("a choice between two texts is brought into view and focused when it appears, and not again while it stands", () => {
  field("plan").readOnly = true;
  field("plan").focus();
  show("plan", [THEIRS]);
  expect(focused()).toBe("Ada Okafor wrote this:");
  expect(scrolled).toHaveBeenCalledTimes(1);
  field("plan").focus();
  show("plan", [{ ...(THEIRS as object), text: "Rest and tea" } as never]);
  expect(focused()).toBe("plan");
  expect(scrolled).toHaveBeenCalledTimes(1);
});

test("it comes into view below what somebody types there without taking the focus, and leaves who types elsewhere alone", () => {
  field("plan").focus();
  show("findings", [THEIRS]);
  expect(scrolled).not.toHaveBeenCalled();
  show("plan", [THEIRS]);
  expect(scrolled).toHaveBeenCalledTimes(1);
  expect(focused()).toBe("plan");
});

test("of several that appear at once the first has the focus", () => {
  show("plan", [THEIRS]);
  show("findings", [THEIRS]);
  expect(document.activeElement?.closest("[data-note-section]")?.getAttribute("data-note-section")).toBe("plan");
  expect(scrolled).toHaveBeenCalledTimes(1);
});
