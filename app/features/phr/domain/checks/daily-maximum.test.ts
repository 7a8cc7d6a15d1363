import { describe, expect, it, test } from "vitest";
import { isSubstanceClass } from "../vocabulary/substance-classes";
import { termsOf } from "../vocabulary/terms";
import { doseCheck, doseLevel, WORDS_OF_DOSES } from "./daily-maximum";
import { NOTHING_SAID, type TakenDose } from "./taken-dose";

const ADULT = { age: 40, weightKg: null };

/** What is said of a dose: its warnings, then why it was not compared. */
function said(name: string, taken: Partial<TakenDose>, taker: { age: number | null; weightKg: number | null } = ADULT) {
  const { findings, unchecked } = doseCheck(name, { ...NOTHING_SAID, place: "inside", everyDays: 1, ...taken }, taker);
  return [...findings.map(({ check, level, about }) => `${level} ${check} ${about}`.trim()), unchecked];
}

test("each word of the tables is a class, or a substance that the vocabulary knows", () => {
  const known = new Set(termsOf("drugs").flatMap(({ substances }) => substances));
  expect(WORDS_OF_DOSES.filter((word) => !isSubstanceClass(word) && !known.has(word))).toEqual([]);
});

test("a dose above the usual maximum is a caution, and from twice of it on a danger", () => {
  expect([80, 81, 159.9, 160, 800].map((dose) => doseLevel(dose, 80))).toEqual([null, "warn", "warn", "stop", "stop"]);
});

describe("an adult's dose", () => {
  it("is compared by the one substance that a name has, in any language", () => {
    expect(said("Paracetamol 500 mg", { dayMg: 4_000 })).toEqual([null]);
    expect(said("باراسيتامول", { dayMg: 6_000 })).toEqual(["warn DOSE 6000 / 4000 mg", null]);
    expect(said("Metformin and sitagliptin", { dayMg: 9_000 })).toEqual(["noMaximum"]);
    expect(said("Grandma's drops", { dayMg: 9_000 })).toEqual([null]);
  });

  it("is dangerous where the strength is a thousand times too high", () => {
    expect(said("Levothyroxine", { dayMg: 100 })).toEqual(["stop DOSE 100 / 0.3 mg", null]);
    expect(said("Warfarin", { dayMg: 5_000 })).toEqual(["stop DOSE 5000 / 10 mg", null]);
    // However it is taken: one tablet alone is too much.
    expect(said("Warfarin", { eachMg: 5_000, inWords: true, everyDays: null })).toEqual([
      ...["stop DOSE 5000 / 10 mg", "warned"],
    ]);
  });

  it("that nobody compared is a caution of medicines of which a little too much does harm", () => {
    for (const name of ["Warfarin", "Lithium", "Apixaban", "Tramadol"])
      expect(said(name, {})).toEqual(["warn DOSE.unchecked", "warned"]);
    expect(said("Enoxaparin", { dayMg: 80, place: "injected" })).toEqual(["warn DOSE.unchecked", "warned"]);
    expect(said("Insulin glargine", { place: "injected" })).toEqual(["warn DOSE.unchecked", "warned"]);
    expect(said("Paracetamol", {})).toEqual(["noAmount"]);
    expect(said("Timolol", { place: "outside" })).toEqual(["noMaximum"]);
  });

  it("is one of what is inhaled, injected or taken once only", () => {
    expect(said("Ventolin 100 mcg inhaler", { dayMg: 0.8, place: "inhaled" })).toEqual([null]);
    expect(said("Salbutamol", { dayMg: 4, place: "inhaled" })).toEqual(["stop DOSE 4 / 0.8 mg", null]);
    expect(said("Furosemide", { dayMg: 40, place: "injected" })).toEqual(["noMaximum"]);
    expect(said("Azithromycin", { dayMg: 1_000, everyDays: Infinity })).toEqual([null]);
    expect(said("Azithromycin", { dayMg: 1_000 })).toEqual(["stop DOSE 1000 / 500 mg", null]);
  });
});

describe("a child's dose", () => {
  const boy = { age: 3, weightKg: null };
  const weighed = { age: 3, weightKg: 14 };

  it("is never compared with the maximum of adults alone", () => {
    expect(said("Paracetamol", { dayMg: 4_000, onceMg: 1_000 }, boy)).toEqual(["warn DOSE.child 3", "warned"]);
    expect(said("Paracetamol", { dayMg: 4_100 }, boy)).toEqual(["stop DOSE 4100 / 4000 mg", "warned"]);
    expect(said("Sertraline", { dayMg: 50 }, { age: 15, weightKg: 50 })).toEqual(["warn DOSE.child 15", "warned"]);
    expect(said("Ibuprofen", { dayMg: 1_200 }, { age: 12, weightKg: null })).toEqual([null]);
    // Of a medicine that has no known maximum, it is said of small children.
    expect(said("Sucralfate", { dayMg: 500 }, boy)).toEqual(["warn DOSE.child 3", "warned"]);
    expect(said("Sucralfate", { dayMg: 500 }, { age: 15, weightKg: null })).toEqual(["noMaximum"]);
  });

  it("is compared by weight where that is known", () => {
    expect(said("Paracetamol", { dayMg: 840, onceMg: 210 }, weighed)).toEqual([null]);
    expect(said("Paracetamol", { dayMg: 4_000, onceMg: 1_000 }, weighed)).toEqual([
      ...["stop DOSE 4000 / 840 mg", "stop DOSE.once 1000 / 210 mg", null],
    ]);
    expect(said("Ibuprofen", { dayMg: 600, onceMg: 200 }, weighed)).toEqual(["warn DOSE 600 / 420 mg", null]);
    expect(said("Amoxicillin", { dayMg: 1_200, onceMg: 400 }, weighed)).toEqual([null]);
    // Nobody gets more than an adult, whatever they weigh.
    expect(said("Paracetamol", { dayMg: 4_500, onceMg: 1_000 }, { age: 14, weightKg: 90 })).toEqual([
      ...["warn DOSE 4500 / 4000 mg", null],
    ]);
  });

  it("is never said to be compared for a baby", () => {
    expect(said("Paracetamol", { dayMg: 120, onceMg: 60 }, { age: 0, weightKg: 5 })).toEqual([
      ...["warn DOSE.baby", "warned"],
    ]);
  });
});
