import { beforeEach, describe, expect, it } from "vitest";
import { condition } from "~/features/phr/records/condition";
import { hospitalization } from "~/features/phr/records/hospitalization";
import { journal } from "~/features/phr/records/journal";
import { medicalReport } from "~/features/phr/records/medical-report";
import { listProfileAreas } from "~/features/phr/services/profile/list-profile-areas.server";
import { readHealthOverview } from "~/features/phr/services/profile/read-health-overview.server";
import { commentOnRecord } from "~/features/phr/services/records/comment-on-record.server";
import { listHealthRecords } from "~/features/phr/services/records/list-health-records.server";
import { readRecordForm } from "~/features/phr/services/records/read-record-form.server";
import { saveHealthRecord } from "~/features/phr/services/records/save-health-record.server";
import { switchHealthRecord } from "~/features/phr/services/records/switch-health-record.server";
import { viewHealthRecord } from "~/features/phr/services/records/view-health-record.server";
import { change } from "../identity/appointments";
import { audited, NOW, openRecords, type Records } from "./scene";

let records: Records;

beforeEach(async () => {
  records = await openRecords();
});

const outcome = (asked: Promise<unknown>) =>
  asked.then(
    () => "done",
    (error: unknown) => (error as { status?: number }).status,
  );
const whose = () => ({ patientId: records.ids.patient });
const illness = async (who: "patient" | "otherPatient", name: string) =>
  saveHealthRecord(await records.as(who), condition, { condition: name, status: "ACTIVE" });

describe("a stay in a hospital", () => {
  const stay = { hospital: "Salmaniya", reason: "Pneumonia", admitted: "2026-03-01" };

  it("names conditions of the patient's by their ids, and keeps what they were called", async () => {
    const { id } = await illness("patient", "Asthma");
    const { links } = await readRecordForm(await records.as("patient"), hospitalization, {});
    expect(links).toEqual({ conditions: [{ id, name: "Asthma" }] });
    const saved = await saveHealthRecord(await records.as("patient"), hospitalization, { ...stay, conditions: id });
    expect(saved.values["conditions"]).toEqual([{ id, name: "Asthma" }]);
    expect(hospitalization.fhir(saved, { reference: "Patient/p" })).toMatchObject({
      diagnosis: [{ condition: { reference: `Condition/${id}`, display: "Asthma" } }],
    });
    await switchHealthRecord(await records.as("patient"), id, false);
    const form = await readRecordForm(await records.as("patient"), hospitalization, { id: saved.id });
    expect(form.links).toEqual({ conditions: [{ id, name: "Asthma" }] });
    expect(form.record?.values["conditions"]).toEqual([id]);
  });

  it("names no condition of another patient, and none that was taken off its list", async () => {
    const theirs = await illness("otherPatient", "Asthma");
    const off = await illness("patient", "Eczema");
    await switchHealthRecord(await records.as("patient"), off.id, false);
    for (const conditions of [theirs.id, off.id, "nothing"])
      expect(
        await outcome(saveHealthRecord(await records.as("patient"), hospitalization, { ...stay, conditions })),
      ).toBe(422);
  });
});

describe("a medical report", () => {
  const report = { title: "Blood test", sort: "LABORATORY", date: "2026-12-01" };
  const given = async (changes: object) =>
    saveHealthRecord(await records.as("patient"), medicalReport, { ...report, ...changes });
  const seenBy = async (who: "doctor" | "otherDoctor" | "nurse") => {
    const { sections } = await readHealthOverview(await records.as(who), whose().patientId);
    const section = sections.find(({ kind }) => kind === "MEDICALREPORT");
    const listed = await listHealthRecords(await records.as(who), medicalReport, whose());
    const { kinds } = await listProfileAreas(await records.as(who), whose().patientId);
    return [
      section?.records.length,
      section?.total,
      listed.records.length,
      kinds.find(({ kind }) => kind === "MEDICALREPORT")?.count,
    ];
  };

  beforeEach(async () => {
    await change(
      records.practice,
      "INSERT INTO patient_provider (organization_id, employee_id, patient_id, since) VALUES (?1, ?2, ?3, ?4)",
      ...[records.ids.otherDoctor, records.ids.patient, NOW],
    );
  });

  it("that the patient alone sees stands in no list, no count and no overview of others", async () => {
    const { id } = await given({ sharedWith: "ONLY_ME" });
    for (const who of ["doctor", "nurse"] as const) {
      expect(await seenBy(who)).toEqual([0, 0, 0, 0]);
      expect(await outcome(viewHealthRecord(await records.as(who), id))).toBe(404);
    }
  });

  it("is shared by the patient alone: a doctor who changes one, or writes one, decides nothing about who sees it", async () => {
    const { id } = await given({ sharedWith: "CHOSEN", providers: [records.ids.otherDoctor] });
    const changed = { ...report, id, version: 1, title: "Blood test, corrected", sharedWith: "PROVIDERS" };
    await saveHealthRecord(await records.as("otherDoctor"), medicalReport, changed);
    expect(await seenBy("nurse")).toEqual([0, 0, 0, 0]);
    expect(await seenBy("otherDoctor")).toEqual([1, 1, 1, 1]);
    await saveHealthRecord(await records.as("doctor"), medicalReport, { ...report, ...whose(), sharedWith: "ONLY_ME" });
    expect(await seenBy("nurse")).toEqual([1, 1, 1, 1]);
  });

  it("that is shared with chosen doctors is theirs to read, and nobody else's", async () => {
    const { links } = await readRecordForm(await records.as("patient"), medicalReport, {});
    expect(links["providers"]?.map(({ id }) => id).sort()).toEqual(
      [records.ids.doctor, records.ids.otherDoctor].sort(),
    );
    const { id } = await given({ sharedWith: "CHOSEN", providers: [records.ids.otherDoctor] });
    expect(await seenBy("otherDoctor")).toEqual([1, 1, 1, 1]);
    for (const who of ["doctor", "nurse"] as const) {
      expect(await seenBy(who)).toEqual([0, 0, 0, 0]);
      expect(await outcome(viewHealthRecord(await records.as(who), id))).toBe(404);
    }
    await given({ id, version: 1, sharedWith: "PROVIDERS", providers: [records.ids.otherDoctor] });
    expect(await seenBy("nurse")).toEqual([1, 1, 1, 1]);
  });

  it("needs somebody chosen who looks after the patient", async () => {
    expect(await outcome(given({ sharedWith: "CHOSEN" }))).toBe(422);
    expect(await outcome(given({ sharedWith: "CHOSEN", providers: [records.ids.patient] }))).toBe(422);
  });
});

describe("a journal", () => {
  const write = async (raw: object) =>
    saveHealthRecord(await records.as("patient"), journal, { on: "2027-01-05", text: "A bad night", ...raw });
  const comment = async (who: keyof Records["people"], id: string, said = "Try to rest") =>
    commentOnRecord(await records.as(who), { id, comment: said });

  it("is read by month and by tag, and others' index knows of shared entries alone", async () => {
    await write({ tags: "sleep", shared: "on" });
    await write({ on: "2026-11-02", tags: "sleep, knee" });
    await write({ on: "2026-11-20" });
    const asked = async (who: "patient" | "doctor", part: object) => {
      const { records: found, index } = await listHealthRecords(await records.as(who), journal, {
        ...whose(),
        ...part,
      });
      return { days: found.map(({ date }) => date), index };
    };
    const { index } = await asked("patient", {});
    expect(index?.months).toEqual([
      { month: "2027-01", count: 1 },
      { month: "2026-11", count: 2 },
    ]);
    expect(index?.tags).toEqual([
      { tag: "knee", count: 1 },
      { tag: "sleep", count: 2 },
    ]);
    expect((await asked("patient", { month: "2026-11" })).days).toEqual(["2026-11-20", "2026-11-02"]);
    expect((await asked("patient", { tag: "1", month: "2026-11" })).days).toEqual(["2026-11-02"]);
    expect((await asked("patient", { tag: "99", month: "x" })).days).toHaveLength(3);
    expect(await asked("doctor", {})).toMatchObject({ days: ["2027-01-05"], index: { tags: [{ tag: "sleep" }] } });
  });

  it("takes comments of doctors on what is shared, and the patient's answers; the entry stays the patient's", async () => {
    const { id } = await write({ shared: "on" });
    const { outcome: done, lines } = await audited(records, () => comment("doctor", id));
    expect([done, lines]).toEqual(["done", ["employee healthRecord.comment DONE JOURNAL"]]);
    await comment("patient", id, "Thank you");
    const viewed = await viewHealthRecord(await records.as("patient"), id);
    expect(viewed.record).toMatchObject({ version: 3, authorKind: "patient", values: { text: "A bad night" } });
    expect(viewed.versions.map(({ change: made, note, authorKind }) => [made, note, authorKind])).toEqual([
      ["COMMENT", "Thank you", "patient"],
      ["COMMENT", "Try to rest", "employee"],
      ["CREATE", "", "patient"],
    ]);
    expect((await viewHealthRecord(await records.as("doctor"), id)).mayComment).toBe(true);
    expect((await viewHealthRecord(await records.as("nurse"), id)).mayComment).toBe(false);
  });

  it("takes none on a private entry, from nobody who may not read it, and no empty one", async () => {
    const hidden = await write({});
    const shared = await write({ shared: "on" });
    expect(await outcome(comment("doctor", hidden.id))).toBe(404);
    expect(await outcome(comment("patient", hidden.id))).toBe(404);
    for (const who of ["nurse", "otherDoctor", "otherPatient"] as const)
      expect(await outcome(comment(who, shared.id))).toBe(404);
    expect(await outcome(comment("doctor", shared.id, "  "))).toBe(422);
  });
});
