import { expect, test } from "vitest";
import { storedRecord } from "../../../../../tests/support/health-record";
import { condition } from "../../records/condition";
import { codingOfRecord } from "./resolve-coding.server";
import { codeNameOf } from "./code-name.server";

const named = (words: string) => {
  const record = storedRecord(condition, { condition: words, status: "ACTIVE" });
  return { ...record, coding: codingOfRecord(condition, record.values) };
};

test("a coded name is said in the reader's language where its words are of another one", () => {
  expect(codeNameOf(named("الربو"), "en_US")).toBe("Asthma");
  expect(codeNameOf(named("asthma"), "es_ES")).toBe("Asma");
  expect(codeNameOf(named("asthma"), "en_US")).toBe("");
  expect(codeNameOf(named("الربو"), "ar_BH")).toBe("");
  expect(codeNameOf(named("Something that nobody knows"), "es_ES")).toBe("");
});
