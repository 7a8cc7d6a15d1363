import { expect, test } from "vitest";
import { proposedLines, proposedStrengths, type EarlierLine } from "./proposals";
import { medicineOf } from "./sample-medicine";

const DAILY = { form: "TABLET", strength: "500", strengthUnit: "mg", dose: 1, frequency: "DAILY" } as const;
const earlier = (said: Parameters<typeof medicineOf>[0], at: number | null = 1): EarlierLine => ({
  ...{ at, line: { name: "Cefuroxime axetil", quantity: null, medicine: medicineOf(said) } },
});

test("what the patient had comes first, then favorites, then what was written for others, each once and by the chosen name", () => {
  const twice = { ...DAILY, frequency: "TWICE_DAILY" } as const;
  const lines = proposedLines("Cefuroxime", {
    patient: [earlier(DAILY, 3)],
    favourite: [earlier(DAILY, null), earlier(twice, null)],
    own: [earlier(twice, 9), earlier({ ...DAILY, days: 7 }, 8)],
  });
  expect(lines.map(({ from, at, line }) => [from, at, line.name, line.medicine.days])).toEqual([
    ["patient", 3, "Cefuroxime", null],
    ["favourite", null, "Cefuroxime", null],
    ["own", 8, "Cefuroxime", 7],
  ]);
});

test("words that were written for another patient are not proposed, and those of this one are", () => {
  const said = { ...DAILY, instructions: "As for your son", reason: "HIV", neededFor: "panic", refills: 3 };
  const of = (from: "patient" | "own") =>
    proposedLines("Cefuroxime", { patient: [], favourite: [], own: [], [from]: [earlier(said)] })[0]?.line.medicine;
  expect(of("own")).toMatchObject({ ...DAILY, instructions: "", reason: "", neededFor: "", refills: 0 });
  expect(of("patient")).toMatchObject(said);
  const inWords = { own: [earlier({ dosageText: "As we said on the phone, Ada" })], patient: [], favourite: [] };
  expect(proposedLines("Cefuroxime", inWords)).toEqual([]);
});

test("the usual strengths are those of each form, and what is in a liquid is written as a label has it", () => {
  const strengths = proposedStrengths([
    { form: "TABLET", strengths: [{ amount: "500/125", unit: "mg" }] },
    { form: "SUSPENSION", strengths: [{ amount: "125", unit: "mg", per: "5ml" }] },
    { form: "SOLUTION", strengths: [{ amount: "1", unit: "gm", per: "ml" }] },
  ]);
  expect(strengths).toEqual([
    { form: "TABLET", strength: "500/125", strengthUnit: "mg" },
    { form: "SUSPENSION", strength: "125 mg/5 ml", strengthUnit: "" },
    { form: "SOLUTION", strength: "1 g/ml", strengthUnit: "" },
  ]);
});
