import { describe, expect, it } from "vitest";
import { mayWithRecord } from "../domain/records/record-rights";
import {
  inListOrder,
  RECORD_FACTS,
  refusedOf,
  storedRecord,
  SUBJECT,
  valuesOf,
} from "../../../../tests/support/health-record";
import { contraindication } from "./contraindication";

const ibuprofen = { what: "Ibuprofen", sort: "DRUG", severity: "ABSOLUTE", reason: "Kidney failure" };

describe("a contraindication", () => {
  it("is added and taken off by providers, and read by all others", () => {
    const may = (role: "patient" | "provider" | "nurse" | "administrator", act: "R" | "W" | "D") =>
      mayWithRecord(contraindication.rights, role, act);
    expect(["R", "W", "D"].map((act) => may("provider", act as "R"))).toEqual([true, true, true]);
    for (const role of ["patient", "nurse", "administrator"] as const)
      expect(["R", "W", "D"].map((act) => may(role, act as "R"))).toEqual([true, false, false]);
  });

  it("needs a reason", () => {
    expect(refusedOf(contraindication, { ...ibuprofen, reason: " " })).toEqual(["reason errors:field.mandatory"]);
  });

  it("ends when its last day is over, and not on that day", () => {
    const stateOf = (until: string) =>
      contraindication.facts(valuesOf(contraindication, { ...ibuprofen, until }), RECORD_FACTS).state;
    expect(["", "2026-11-23", "2026", "2026-11-22", "2026-10"].map(stateOf)).toEqual([
      ...["ACTIVE", "ACTIVE", "ACTIVE", "ENDED", "ENDED"],
    ]);
  });

  it("that is absolute stands first, and what has ended last", () => {
    const listed = [
      { ...ibuprofen, what: "ended", until: "2020" },
      { ...ibuprofen, what: "relative", severity: "RELATIVE" },
      { ...ibuprofen, what: "absolute" },
    ];
    expect(inListOrder(contraindication, listed)).toEqual(["absolute", "relative", "ended"]);
  });

  it("is a flag in FHIR, with status, category and code as the patient summary asks", () => {
    expect(contraindication.fhir(storedRecord(contraindication, ibuprofen), SUBJECT)).toMatchObject({
      resourceType: "Flag",
      status: "active",
      category: [{ coding: [{ code: "drug" }] }],
      code: { text: "Ibuprofen" },
      subject: SUBJECT,
    });
    const off = storedRecord(contraindication, ibuprofen, { enabled: false });
    expect(contraindication.fhir(off, SUBJECT)).toMatchObject({ status: "entered-in-error" });
    const ended = storedRecord(contraindication, { ...ibuprofen, until: "2020-01" });
    expect(contraindication.fhir(ended, SUBJECT)).toMatchObject({ status: "inactive", period: { end: "2020-01" } });
  });
});
