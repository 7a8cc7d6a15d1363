import type { Encounter, Immunization, MedicationStatement, Procedure } from "@medplum/fhirtypes";
import { describe, expect, it } from "vitest";
import type { HealthRecord, RecordValues } from "../domain/records/record-kinds";
import { FREQUENCIES, METHODS } from "~/kernel/medicines/how-taken";
import { codingOf } from "../domain/vocabulary/find-term";
import type { HealthRecordKind } from "./health-record-kind";
import { hospitalization } from "./hospitalization";
import { journal } from "./journal";
import { medicalReport } from "./medical-report";
import { medication } from "./medication";
import { routeOf, timingOf } from "./medication-timing";
import { procedure } from "./procedure";
import { vaccination } from "./vaccination";

const facts = { today: "2026-11-23", birthDate: "1980-05-01" };
const subject = { reference: "Patient/p1" };

const read = (kind: HealthRecordKind, raw: Record<string, unknown>): RecordValues =>
  kind.settle(kind.schema.parse(raw));

/** The fields that a kind finds wrong. */
const wrong = (kind: HealthRecordKind, raw: Record<string, unknown>) =>
  kind.check(read(kind, raw), facts).map(({ field, message }) => `${field} ${message}`);

const record = (
  kind: HealthRecordKind,
  raw: Record<string, unknown>,
  more: Partial<HealthRecord> = {},
): HealthRecord => {
  const values = read(kind, raw);
  const { name, date, state } = kind.facts(values, facts);
  return {
    ...{ id: "r1", patientId: "p1", kind: kind.kind, values, name, date, state, enabled: true, offReason: null },
    ...{ offNote: "", source: "PATIENT", verification: "UNCONFIRMED", authorKind: "patient", authorId: "p1" },
    ...{ recordedAt: Date.UTC(2026, 10, 23), firstAuthorKind: "patient", version: 1 },
    coding: kind.vocabulary ? codingOf(kind.vocabulary, name) : null,
    ...more,
  };
};

const fhir = <Type>(kind: HealthRecordKind, raw: Record<string, unknown>, more?: Partial<HealthRecord>) =>
  kind.fhir(record(kind, raw, more), subject) as Type;

const METFORMIN = {
  ...{ name: "Metformin", form: "TABLET", strength: "500", strengthUnit: "mg", dose: "2", status: "ACTIVE" },
  ...{ frequency: "TWICE_DAILY", whenTaken: "AFTER_FOOD", start: "2024-03" },
};

describe("a medication", () => {
  it("needs no more than a name and its state", () => {
    expect(wrong(medication, { name: "Blue pills", status: "ACTIVE" })).toEqual([]);
  });

  it("goes the way of its form without saying, but drops and injections have to say theirs", () => {
    expect(read(medication, METFORMIN)["method"]).toBe("BY_MOUTH");
    expect(wrong(medication, { name: "Timolol", form: "DROPS", status: "ACTIVE" })).toEqual([
      "method medications:missing.method",
    ]);
    expect(wrong(medication, { name: "Timolol", form: "DROPS", method: "EYE", status: "ACTIVE" })).toEqual([]);
  });

  it("has a unit where a bare number would say nothing", () => {
    const syrup = { name: "Paracetamol", form: "SYRUP", dose: "5", strength: "120", status: "ACTIVE" };
    expect(wrong(medication, syrup)).toEqual([
      "strengthUnit medications:missing.strengthUnit",
      "doseUnit medications:missing.doseUnit",
    ]);
    expect(wrong(medication, { ...METFORMIN, strength: "" })).toEqual([]);
  });

  it("that is taken when needed says for what and how much at most", () => {
    const needed = { name: "Ibuprofen", frequency: "WHEN_NEEDED", status: "ACTIVE" };
    expect(wrong(medication, needed)).toEqual([
      "neededFor medications:missing.neededFor",
      "maxPerDay medications:missing.maxPerDay",
    ]);
    expect(read(medication, needed)["asNeeded"]).toBe(true);
  });

  it("does not end before it starts, nor start before birth", () => {
    expect(wrong(medication, { ...METFORMIN, end: "2023" })).toEqual(["end phr:date.endBeforeStart"]);
    expect(wrong(medication, { ...METFORMIN, start: "1979" })).toEqual(["start phr:date.beforeBirth"]);
  });

  it("is listed while it is taken before what was, the newest first", () => {
    const key = (raw: object) => medication.facts(read(medication, { ...METFORMIN, ...raw }), facts).sortKey;
    const keys = [key({}), key({ start: "2020" }), key({ status: "ON_HOLD" }), key({ status: "STOPPED" })];
    expect([...keys].sort()).toEqual(keys);
  });

  it("is in FHIR a statement with a rhythm to compute with, a coded route and a strength", () => {
    expect(fhir<MedicationStatement>(medication, METFORMIN)).toMatchObject({
      resourceType: "MedicationStatement",
      status: "active",
      subject,
      contained: [
        {
          code: { coding: [{ code: "metformin" }], text: "Metformin 500 mg" },
          ingredient: [{ strength: { numerator: { value: 500, code: "mg" }, denominator: { value: 1 } } }],
        },
      ],
      effectivePeriod: { start: "2024-03" },
      dosage: [
        {
          text: "2 tablet twice daily after food by mouth",
          timing: {
            code: { coding: [{ code: "BID" }] },
            repeat: { frequency: 2, period: 1, periodUnit: "d", when: ["PC"] },
          },
          route: { coding: [{ code: "26643006" }] },
          doseAndRate: [{ doseQuantity: { value: 2, unit: "tablet", code: "{tablet}" } }],
        },
      ],
    });
  });

  it("is in FHIR what it is no longer: stopped, not taken, or entered in error; an unknown date says so", () => {
    const status = (raw: object, more?: Partial<HealthRecord>) =>
      fhir<MedicationStatement>(medication, { ...METFORMIN, ...raw }, more).status;
    expect([status({ status: "ON_HOLD" }), status({ status: "STOPPED" }), status({ taking: "NO" })]).toEqual([
      ...["on-hold", "stopped", "not-taken"],
    ]);
    expect(status({}, { enabled: false })).toBe("entered-in-error");
    expect(fhir(medication, { name: "X", status: "ACTIVE" })).toHaveProperty(
      "_effectiveDateTime.extension.0.valueCode",
      "unknown",
    );
  });

  it("counts insulin in international units and never as the unit of enzymes", () => {
    const insulin = { name: "Insulin", form: "INJECTION", method: "UNDER_THE_SKIN", dose: "10", doseUnit: "units" };
    expect(fhir<MedicationStatement>(medication, { ...insulin, status: "ACTIVE" }).dosage?.[0]).toMatchObject({
      doseAndRate: [{ doseQuantity: { value: 10, code: "[iU]" } }],
      route: { coding: [{ code: "34206005" }] },
    });
  });
});

describe("timings and routes", () => {
  it("every frequency but 'when needed' has a rhythm, and every method a code of its own", () => {
    for (const frequency of FREQUENCIES) {
      const repeat = timingOf(frequency, "")?.repeat;
      if (frequency === "WHEN_NEEDED") expect(repeat).toBeUndefined();
      else expect(repeat?.count ?? repeat?.periodUnit, frequency).toBeDefined();
    }
    expect(new Set(METHODS.map((method) => routeOf(method).coding[0]?.code)).size).toBe(13);
  });

  it("the evening is an event and no afternoon round; 12 hours have no abbreviation", () => {
    expect(timingOf("EVERY_EVENING", "")).toEqual({
      repeat: { frequency: 1, period: 1, periodUnit: "d", when: ["EVE"] },
    });
    expect(timingOf("EVERY_12_HOURS", "")).toEqual({ repeat: { frequency: 1, period: 12, periodUnit: "h" } });
    expect(timingOf("AT_BEDTIME", "AT_BEDTIME")?.repeat?.when).toEqual(["HS"]);
  });
});

const MMR = { vaccine: "MMR vaccine", status: "GIVEN", date: "1981-06", doseNumber: "1", dosesInSeries: "2" };

describe("a vaccination", () => {
  it("may be of the day of birth and of today, not of tomorrow unless it is due", () => {
    expect(wrong(vaccination, { ...MMR, date: "1980-05-01" })).toEqual([]);
    expect(wrong(vaccination, { ...MMR, date: "2026-11-23" })).toEqual([]);
    expect(wrong(vaccination, { ...MMR, date: "2026-11-24" })).toEqual(["date phr:date.inFuture"]);
    expect(wrong(vaccination, { ...MMR, status: "DUE", date: "2026-11-24" })).toEqual([]);
  });

  it("that was not given says why, and no dose comes after the last of its series", () => {
    expect(wrong(vaccination, { ...MMR, status: "NOT_GIVEN" })).toEqual(["reasonNotGiven vaccinations:reasonMissing"]);
    expect(wrong(vaccination, { ...MMR, doseNumber: "3" })).toEqual(["doseNumber vaccinations:beyondSeries"]);
  });

  it("is in FHIR an immunization with its CVX code, its dose and its diseases", () => {
    expect(fhir<Immunization>(vaccination, MMR)).toMatchObject({
      ...{ resourceType: "Immunization", status: "completed", patient: subject, occurrenceDateTime: "1981-06" },
      vaccineCode: { coding: [{ system: "http://hl7.org/fhir/sid/cvx", code: "03" }] },
      protocolApplied: [{ doseNumberPositiveInt: 1, seriesDosesPositiveInt: 2, targetDisease: [{}, {}, {}] }],
    });
    expect(fhir<Immunization>(vaccination, MMR, { enabled: false }).status).toBe("entered-in-error");
  });

  it("that is due is a recommendation", () => {
    expect(fhir(vaccination, { ...MMR, status: "DUE", date: "2027" })).toMatchObject({
      resourceType: "ImmunizationRecommendation",
      recommendation: [{ dateCriterion: [{ value: "2027" }] }],
    });
  });
});

describe("a procedure", () => {
  const hip = { name: "Hip replacement", sort: "IMPLANT", status: "DONE", date: "2020", side: "LEFT", bodySite: "hip" };

  it("was done by today, or is planned for later", () => {
    expect(wrong(procedure, { ...hip, date: "2027" })).toEqual(["date phr:date.inFuture"]);
    expect(wrong(procedure, { ...hip, date: "2027", status: "PLANNED" })).toEqual([]);
    expect(wrong(procedure, { ...hip, end: "2019" })).toEqual(["end phr:date.endBeforeStart"]);
  });

  it("is in FHIR a procedure with its site and what was put in", () => {
    expect(fhir<Procedure>(procedure, { ...hip, deviceName: "Hip joint", deviceSerial: "12A" })).toMatchObject({
      ...{ resourceType: "Procedure", status: "completed", performedDateTime: "2020", subject },
      bodySite: [{ text: "left hip" }],
      focalDevice: [{ manipulated: { display: "Hip joint, SN 12A" } }],
    });
  });
});

describe("a hospital stay", () => {
  const stay = { hospital: "St. Mary", reason: "Pneumonia", admitted: "2026-11-20", admission: "EMERGENCY" };

  it("goes on until a discharge is entered, which is not before the admission", () => {
    expect(record(hospitalization, stay).state).toBe("IN");
    expect(record(hospitalization, { ...stay, discharged: "2026-11-22" }).state).toBe("OUT");
    expect(wrong(hospitalization, { ...stay, discharged: "2026-11-19" })).toEqual([
      "discharged phr:date.endBeforeStart",
    ]);
  });

  it("is in FHIR an inpatient encounter", () => {
    expect(fhir<Encounter>(hospitalization, { ...stay, diagnoses: "Asthma\nAnemia" })).toMatchObject({
      ...{ resourceType: "Encounter", status: "in-progress", class: { code: "IMP" } },
      period: { start: "2026-11-20" },
      reasonCode: [{ text: "Pneumonia" }, { text: "Asthma" }, { text: "Anemia" }],
    });
  });
});

describe("what a patient keeps to themselves", () => {
  it("is a journal entry that was not shared, and a report that only they see", () => {
    expect(record(journal, { on: "2026-11-23", text: "Slept badly" }).state).toBe("PRIVATE");
    expect(record(journal, { on: "2026-11-23", text: "Slept badly", shared: "on" }).state).toBe("SHARED");
    const report = { title: "Blood test", sort: "LABORATORY", date: "2026-11-01" };
    expect(record(medicalReport, { ...report, sharedWith: "ONLY_ME" }).state).toBe("PRIVATE");
    expect(record(medicalReport, { ...report, sharedWith: "PROVIDERS" }).state).toBe("SHARED");
  });

  it("an entry without a title is called by its first words, and one with a title by that", () => {
    const text = "My knee hurts again since I walked down the whole mountain yesterday evening\nand more";
    expect(record(journal, { on: "2026-11-23", text }).name).toBe(
      "My knee hurts again since I walked down the whole mountain…",
    );
    expect(record(journal, { on: "2026-11-23", text, title: "Knee" }).name).toBe("Knee");
  });

  it("an entry begins with today and keeps its text as FHIR's patient note, restricted while it is private", () => {
    expect(journal.initial?.(facts)).toEqual({ on: "2026-11-23" });
    expect(fhir(journal, { on: "2026-11-23", text: "Müde", mood: "LOW", tags: "sleep, knee" })).toMatchObject({
      ...{ resourceType: "DocumentReference", description: "sleep, knee, mood: low" },
      securityLabel: [{ coding: [{ code: "R" }] }],
      content: [{ attachment: { data: "TcO8ZGU=" } }],
    });
  });

  it("has its files in FHIR's document beside its text, each as a Binary", () => {
    const createdAt = Date.UTC(2026, 10, 23);
    const files = [{ id: "f1", name: "scan.dcm", contentType: "application/dicom", sizeBytes: 12, createdAt }];
    const scan = {
      attachment: {
        ...{ contentType: "application/dicom", title: "scan.dcm", size: 12, url: "Binary/f1" },
        creation: "2026-11-23T00:00:00.000Z",
      },
    };
    const report = { title: "MRI", sort: "IMAGING", date: "2026-11-01", sharedWith: "PROVIDERS" };
    const read = record(medicalReport, { ...report, findings: "Nothing" });
    expect(medicalReport.fhir(read, subject, files)).toMatchObject({
      content: [{ attachment: { title: "MRI" } }, scan],
    });
    expect(medicalReport.fhir(record(medicalReport, report), subject, files)).toMatchObject({ content: [scan] });
    expect(medicalReport.fhir(record(medicalReport, report), subject)).toMatchObject({
      content: [{ attachment: { title: "MRI", creation: "2026-11-01" } }],
    });
    const entry = record(journal, { on: "2026-11-23", text: "A rash" });
    expect(journal.fhir(entry, subject, files)).toMatchObject({ content: [{ attachment: {} }, scan] });
  });
});
