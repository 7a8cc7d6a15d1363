import { describe, expect, it } from "vitest";
import { inListOrder, refusedOf, storedRecord, SUBJECT, valuesOf } from "../../../../tests/support/health-record";
import { goal } from "./goal";

const walk = { goal: "Walk half an hour every day", status: "ACTIVE" };
const weight = { ...walk, tracker: "weight", comparison: "AT_MOST", target: "80", unit: "kg" };

describe("a goal", () => {
  it("needs no measurement", () => {
    expect(refusedOf(goal, walk)).toEqual([]);
    expect(refusedOf(goal, { ...walk, target: "80" })).toEqual(["tracker goals:trackerMissing"]);
  });

  it("that a tracker measures has a target in one of the tracker's units", () => {
    expect(refusedOf(goal, weight)).toEqual([]);
    expect(refusedOf(goal, { ...weight, unit: "mmHg" })).toEqual(["unit goals:otherUnit"]);
    expect(refusedOf(goal, { ...weight, comparison: "", target: "" })).toEqual([
      "comparison errors:field.chooseOne",
      "target errors:field.mandatory",
    ]);
  });

  it("takes the unit of a tracker that has one alone", () => {
    const pulse = { ...walk, tracker: "pulse", comparison: "AT_MOST", target: "80" };
    expect(valuesOf(goal, pulse)).toMatchObject({ unit: "/min" });
    expect(valuesOf(goal, { ...weight, unit: "" })).toMatchObject({ unit: "" });
  });

  it("is refused with a target that cannot be", () => {
    expect(refusedOf(goal, { ...weight, target: "900" })).toEqual(["target goals:impossible"]);
    expect(refusedOf(goal, { ...weight, unit: "lb", target: "900" })).toEqual([]);
    const between = { ...weight, comparison: "BETWEEN", targetTo: "70" };
    expect(refusedOf(goal, between)).toEqual(["targetTo goals:notAbove"]);
  });

  it("may be due in the future, but not before its start", () => {
    expect(refusedOf(goal, { ...walk, start: "2026-12-01", due: "2027-03" })).toEqual([]);
    expect(refusedOf(goal, { ...walk, start: "2026-12-01", due: "2026-11" })).toEqual(["due phr:date.endBeforeStart"]);
  });

  it("that is under way stands first, the soonest due before the rest, and without a date last", () => {
    const listed = [
      { goal: "finished", status: "COMPLETED", due: "2020" },
      { goal: "undated", status: "ACTIVE" },
      { goal: "later", status: "ACTIVE", due: "2027-05" },
      { goal: "sooner", status: "ACCEPTED", due: "2027-01-02" },
    ];
    expect(inListOrder(goal, listed)).toEqual(["sooner", "later", "undated", "finished"]);
  });
});

describe("a goal in FHIR", () => {
  const fhir = (typed: object, as = {}) => goal.fhir(storedRecord(goal, typed, as), SUBJECT);

  it("has the lifecycle, the description and the subject that are required", () => {
    expect(fhir({ ...walk, status: "ON_HOLD" })).toMatchObject({
      ...{ resourceType: "Goal", lifecycleStatus: "on-hold", subject: SUBJECT },
      description: { text: walk.goal },
    });
    expect(fhir(walk, { enabled: false })).toMatchObject({ lifecycleStatus: "entered-in-error" });
    expect(fhir(walk)).not.toHaveProperty("target");
  });

  it("names what is measured with every target (gol-1)", () => {
    expect(fhir({ ...weight, due: "2027" })).toMatchObject({
      target: [
        {
          measure: { coding: [{ system: "http://loinc.org", code: "29463-7" }] },
          detailQuantity: { value: 80, code: "kg", comparator: "<=" },
          dueDate: "2027",
        },
      ],
    });
    const sugar = { ...walk, tracker: "glucose", comparison: "BETWEEN", target: "4", targetTo: "7,5", unit: "mmol/L" };
    expect(fhir(sugar)).toMatchObject({
      target: [{ measure: { text: "glucose" }, detailRange: { low: { value: 4 }, high: { value: 7.5 } } }],
    });
  });
});
