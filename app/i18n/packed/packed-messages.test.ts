import { expect, it } from "vitest";
import { MESSAGES } from "../../../tests/support/all-messages";
import { MESSAGE_LOCALES } from "../locales";
import { keys } from "./keys";
import { messagesOf, textsOf } from "./packed-messages";

it.each(MESSAGE_LOCALES)("the messages of %s are the same after they were packed", (locale) => {
  const texts = textsOf(MESSAGES[locale], keys, locale);
  expect(texts.length).toBeGreaterThan(5_000);
  expect(messagesOf(texts, keys, locale)).toEqual(MESSAGES[locale]);
});

it("texts that are not as many as the keys are refused", () => {
  const few = { a: 0, b: 1, c: { d: 0 } } as const;
  expect(messagesOf(["A", "one", "more", "D"], few, "en_US")).toEqual({
    a: "A",
    b_one: "one",
    b_other: "more",
    c: { d: "D" },
  });
  expect(() => messagesOf(["A"], few, "en_US")).toThrow(RangeError);
  expect(() => textsOf({ a: "A" }, few, "en_US")).toThrow("no message b_one");
});
