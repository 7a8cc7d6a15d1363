import { expect, it } from "vitest";
import { allergy } from "./allergy";

const FACTS = { today: "2026-11-23", birthDate: "1980-01-01" };
const entered = (typed: object) => {
  const values = allergy.settle(allergy.schema.parse({ reactions: ["RASH"], status: "ACTIVE", ...typed }));
  return { group: values.category, wrong: allergy.check(values, FACTS).map(({ field }) => field) };
};

it("an allergy is in the group of what it is to, whatever language names it, where nobody chose one", () => {
  for (const [allergen, group] of [
    ["Ibuprofen", "MEDICATION"],
    ["Penicilina", "MEDICATION"],
    ["Metformin", "MEDICATION"],
    ["Peanut", "FOOD"],
    ["House dust mites", "ENVIRONMENT"],
  ])
    for (const category of ["", undefined]) expect(entered({ allergen, category })).toEqual({ group, wrong: [] });
});

it("the group that somebody chose stands, and is asked for where nobody knows it", () => {
  expect(entered({ allergen: "Ibuprofen", category: "ENVIRONMENT" }).group).toBe("ENVIRONMENT");
  expect(entered({ allergen: "Aunt's soup" })).toEqual({ group: "", wrong: ["category"] });
});
