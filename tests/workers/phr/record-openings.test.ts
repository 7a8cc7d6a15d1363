import { beforeEach, describe, expect, it } from "vitest";
import { allergy } from "~/features/phr/records/allergy";
import { listRecordReaders, ROWS_A_PAGE } from "~/features/phr/services/access/list-record-readers.server";
import { openHealthRecord } from "~/features/phr/services/access/open-health-record.server";
import { listHealthRecords } from "~/features/phr/services/records/list-health-records.server";
import { viewPatient } from "~/features/patients/services/patients/view-patient.server";
import { change, read } from "../identity/appointments";
import { audited, givenRelation, HOUR, NOW, openRecords, type Records } from "./scene";

let records: Records;
const ZAINAB = { number: "1", birthDate: "1988-04-12", reason: "EMERGENCY", note: "" };

beforeEach(async () => {
  records = await openRecords();
});

const open = async (changes: object = {}, at = NOW, who: "otherDoctor" | "doctor" = "otherDoctor") =>
  openHealthRecord(await records.as(who, at), { ...ZAINAB, ...changes });
const list = async (who: "otherDoctor" | "doctor" | "nurse" | "relative", at = NOW) =>
  listHealthRecords(await records.as(who, at), allergy, { patientId: records.ids.patient });
const openings = () =>
  read<{ reason: string; note: string }>(
    records.practice,
    "SELECT reason, note FROM record_opening WHERE organization_id = ?1 ORDER BY at",
  );

describe("a record that is opened for a reason", () => {
  it("is open for twelve hours, and its pages say why and until when", async () => {
    await expect(list("otherDoctor")).rejects.toMatchObject({ status: 404 });
    const opened = await open({ note: "Found unconscious" });
    expect(opened).toEqual({ patientId: records.ids.patient, until: NOW + 12 * HOUR });
    expect(await list("otherDoctor", NOW + 11 * HOUR)).toMatchObject({
      role: "provider",
      opening: { reason: "EMERGENCY", note: "Found unconscious", until: NOW + 12 * HOUR },
    });
    await expect(list("otherDoctor", NOW + 12 * HOUR)).rejects.toMatchObject({ status: 404 });
    expect((await list("doctor")).opening).toBeNull();
  });

  it("opens the health record alone, and for nobody else", async () => {
    await open();
    await expect(viewPatient(await records.as("otherDoctor"), records.ids.patient)).rejects.toMatchObject({
      status: 404,
    });
    const other = await records.as("otherDoctor");
    await expect(listHealthRecords(other, allergy, { patientId: records.ids.otherPatient })).rejects.toMatchObject({
      status: 404,
    });
  });

  it("is opened once where a request is repeated, and anew with another reason", async () => {
    const first = await open();
    expect(await open({}, NOW + 60_000)).toEqual(first);
    await open({ reason: "OTHER", note: "Second opinion" }, NOW + 120_000);
    expect(await openings()).toEqual([
      { reason: "EMERGENCY", note: "" },
      { reason: "OTHER", note: "Second opinion" },
    ]);
  });

  it("is told the patient by mail each time, and once where a request is repeated", async () => {
    const told = () =>
      read<{ receiver: string }>(
        records.practice,
        "SELECT json_extract(payload, '$.to.id') AS receiver FROM outbox WHERE organization_id = ?1 AND json_extract(payload, '$.template') = 'security.recordOpened'",
      );
    await open({}, NOW, "doctor");
    expect(await told()).toEqual([]);
    await open();
    await open({}, NOW + 60_000);
    expect(await told()).toEqual([{ receiver: records.ids.patientUser }]);
  });

  it("needs words for another reason, and a patient's own doctor needs no opening", async () => {
    await expect(open({ reason: "OTHER" })).rejects.toMatchObject({ fields: [{ field: "note" }] });
    await expect(open({ reason: "CURIOSITY" })).rejects.toMatchObject({ fields: [{ field: "reason" }] });
    expect(await open({}, NOW, "doctor")).toEqual({ patientId: records.ids.patient, until: null });
    expect(await openings()).toEqual([]);
  });

  it("is found by number and birth date together, in Arabic digits too; what is wrong is not told", async () => {
    const refused = { status: 422, fields: [{ field: "number", message: "record-access:notFound" }] };
    await expect(open({ number: "77" })).rejects.toMatchObject(refused);
    await expect(open({ birthDate: "1988-04-13" })).rejects.toMatchObject(refused);
    expect(await open({ number: " \u0661 " })).toMatchObject({ patientId: records.ids.patient });
  });

  it("is written down, and so is every attempt that failed", async () => {
    expect((await audited(records, () => open())).lines).toEqual(["employee healthRecord.open DONE recordOpening"]);
    const wrong = await audited(records, () => open({ birthDate: "1990-01-01" }));
    expect(wrong).toEqual({ outcome: 422, lines: ["employee healthRecord.open DENIED recordOpener"] });
  });

  it("is not guessed: after ten wrong patients in an hour there is a wait", async () => {
    for (let tried = 0; tried < 10; tried += 1)
      await expect(open({ number: String(100 + tried) }, NOW + tried)).rejects.toMatchObject({ status: 422 });
    await expect(open({}, NOW + 20)).rejects.toMatchObject({ status: 429, retryAfterSeconds: 3_600 });
    // A colleague is not kept from it.
    expect(await open({}, NOW + 20, "doctor")).toMatchObject({ until: null });
    expect(await open({}, NOW + HOUR)).toMatchObject({ patientId: records.ids.patient });
  });

  it("is opened by nobody but those who have patients of their own", async () => {
    for (const who of ["nurse", "admin", "patient"] as const)
      await expect(openHealthRecord(await records.as(who), ZAINAB)).rejects.toMatchObject({ status: 403 });
  });
});

describe("who has seen my record", () => {
  const seen = async (who: keyof Records["people"] = "patient", before?: number) =>
    listRecordReaders(await records.as(who), { patientId: records.ids.patient, before });

  it("names everybody else who read it, when and what, the newest first, and why it was opened", async () => {
    await records.enter("patient");
    await listHealthRecords(await records.as("patient"), allergy, { patientId: records.ids.patient });
    await list("doctor", NOW + 60_000);
    await viewPatient(await records.as("doctor", NOW + 120_000), records.ids.patient);
    await open({ note: "Found unconscious" }, NOW + HOUR);
    await list("otherDoctor", NOW + HOUR + 1_000);
    await list("otherDoctor", NOW + 2 * HOUR);
    expect(
      (await seen()).lines.map(({ name, from, to, what, opening }) => ({ name, from, to, what, opening })),
    ).toEqual([
      {
        ...{ name: "Bruno Silva", from: NOW + 2 * HOUR, to: NOW + 2 * HOUR, what: ["ALLERGY"] },
        opening: { reason: "EMERGENCY", note: "Found unconscious" },
      },
      {
        ...{ name: "Bruno Silva", from: NOW + HOUR, to: NOW + HOUR + 1_000, what: ["ALLERGY", "opened"] },
        opening: { reason: "EMERGENCY", note: "Found unconscious" },
      },
      { name: "Ada Okafor", from: NOW + 60_000, to: NOW + 120_000, what: ["person", "ALLERGY"], opening: null },
    ]);
  });

  it("shows a relative who looked, and not what was denied", async () => {
    await expect(list("otherDoctor")).rejects.toMatchObject({ status: 404 });
    await givenRelation(records.practice, "VIEW");
    await list("relative");
    expect((await seen()).lines).toMatchObject([{ actorKind: "patient", name: "Tomás Núñez", what: ["ALLERGY"] }]);
  });

  it("is for the patient and who manages the record for them; everybody else is denied, which is written down", async () => {
    await givenRelation(records.practice, "VIEW");
    for (const who of ["relative", "doctor", "nurse", "otherPatient"] as const) {
      const { outcome, lines } = await audited(records, () => seen(who));
      expect([who, outcome]).toEqual([who, 404]);
      expect(lines.filter((line) => line.includes("DENIED"))).toHaveLength(1);
    }
    await change(records.practice, "UPDATE related_patient SET record_access = 'MANAGE' WHERE organization_id = ?1");
    expect((await audited(records, () => seen("relative"))).lines).toEqual([
      "patient healthRecord.read DONE recordSeen",
    ]);
  });

  it("keeps who has seen a record that was taken off its list", async () => {
    await records.enter("patient");
    await list("doctor");
    await change(
      records.practice,
      "UPDATE patient SET enabled = 0 WHERE organization_id = ?1 AND id = ?2",
      records.ids.patient,
    );
    expect((await seen()).lines).toMatchObject([{ name: "Ada Okafor" }]);
  });

  it("goes on page by page without a gap, and reads a bounded number of rows, however much is written", async () => {
    await list("doctor");
    const { db } = await records.practice.as({ kind: "system", task: "test" });
    const text = `INSERT INTO audit_event (organization_id, seq, at, actor_kind, actor_id, action, outcome, subject_kind, subject_id, patient_id, fields, request_id)
      SELECT ?1, f.audit_last + 1, ?2, 'employee', ?3, 'healthRecord.read', 'DONE', 'ALLERGY', NULL, ?4, '[]', 'r' FROM tenant_fence f WHERE f.organization_id = ?1`;
    const many = 3 * ROWS_A_PAGE;
    for (let at = 0; at < many; at += 50)
      await db.rawBatch(
        Array.from({ length: 50 }, (_, index) =>
          db.raw(text, db.organizationId, NOW + (at + index + 1) * HOUR, records.ids.doctor, records.ids.patient),
        ),
      );
    const times: number[] = [];
    let before: number | undefined;
    do {
      const context = await records.as("patient");
      const rows = context.db.meter.rowsRead;
      const { lines, next } = await listRecordReaders(context, { patientId: records.ids.patient, before });
      expect(context.db.meter.rowsRead - rows).toBeLessThanOrEqual(ROWS_A_PAGE + 20);
      times.push(...lines.map(({ to }) => to));
      before = next ?? undefined;
    } while (before !== undefined);
    expect(times).toEqual(Array.from({ length: many + 1 }, (_, index) => NOW + (many - index) * HOUR));
  });
});
