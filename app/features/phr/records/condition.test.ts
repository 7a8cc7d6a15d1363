import { describe, expect, it } from "vitest";
import { inListOrder, refusedOf, storedRecord, SUBJECT, valuesOf } from "../../../../tests/support/health-record";
import { condition } from "./condition";

const asthma = { condition: "Asthma", status: "ACTIVE" };

describe("a health condition", () => {
  it("that has an end is over, whatever was chosen beside it", () => {
    expect(valuesOf(condition, { ...asthma, end: "2020" })).toMatchObject({ status: "RESOLVED", end: "2020" });
    expect(valuesOf(condition, { ...asthma, status: "REMISSION", end: "2020" })).toMatchObject({ status: "REMISSION" });
  });

  it("that is there again has no end any more", () => {
    const over = { ...asthma, status: "RESOLVED", end: "2020" };
    expect(valuesOf(condition, { ...over, status: "RECURRENCE" }, over)).toMatchObject({
      status: "RECURRENCE",
      end: "",
    });
  });

  it("that was active is over as soon as an end is typed", () => {
    expect(valuesOf(condition, { ...asthma, end: "2021-03" }, asthma)).toMatchObject({ status: "RESOLVED" });
  });

  it("is refused with dates that cannot be", () => {
    expect(refusedOf(condition, { ...asthma, onset: "2027" })).toEqual(["onset phr:date.inFuture"]);
    expect(refusedOf(condition, { ...asthma, onset: "1969" })).toEqual(["onset phr:date.beforeBirth"]);
    expect(refusedOf(condition, { ...asthma, onset: "2020", end: "2019" })).toEqual(["end phr:date.endBeforeStart"]);
    expect(refusedOf(condition, { ...asthma, onset: "2026-11-23" })).toEqual([]);
  });

  it("stands before what is over, the more severe first, then the newer", () => {
    const listed = [
      { condition: "over", status: "RESOLVED", severity: "SEVERE", onset: "2025" },
      { condition: "old", status: "ACTIVE", onset: "1990" },
      { condition: "new", status: "ACTIVE", onset: "2024-05" },
      { condition: "severe", status: "RELAPSE", severity: "SEVERE", onset: "1980" },
    ];
    expect(inListOrder(condition, listed)).toEqual(["severe", "new", "old", "over"]);
  });
});

describe("a health condition in FHIR", () => {
  const clinical = (code: string) => ({
    coding: [{ system: "http://terminology.hl7.org/CodeSystem/condition-clinical", code }],
  });

  it("has a clinical status on the list, and none where it was entered in error (con-3, con-5)", () => {
    const on = condition.fhir(storedRecord(condition, asthma), SUBJECT);
    expect(on).toMatchObject({
      resourceType: "Condition",
      clinicalStatus: clinical("active"),
      category: [{ coding: [{ code: "problem-list-item" }] }],
      subject: SUBJECT,
      code: { text: "Asthma" },
    });
    const off = condition.fhir(
      storedRecord(condition, { ...asthma, certainty: "CONFIRMED" }, { enabled: false }),
      SUBJECT,
    );
    expect(off).not.toHaveProperty("clinicalStatus");
    expect(off).toMatchObject({ verificationStatus: { coding: [{ code: "entered-in-error" }] } });
  });

  it("with an end is never active (con-4)", () => {
    for (const status of ["ACTIVE", "RECURRENCE", "RELAPSE", "INACTIVE", "REMISSION", "RESOLVED"]) {
      const resource = condition.fhir(storedRecord(condition, { ...asthma, status, end: "2020" }), SUBJECT);
      expect(resource).toMatchObject({ abatementDateTime: "2020" });
      expect(["inactive", "remission", "resolved"].map(clinical)).toContainEqual(
        Reflect.get(resource, "clinicalStatus"),
      );
    }
  });

  it("says its severity by SNOMED, and who is sure of it", () => {
    const typed = { ...asthma, severity: "MODERATE", certainty: "PROVISIONAL", diagnosedBy: "Dr. Noor" };
    expect(condition.fhir(storedRecord(condition, typed), SUBJECT)).toMatchObject({
      severity: { coding: [{ system: "http://snomed.info/sct", code: "6736007" }] },
      verificationStatus: { coding: [{ code: "provisional" }] },
      asserter: { display: "Dr. Noor" },
    });
  });
});
