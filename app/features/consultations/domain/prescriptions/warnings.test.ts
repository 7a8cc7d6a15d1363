import { expect, test } from "vitest";
import type { PrescribedMedicine } from "./prescribed-medicine";
import { medicineOf } from "./sample-medicine";
import { answeredWarnings, answersIn, overruledWith, type LineWarning } from "./warnings";

const IBUPROFEN = medicineOf({
  ...{ strength: "400", strengthUnit: "mg", form: "TABLET", method: "BY_MOUTH" },
  ...{ dose: 1, frequency: "THREE_TIMES_DAILY" },
});
const BLEEDING: LineWarning = { check: "INTERACTION.bleeding", level: "stop", about: "Warfarin" };
const ALLERGY: LineWarning = { check: "ALLERGY.sameClass", level: "stop", about: "Penicillin" };

/** A medicine whose warnings a reason was given for. */
const answered = (medicine: PrescribedMedicine, ...warnings: readonly LineWarning[]): PrescribedMedicine => ({
  ...medicine,
  overruled: overruledWith(warnings, medicine, {
    ...{ caution: "INR is watched" },
    dangers: warnings.map((warning) => ({ ...warning, reason: "INR is watched" })),
  }),
});

test("one reason is kept for all cautions, and a dangerous warning is kept by its own alone", () => {
  const dose = { check: "DOSE", level: "stop", about: "800 / 80 mg" } as const;
  const caution = { check: "DUPLICATE.sameClass", level: "warn", about: "Naproxen" } as const;
  const kept = overruledWith([ALLERGY, dose, caution], IBUPROFEN, {
    caution: "By day",
    dangers: [{ ...dose, reason: "As the hospital has it" }],
  });
  expect(kept).toMatchObject([
    { ...dose, reason: "As the hospital has it", given: { strength: "400", frequency: "THREE_TIMES_DAILY" } },
    { ...caution, reason: "By day" },
  ]);
  const { level: _, ...before } = { ...ALLERGY, reason: "Tolerated in 2025" };
  const known = { ...IBUPROFEN, overruled: [before] };
  expect(overruledWith([ALLERGY], known, { caution: "x", dangers: [{ ...ALLERGY, reason: "y" }] })).toEqual([before]);
});

test("a reason answers for as much as it was given for, and is asked for again where more is taken", () => {
  const medicine = answered(IBUPROFEN, BLEEDING);
  const reasonAt = (change: Partial<PrescribedMedicine>) =>
    answeredWarnings([BLEEDING], { ...medicine, ...change })[0]?.reason;
  expect([
    reasonAt({}),
    reasonAt({ days: 3, instructions: "With food" }),
    reasonAt({ frequency: "TWICE_DAILY" }),
    reasonAt({ strength: "600", frequency: "TWICE_DAILY" }),
  ]).toEqual(Array(4).fill("INR is watched"));
  expect([
    reasonAt({ strength: "600" }),
    reasonAt({ dose: 2 }),
    reasonAt({ frequency: "FOUR_TIMES_DAILY" }),
    reasonAt({ frequency: "THREE_TIMES_DAILY", dosageText: "As told" }),
    reasonAt({ form: "GEL", method: "ON_THE_SKIN" }),
  ]).toEqual(Array(5).fill(""));
});

test("what was weekly and is daily now is more, though no day has more of it", () => {
  const weekly = answered({ ...IBUPROFEN, frequency: "WEEKLY" }, BLEEDING);
  expect(answeredWarnings([BLEEDING], { ...weekly, frequency: "DAILY" })[0]?.reason).toBe("");
  expect(answeredWarnings([BLEEDING], { ...weekly, frequency: "MONTHLY" })[0]?.reason).toBe("INR is watched");
});

test("a warning that became dangerous since is asked for again, and an allergy is one to the substance", () => {
  const cautioned = answered(IBUPROFEN, { ...BLEEDING, level: "warn" });
  expect(answeredWarnings([BLEEDING], cautioned)[0]?.reason).toBe("");
  const allergic = answered(IBUPROFEN, ALLERGY);
  expect(answeredWarnings([ALLERGY], { ...allergic, dose: 2 })[0]?.reason).toBe("INR is watched");
});

test("the former reason is kept for what it was given for: it is shown, answers again, and is not signed for more", () => {
  const more = { ...answered(IBUPROFEN, BLEEDING), dose: 2 };
  expect(answeredWarnings([BLEEDING], more)).toMatchObject([
    { reason: "", before: { reason: "INR is watched", given: { dose: 1 } } },
  ]);
  const again = {
    ...more,
    overruled: overruledWith([BLEEDING], more, { caution: "", dangers: [{ ...BLEEDING, reason: "Two days only" }] }),
  };
  expect(again.overruled.map(({ reason, given }) => [reason, given?.dose])).toEqual([
    ["INR is watched", 1],
    ["Two days only", 2],
  ]);
  expect(answersIn([BLEEDING], again).map(({ reason }) => reason)).toEqual(["Two days only"]);
  expect(answersIn([BLEEDING], { ...again, dose: 1 }).map(({ reason }) => reason)).toEqual(["INR is watched"]);
});
