import { beforeEach, describe, expect, it } from "vitest";
import { journal } from "~/features/phr/records/journal";
import { medicalReport } from "~/features/phr/records/medical-report";
import type { RecordValues } from "~/features/phr/domain/records/record-kinds";
import { exportProfileCsv } from "~/features/phr/services/export/export-profile-csv.server";
import { exportProfileJson } from "~/features/phr/services/export/export-profile-json.server";
import { printProfile } from "~/features/phr/services/export/print-profile.server";
import { listRecordFiles } from "~/features/phr/services/files/list-record-files.server";
import { listProfileAreas } from "~/features/phr/services/profile/list-profile-areas.server";
import { readHealthOverview } from "~/features/phr/services/profile/read-health-overview.server";
import { listHealthRecords } from "~/features/phr/services/records/list-health-records.server";
import { readRecordForm } from "~/features/phr/services/records/read-record-form.server";
import { saveHealthRecord } from "~/features/phr/services/records/save-health-record.server";
import { switchHealthRecord } from "~/features/phr/services/records/switch-health-record.server";
import { viewHealthRecord } from "~/features/phr/services/records/view-health-record.server";
import type { RequestContext } from "~/platform/context.server";
import { SAID } from "../../support/phr/said-of-kinds";
import { change, read } from "../identity/appointments";
import { givenRelation, openRecords, setting, type Records } from "./scene";

const SECRET = "unspoken-secret";
/** An entry and a report whose every field holds the secret, private as both are where nobody says otherwise. */
const ENTRY = { ...SAID.JOURNAL, text: SECRET, title: SECRET, tags: SECRET, shared: "" };
const REPORT = { ...SAID.MEDICALREPORT, title: SECRET, findings: SECRET, note: SECRET, sharedWith: "ONLY_ME" };
/** What somebody writes who knows nothing of it. */
const WRITTEN = { ...SAID.MEDICALREPORT, title: "Blood count again" };

let records: Records;
let entry: string;
let entryOff: string;
let report: string;
let reportOff: string;

const save = async (who: keyof Records["people"], kind: typeof journal, values: RecordValues, more: object = {}) =>
  (await saveHealthRecord(await records.as(who), kind, { ...values, patientId: records.ids.patient, ...more })).id;

/** The patient writes an entry and a report, takes others off their lists, and gives the report a file. */
async function enter(sharing: { entry?: object; report?: object } = {}): Promise<void> {
  const off = async (id: string) => {
    await switchHealthRecord(await records.as("patient"), id, false, { reason: "MISTAKE" });
    return id;
  };
  const [anEntry, aReport] = [
    { ...ENTRY, ...sharing.entry },
    { ...REPORT, ...sharing.report },
  ];
  entry = await save("patient", journal, anEntry);
  entryOff = await off(await save("patient", journal, anEntry));
  report = await save("patient", medicalReport, aReport);
  reportOff = await off(await save("patient", medicalReport, aReport));
  const insert = (table: string, values: Record<string, unknown>) =>
    change(
      records.practice,
      `INSERT INTO ${table} (organization_id, ${Object.keys(values).join(", ")}) VALUES (?1, ${Object.keys(values)
        .map((_, at) => `?${at + 2}`)
        .join(", ")})`,
      ...Object.values(values),
    );
  const file = { id: "f1", purpose: "HEALTH_RECORD", name: `${SECRET}.pdf`, content_type: "application/pdf" };
  const kept = { size_bytes: 9, sha256: "f1", patient_id: records.ids.patient, created_at: 1 };
  await insert("file", { ...file, ...kept });
  await insert("file_use", { file_id: "f1", record_id: report, position: 0 });
}

beforeEach(async () => {
  records = await openRecords();
  await enter();
});

/** Every way in which what a record says goes out. */
const WAYS: Readonly<Record<string, (context: RequestContext, patientId: string) => Promise<unknown>>> = {
  entries: (context, patientId) => listHealthRecords(context, journal, { patientId }),
  entriesOff: (context, patientId) => listHealthRecords(context, journal, { patientId, off: true }),
  reports: (context, patientId) => listHealthRecords(context, medicalReport, { patientId }),
  entry: (context) => viewHealthRecord(context, entry),
  report: (context) => viewHealthRecord(context, report),
  reportsOff: (context, patientId) => listHealthRecords(context, medicalReport, { patientId, off: true }),
  form: (context) => readRecordForm(context, medicalReport, { id: report }),
  conflict: (context) => saveHealthRecord(context, medicalReport, { ...WRITTEN, id: report, version: 0 }),
  files: (context) => listRecordFiles(context, report),
  overview: (context, patientId) => readHealthOverview(context, patientId),
  print: (context, patientId) => printProfile(context, patientId),
  csv: (context, patientId) => exportProfileCsv(context, patientId),
  json: (context, patientId) => exportProfileJson(context, patientId),
  // It is off its list then: the last of all.
  off: (context) => switchHealthRecord(context, report, false, { reason: "MISTAKE" }),
};
/** Ways whose answer is the id of the record alone. */
const TOLD_BY_ID = ["off"];

/** What somebody learns by a way in, a refusal and its fields too. */
async function learned(who: keyof Records["people"], way: string): Promise<string> {
  const context = await records.as(who);
  const answer = await WAYS[way]?.(context, records.ids.patient).catch((error: unknown) => error);
  const told = answer instanceof Error ? { ...answer, message: answer.message } : answer;
  return JSON.stringify(told, (_, value: unknown) => (value instanceof Map ? [...value] : value)) ?? "";
}

async function expectTold(who: keyof Records["people"]): Promise<void> {
  for (const way of Object.keys(WAYS)) {
    const told = TOLD_BY_ID.includes(way) ? report : SECRET;
    expect([way, await learned(who, way)]).toEqual([way, expect.stringContaining(told)]);
  }
}

/** How many of these kinds somebody is told that there are. */
async function counted(who: keyof Records["people"]): Promise<Record<string, number>> {
  const { kinds } = await listProfileAreas(await records.as(who), records.ids.patient);
  const both = kinds.filter(({ kind }) => kind === "MEDICALREPORT" || kind === "JOURNAL");
  return Object.fromEntries(both.map(({ kind, count }) => [kind, count]));
}

describe("what a patient shares with nobody", () => {
  it.each([
    ["their doctor", "doctor", async () => {}],
    ["a nurse", "nurse", async () => {}],
    [
      "an allowed administrator",
      "admin",
      () => setting(records.practice, "compliance", { adminsMayReadRecords: true }),
    ],
    ["a relative who looks", "relative", () => givenRelation(records.practice, "VIEW")],
    ["a relative who manages the record", "relative", () => givenRelation(records.practice, "MANAGE")],
  ] as const)("is not told to %s, by whatever way they ask", async (_, who, before) => {
    await before();
    for (const way of Object.keys(WAYS)) {
      const told = await learned(who, way);
      expect([way, told]).toEqual([way, expect.not.stringContaining(SECRET)]);
      for (const id of [entry, entryOff, report, reportOff])
        expect([way, told]).toEqual([way, expect.not.stringContaining(id)]);
    }
    expect(Object.values(await counted(who)).filter((count) => count > 0)).toEqual([]);
    // Nothing has been changed meanwhile.
    expect((await viewHealthRecord(await records.as("patient"), report)).record).toMatchObject({ version: 1 });
  });

  it("is told to the patient by each of these ways, and counted", async () => {
    expect(await counted("patient")).toEqual({ MEDICALREPORT: 1, JOURNAL: 1 });
    await expectTold("patient");
  });

  it("would be told to their doctor by each of these ways if it were shared, and counted", async () => {
    records = await openRecords();
    await enter({ entry: { shared: "on" }, report: { sharedWith: "PROVIDERS" } });
    expect(await counted("doctor")).toEqual({ MEDICALREPORT: 1, JOURNAL: 1 });
    await expectTold("doctor");
  });

  it("stands in no line of the audit", async () => {
    for (const way of Object.keys(WAYS)) for (const who of ["patient", "doctor"] as const) await learned(who, way);
    const rows = await read<object>(records.practice, "SELECT * FROM audit_event WHERE organization_id = ?1");
    expect(rows.length).toBeGreaterThan(10);
    expect(JSON.stringify(rows)).not.toContain(SECRET);
  });

  it("does not say where it stands in a list: a page is as long as for a patient who keeps nothing to themselves", async () => {
    for (let number = 0; number < 51; number += 1)
      await save("patient", journal, { ...ENTRY, text: `${SECRET} ${number}`, on: "2026-03-01" });
    await save("patient", journal, { ...SAID.JOURNAL, text: "Shared", on: "2020-01-01" });
    const patientId = records.ids.patient;
    const listed = await listHealthRecords(await records.as("doctor"), journal, { patientId });
    expect([listed.records.map(({ name }) => name), listed.next]).toEqual([["Shared"], null]);
  });

  it("is shared entry by entry and taken back, and what it said while it was private stays the patient's", async () => {
    const shared = { ...ENTRY, title: "", text: "I sleep badly.", tags: "", shared: "on" };
    await save("patient", journal, shared, { id: entry, version: 1 });
    const seen = await viewHealthRecord(await records.as("doctor"), entry);
    expect(seen.record.values).toMatchObject({ text: "I sleep badly." });
    expect(seen.versions.map(({ version }) => version)).toEqual([2, 1]);
    expect(JSON.stringify(seen)).not.toContain(SECRET);
    const refused = save("doctor", journal, { ...shared, text: "Changed" }, { id: entry });
    await expect(refused).rejects.toMatchObject({ status: 404 });
    await save("patient", journal, { ...shared, shared: "" }, { id: entry, version: 2 });
    await expect(viewHealthRecord(await records.as("doctor"), entry)).rejects.toMatchObject({ status: 404 });
  });

  it("is labelled as restricted in FHIR, and is the patient's alone there too", async () => {
    const { record } = await viewHealthRecord(await records.as("patient"), entry);
    const resource = journal.fhir(record, { reference: "Patient/1" });
    expect(resource).toMatchObject({ securityLabel: [{ coding: [{ code: "R" }] }] });
  });
});

describe("a private entry that a relative wrote for a patient", () => {
  it("is read by its writer and by the patient, and by nobody else", async () => {
    await givenRelation(records.practice, "MANAGE");
    const own = await save("relative", journal, ENTRY);
    for (const who of ["relative", "patient"] as const)
      expect((await viewHealthRecord(await records.as(who), own)).record.id).toBe(own);
    const { records: listed } = await listHealthRecords(await records.as("relative"), journal, {});
    expect(listed.map(({ id }) => id)).toEqual([own]);
    for (const who of ["doctor", "nurse", "otherPatient"] as const)
      await expect(viewHealthRecord(await records.as(who), own)).rejects.toMatchObject({ status: 404 });
  });

  it("is the patient's alone once they have rewritten it", async () => {
    await givenRelation(records.practice, "MANAGE");
    const own = await save("relative", journal, ENTRY);
    await save("patient", journal, { ...ENTRY, text: "Mine now" }, { id: own, version: 1 });
    await expect(viewHealthRecord(await records.as("relative"), own)).rejects.toMatchObject({ status: 404 });
  });
});
