import { expect, test } from "vitest";
import { canonicalJson } from "~/kernel/text/canonical-json";
import { showsDetails } from "./seen-by-patient";
import { isEarlyRenewal, stateOn, validityProblem } from "./validity";
import { codeOf, readCode, shownCode, shownNumber } from "./verification-code";

test("a code is read however it was copied, and nothing else is one", () => {
  const code = codeOf(Uint8Array.from({ length: 16 }, (_, at) => at * 7));
  expect(code).toHaveLength(16);
  expect(readCode(shownCode(code))).toBe(code);
  expect(readCode(` ${shownCode(code).toLowerCase().replaceAll("0", "o").replaceAll("1", "l")} `)).toBe(code);
  const groups = shownCode(code).split("-");
  for (const between of [" ", " – ", ".", "/", "\u2069 \u2068", "\u200e-\u200e"])
    expect(readCode(groups.join(between))).toBe(code);
  const arabic = code.replace(/\d/g, (digit) => String.fromCharCode(0x0660 + Number(digit)));
  expect(readCode(arabic)).toBe(code);
  expect([readCode(""), readCode(code.slice(1)), readCode(`${code.slice(1)}U`)]).toEqual([null, null, null]);
  expect(shownNumber(42)).toBe("000042");
});

test("canonical JSON is one text for one thing, whatever the order of its names", () => {
  expect(canonicalJson({ b: [1, { d: null, c: "é" }], a: undefined, A: 1.5 })).toBe(
    '{"A":1.5,"b":[1,{"c":"é","d":null}]}',
  );
  expect(canonicalJson({ x: 1, y: 2 })).toBe(canonicalJson({ y: 2, x: 1 }));
});

test("a prescription is valid through its last day, and what has ended stays so", () => {
  const on = (state: "SIGNED" | "DISPENSED", today: string) => stateOn({ state, validUntil: "2027-04-05" }, today);
  expect([on("SIGNED", "2027-04-05"), on("SIGNED", "2027-04-06"), on("DISPENSED", "2027-04-06")]).toEqual([
    ...["SIGNED", "EXPIRED", "DISPENSED"],
  ]);
  expect([validityProblem("2027-01-04", "2027-01-05"), validityProblem("2028-01-06", "2027-01-05")]).toEqual([
    ...["past", "tooLong"],
  ]);
});

test("a renewal is early before three quarters are used, refills counted", () => {
  const early = (today: string) => isEarlyRenewal("2027-01-01", { days: 10, refills: 1 }, today);
  expect([early("2027-01-15"), early("2027-01-16")]).toEqual([true, false]);
  const standing = (today: string) => isEarlyRenewal("2027-01-01", { days: null, refills: 0 }, today);
  expect([standing("2027-01-01"), standing("2027-01-02")]).toEqual([true, false]);
});

test("a patient sees the details as chosen for this one, else as the organization has it", () => {
  expect([
    showsDetails(null, true),
    showsDetails(null, false),
    showsDetails(true, false),
    showsDetails(false, true),
  ]).toEqual([true, false, true, false]);
});
