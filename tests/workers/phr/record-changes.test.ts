import { beforeEach, describe, expect, it } from "vitest";
import { allergy } from "~/features/phr/records/allergy";
import { journal } from "~/features/phr/records/journal";
import { goal } from "~/features/phr/records/goal";
import { medication } from "~/features/phr/records/medication";
import { readHealthOverview } from "~/features/phr/services/profile/read-health-overview.server";
import { confirmHealthRecord } from "~/features/phr/services/records/confirm-health-record.server";
import { listHealthRecords } from "~/features/phr/services/records/list-health-records.server";
import { saveHealthRecord } from "~/features/phr/services/records/save-health-record.server";
import { sayNoneKnown } from "~/features/phr/services/records/say-none-known.server";
import { switchHealthRecord } from "~/features/phr/services/records/switch-health-record.server";
import { viewHealthRecord } from "~/features/phr/services/records/view-health-record.server";
import { change, read } from "../identity/appointments";
import { HOUR, NOW, openRecords, PENICILLIN, type Records } from "./scene";

let records: Records;

beforeEach(async () => {
  records = await openRecords();
});

const listed = async (off = false) =>
  listHealthRecords(await records.as("patient"), allergy, { patientId: records.ids.patient, off });

describe("a record", () => {
  it("keeps every version with who wrote it, when, and which fields changed", async () => {
    const { id } = await records.enter("patient");
    await saveHealthRecord(await records.as("doctor", NOW + HOUR), allergy, {
      ...{ ...PENICILLIN, severity: "SEVERE", onset: "2019-05", id, version: 1 },
    });
    const { record, versions } = await viewHealthRecord(await records.as("patient"), id);
    expect(record).toMatchObject({ version: 2, verification: "CONFIRMED", authorKind: "employee" });
    expect(record.values).toMatchObject({ severity: "SEVERE", onset: "2019-05" });
    expect(versions.map(({ change: made, authorName, at, fields }) => [made, authorName, at, fields])).toEqual([
      ["CHANGE", "Ada Okafor", NOW + HOUR, ["severity", "onset"]],
      ["CREATE", "Zainab Haddad", NOW, []],
    ]);
    expect(versions.map(({ said }) => said)).toEqual([
      { before: { severity: "", onset: "2019" }, after: { severity: "SEVERE", onset: "2019-05" } },
      null,
    ]);
  });

  it("shows in its history what changed, but not what a version said that was private", async () => {
    const entry = { patientId: records.ids.patient, on: "2027-01-04", title: "A night", text: "Only I know" };
    const { id } = await saveHealthRecord(await records.as("patient"), journal, entry);
    const write = async (version: number, changes: object) =>
      saveHealthRecord(await records.as("patient"), journal, { ...entry, shared: "on", ...changes, id, version });
    await write(1, { text: "A bad night" });
    await write(2, { text: "A good night" });
    const seenBy = async (who: "patient" | "doctor") => {
      const { versions } = await viewHealthRecord(await records.as(who), id);
      return versions.map(({ fields, said }) => [fields, said?.before.text, said?.after.text]);
    };
    const last = [["text"], "A bad night", "A good night"];
    const both = ["text", "shared"];
    expect(await seenBy("patient")).toEqual([
      last,
      [expect.arrayContaining(both), "Only I know", "A bad night"],
      [[], undefined, undefined],
    ]);
    expect(await seenBy("doctor")).toEqual([
      last,
      [expect.arrayContaining(both), undefined, undefined],
      [[], undefined, undefined],
    ]);
  });

  it("is unconfirmed again when the patient changes it, and confirmed or refuted by a doctor", async () => {
    const { id } = await records.enter("patient");
    await confirmHealthRecord(await records.as("doctor"), id, "CONFIRMED");
    expect((await listed()).records).toMatchObject([{ verification: "CONFIRMED" }]);
    await saveHealthRecord(await records.as("patient"), allergy, { ...PENICILLIN, note: "Worse", id, version: 2 });
    expect((await listed()).records).toMatchObject([{ verification: "UNCONFIRMED" }]);
    await confirmHealthRecord(await records.as("doctor"), id, "REFUTED");
    await confirmHealthRecord(await records.as("doctor"), id, "REFUTED");
    const { record, versions } = await viewHealthRecord(await records.as("patient"), id);
    expect(record).toMatchObject({ verification: "REFUTED", enabled: true });
    expect(versions.map((version) => version.change)).toEqual(["REFUTE", "CHANGE", "CONFIRM", "CREATE"]);
  });

  it("is current nowhere once a doctor refuted it, names who did so beside its own author, and comes back", async () => {
    const { id } = await records.enter("patient");
    const overview = async () => {
      const { sections } = await readHealthOverview(await records.as("doctor"), records.ids.patient);
      return sections.find(({ kind }) => kind === "ALLERGY")?.records.map(({ verification }) => verification);
    };
    const amoxicillin = async () =>
      saveHealthRecord(await records.as("doctor"), medication, {
        ...{ patientId: records.ids.patient, name: "Amoxicillin", status: "ACTIVE" },
      });
    expect(await overview()).toEqual(["UNCONFIRMED"]);
    await expect(amoxicillin()).rejects.toMatchObject({ status: 422 });
    await confirmHealthRecord(await records.as("doctor", NOW + HOUR), id, "REFUTED");
    expect(await overview()).toEqual([]);
    const { id: drug } = await amoxicillin();
    const written = { authorKind: "patient", authorName: "Zainab Haddad", recordedAt: NOW };
    const refuted = { name: "Ada Okafor", at: NOW + HOUR };
    expect((await listed()).records).toMatchObject([{ ...written, refuted }]);
    const viewed = await viewHealthRecord(await records.as("patient"), id);
    expect(viewed).toMatchObject({ authorName: "Zainab Haddad", refuted, record: { recordedAt: NOW } });
    expect(viewed.versions[0]).toMatchObject({ change: "REFUTE", authorName: "Ada Okafor", at: NOW + HOUR });
    // Beside a medicine that it speaks against it would be asked about.
    await switchHealthRecord(await records.as("doctor"), drug, false);
    await confirmHealthRecord(await records.as("doctor"), id, "UNCONFIRMED");
    expect((await listed()).records).toMatchObject([{ ...written, refuted: null, verification: "UNCONFIRMED" }]);
    expect(await overview()).toEqual(["UNCONFIRMED"]);
  });

  it("of what somebody says of themselves is neither confirmed nor refuted", async () => {
    const { id } = await saveHealthRecord(await records.as("patient"), goal, {
      ...{ patientId: records.ids.patient, goal: "Walk more", status: "ACTIVE" },
    });
    for (const verdict of ["CONFIRMED", "REFUTED"] as const)
      expect(await confirmHealthRecord(await records.as("doctor"), id, verdict)).toMatchObject({
        ...{ verification: "UNCONFIRMED", version: 1 },
      });
  });

  it("is taken off its list with a reason, kept in the history, and put back", async () => {
    const { id } = await records.enter("patient");
    await expect(switchHealthRecord(await records.as("patient"), id, false, { reason: "OTHER" })).rejects.toMatchObject(
      { fields: [{ field: "note" }] },
    );
    await switchHealthRecord(await records.as("patient"), id, false, { reason: "OTHER", note: "It was a rash" });
    expect((await listed()).records).toEqual([]);
    expect((await listed(true)).records).toMatchObject([{ id, offReason: "OTHER", offNote: "It was a rash" }]);
    // Nothing is changed of what is not on the list.
    const change = { ...PENICILLIN, note: "x", id, version: 2 };
    await expect(saveHealthRecord(await records.as("patient"), allergy, change)).rejects.toMatchObject({ status: 404 });
    await switchHealthRecord(await records.as("patient"), id, true);
    await switchHealthRecord(await records.as("patient"), id, true);
    expect((await listed()).records).toMatchObject([{ id, offReason: null, offNote: "", version: 3 }]);
    const { versions } = await viewHealthRecord(await records.as("patient"), id);
    expect(versions.map(({ change: made, note }) => [made, note])).toEqual([
      ["ENABLE", ""],
      ["DISABLE", "It was a rash"],
      ["CREATE", ""],
    ]);
  });

  it("cannot be rewritten in its history", async () => {
    const { id } = await records.enter("patient");
    const where = "WHERE organization_id = ?1 AND record_id = ?2";
    await expect(change(records.practice, `UPDATE health_record_version SET note = 'x' ${where}`, id)).rejects.toThrow(
      /append-only/,
    );
    await expect(change(records.practice, `DELETE FROM health_record_version ${where}`, id)).rejects.toThrow(
      /append-only/,
    );
  });

  it("is one, however often a new one is sent with the same key; another answer is its next version", async () => {
    const key = { idempotencyKey: "the-same-key" };
    const first = await records.enter("patient", key);
    expect((await records.enter("patient", key)).id).toBe(first.id);
    expect(await records.enter("patient", { ...key, note: "On both arms" })).toMatchObject({
      id: first.id,
      version: 2,
    });
    expect((await listed()).records).toHaveLength(1);
    // The same key of somebody else is another one.
    expect((await records.enter("doctor", key)).id).not.toBe(first.id);
  });

  it("says what is wrong at its field, and writes nothing", async () => {
    await expect(records.enter("patient", { reactions: [] })).rejects.toMatchObject({
      status: 422,
      fields: [{ field: "reactions", message: "allergies:reactionMissing" }],
    });
    await expect(records.enter("patient", { allergen: "" })).rejects.toMatchObject({ fields: [{ field: "allergen" }] });
    expect((await listed()).records).toEqual([]);
  });

  it("stands in the audit by the names of its fields, without a word of what it says", async () => {
    const { id } = await records.enter("patient", { note: "Only I know" });
    await saveHealthRecord(await records.as("patient"), allergy, { ...PENICILLIN, note: "Changed", id, version: 1 });
    const rows = await read<{ action: string; fields: string }>(
      records.practice,
      "SELECT action, fields FROM audit_event WHERE organization_id = ?1 AND subject_id = ?2 ORDER BY seq",
      id,
    );
    expect(rows.map(({ action }) => action)).toEqual(["healthRecord.create", "healthRecord.change"]);
    expect(JSON.parse(rows[1]?.fields ?? "")).toEqual(["note"]);
    expect(JSON.stringify(rows)).not.toMatch(/Only I know|Changed|Penicillin/);
  });
});

describe("none known", () => {
  const say = async (none: boolean) => sayNoneKnown(await records.as("patient"), allergy, undefined, none);

  it("is an answer of its own, said once, and taken back", async () => {
    expect((await listed()).noneKnown).toBeNull();
    await say(true);
    await say(true);
    expect((await listed()).noneKnown).toEqual({ authorName: "Zainab Haddad", at: NOW });
    await say(false);
    expect((await listed()).noneKnown).toBeNull();
  });

  it("ends with the first record, and cannot be said beside one", async () => {
    await say(true);
    const { id } = await records.enter("doctor");
    expect((await listed()).noneKnown).toBeNull();
    await expect(say(true)).rejects.toMatchObject({ status: 409 });
    // A record that was taken off its list is none.
    await switchHealthRecord(await records.as("doctor"), id, false, { reason: "MISTAKE" });
    await say(true);
    await switchHealthRecord(await records.as("doctor"), id, true);
    expect((await listed()).noneKnown).toBeNull();
  });
});

describe("the list", () => {
  it("reads no more rows as the practice and the rest of the record grow", async () => {
    await records.enter("patient");
    const rows = async () => {
      const context = await records.as("doctor");
      const before = context.db.meter.rowsRead;
      await listHealthRecords(context, allergy, { patientId: records.ids.patient });
      return context.db.meter.rowsRead - before;
    };
    const few = await rows();
    const { db } = await records.practice.as({ kind: "system", task: "test" });
    for (const others of [100, 1_000]) {
      await db
        .raw(
          `INSERT INTO health_record (organization_id, id, patient_id, kind, values_json, name, sort_key, source, verification, author_kind, author_id, recorded_at, first_author_kind)
          SELECT ?1, 'other-' || ?3 || '-' || value, CASE value % 2 WHEN 0 THEN ?2 ELSE ?4 END, CASE value % 2 WHEN 0 THEN 'GOALS' ELSE 'ALLERGY' END, '{}', 'x', 'x', 'PATIENT', 'UNCONFIRMED', 'patient', ?2, 1, 'patient'
          FROM json_each(?5)`,
          ...[db.organizationId, records.ids.patient, others, records.ids.otherPatient],
          JSON.stringify(Array.from({ length: others }, (_, index) => index)),
        )
        .run();
      expect(await rows()).toBeLessThanOrEqual(few + 1);
    }
  });
});
