import { expect, test } from "vitest";
import { createFormat } from "./format";
import { periodWords } from "./period-words";
import { createTranslator } from "./translator.server";

test("days are written out, in the language of the paper", () => {
  const { t, bcp47 } = createTranslator("en_US");
  const words = (from: string, to: string) => periodWords({ from, to }, { t, format: createFormat(bcp47) });
  expect(words("2026-11-30", "2026-12-04")).toBe(
    "From Monday, November 30, 2026 to Friday, December 4, 2026, both included",
  );
  expect(words("2026-11-30", "2026-11-30")).toBe("Monday, November 30, 2026");
  expect(words("2026-11-30", "")).toBe("From Monday, November 30, 2026, for now without a last day");
  expect(words("", "")).toBe("");
});
