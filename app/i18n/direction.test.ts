import { expect, test } from "vitest";
import { createFormat } from "./format";
import { localeMessages } from "./translator.server";

const textsOf = (words: unknown): string[] =>
  typeof words === "string" ? [words] : Object.values(words as object).flatMap((each) => textsOf(each));
const arabic = textsOf(localeMessages("ar_BH"));

test("an address within Arabic words keeps its own direction, so that its slashes stay behind it", () => {
  expect(arabic.filter((text) => /(?<!\u2066)https:\/\//u.test(text))).toEqual([]);
});

test("the name of a zone begins with the word for time in Arabic, which no sentence around it repeats", () => {
  expect(createFormat("ar-BH").zoneName("Asia/Bahrain", 0)).toMatch(/^توقيت /u);
  expect(arabic.filter((text) => /توقيت \{\{/u.test(text))).toEqual([]);
});
