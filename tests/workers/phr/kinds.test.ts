import { beforeEach, describe, expect, it } from "vitest";
import { contraindication } from "~/features/phr/records/contraindication";
import { emergencyContact } from "~/features/phr/records/emergency-contact";
import { familyHistory } from "~/features/phr/records/family-history";
import { goal } from "~/features/phr/records/goal";
import { socialHistory } from "~/features/phr/records/social-history";
import { listHealthRecords } from "~/features/phr/services/records/list-health-records.server";
import { readRecordForm } from "~/features/phr/services/records/read-record-form.server";
import { saveHealthRecord } from "~/features/phr/services/records/save-health-record.server";
import { switchHealthRecord } from "~/features/phr/services/records/switch-health-record.server";
import { viewHealthRecord } from "~/features/phr/services/records/view-health-record.server";
import { uuidv7 } from "~/kernel/ids";
import { change } from "../identity/appointments";
import { employeeActor, openPractice, patientActor } from "../support/organization";

/** Tuesday, 09:00 in Madrid. */
const NOW = Date.UTC(2027, 0, 5, 8);
const DAY = 20_823;
let practice: Awaited<ReturnType<typeof openPractice>>;

const patient = () => practice.as(patientActor(practice.ids.patient, practice.ids.patientUser), NOW);
const doctor = () => practice.as(employeeActor(practice.ids.doctor), NOW);
const contact = (name: string) => ({ name, relation: "Others", phone: "+97333123456" });

beforeEach(async () => {
  practice = await openPractice({ now: NOW });
  await change(
    practice,
    "INSERT INTO patient_provider (organization_id, employee_id, patient_id, since) VALUES (?1, ?2, ?3, ?4)",
    ...[practice.ids.doctor, practice.ids.patient, NOW],
  );
});

describe("the social history", () => {
  it("is one record: its form and its view need no id, and a second one is refused", async () => {
    expect((await readRecordForm(await patient(), socialHistory, {})).record).toBeNull();
    const { id } = await saveHealthRecord(await patient(), socialHistory, { smoking: "on", smokingon: "10 a day" });
    await expect(saveHealthRecord(await patient(), socialHistory, { smoking: "off" })).rejects.toMatchObject({
      status: 409,
    });
    expect((await readRecordForm(await patient(), socialHistory, {})).record).toMatchObject({ id, version: 1 });
    const of = { kind: socialHistory, patientId: undefined };
    expect((await viewHealthRecord(await patient(), undefined, of)).record.values).toMatchObject({ smoking: "on" });
    const listed = await listHealthRecords(await patient(), socialHistory, {});
    expect(listed).toMatchObject({ mayAdd: false, records: [{ id, maySwitch: false }] });
    await expect(switchHealthRecord(await patient(), id, false)).rejects.toMatchObject({ status: 404 });
  });

  it("is not there to be viewed before somebody wrote it", async () => {
    const of = { kind: socialHistory, patientId: undefined };
    await expect(viewHealthRecord(await patient(), undefined, of)).rejects.toMatchObject({ status: 404 });
  });
});

describe("emergency contacts", () => {
  it("are five at most, also where two add the last one at once or put one back", async () => {
    const [first] = await Promise.all([saveHealthRecord(await patient(), emergencyContact, contact("One"))]);
    for (const name of ["Two", "Three", "Four"])
      await saveHealthRecord(await patient(), emergencyContact, contact(name));
    const both = await Promise.allSettled([
      saveHealthRecord(await patient(), emergencyContact, contact("Five")),
      saveHealthRecord(await doctor(), emergencyContact, { ...contact("Six"), patientId: practice.ids.patient }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await listHealthRecords(await patient(), emergencyContact, {})).toMatchObject({ mayAdd: false });
    const seventh = saveHealthRecord(await patient(), emergencyContact, contact("Seven"));
    await expect(seventh).rejects.toMatchObject({ fields: [{ field: "", message: "phr:full" }] });
    await switchHealthRecord(await patient(), first.id, false);
    await saveHealthRecord(await patient(), emergencyContact, contact("Seven"));
    await expect(switchHealthRecord(await patient(), first.id, true)).rejects.toMatchObject({ status: 422 });
    const { records } = await listHealthRecords(await patient(), emergencyContact, {});
    expect(records).toHaveLength(5);
  });
});

describe("contraindications", () => {
  const ibuprofen = { what: "Ibuprofen", sort: "DRUG", severity: "ABSOLUTE", reason: "Kidney failure" };

  it("are added and taken off by a provider, and only read by the patient", async () => {
    const patientId = practice.ids.patient;
    const { id, coding } = await saveHealthRecord(await doctor(), contraindication, { ...ibuprofen, patientId });
    expect(coding).toMatchObject({ display: "Ibuprofen" });
    await expect(saveHealthRecord(await patient(), contraindication, ibuprofen)).rejects.toMatchObject({
      status: 404,
    });
    await expect(switchHealthRecord(await patient(), id, false)).rejects.toMatchObject({ status: 404 });
    expect(await listHealthRecords(await patient(), contraindication, {})).toMatchObject({
      mayAdd: false,
      records: [{ id, mayChange: false, maySwitch: false }],
    });
    await switchHealthRecord(await doctor(), id, false, { reason: "MISTAKE" });
    expect((await listHealthRecords(await patient(), contraindication, {})).records).toEqual([]);
  });
});

describe("the family history", () => {
  it("keeps the code of each condition beside its words as they were typed", async () => {
    const typed = {
      ...{ relation: "Mother", extent: "PARTIAL", living: "LIVING" },
      conditions: [{ name: "Asma", age: "12" }, { name: "Something rare" }],
    };
    const { name, values } = await saveHealthRecord(await patient(), familyHistory, typed);
    expect(name).toBe("Asma, Something rare");
    expect(values["conditions"]).toMatchObject([
      { name: "Asma", age: 12, coding: { display: "Asthma" } },
      { name: "Something rare", age: null, coding: null },
    ]);
  });
});

describe("goals", () => {
  it("show by themselves where the last reading of their tracker stands", async () => {
    const reading = async (at: number, value: number) =>
      change(
        practice,
        `INSERT INTO tracker_reading (organization_id, id, patient_id, tracker, at, zone, day, value, typed, source, author_kind, author_id, recorded_at, first_author_kind)
         VALUES (?1, ?2, ?3, 'weight', ?4, 'Europe/Madrid', ?5, ?6, '{}', 'PATIENT', 'patient', ?3, ?4, 'patient')`,
        ...[uuidv7(at), practice.ids.patient, at, DAY, value],
      );
    const weight = { status: "ACTIVE", tracker: "weight", comparison: "AT_MOST", target: "80", unit: "kg" };
    await saveHealthRecord(await patient(), goal, { ...weight, goal: "Lose weight" });
    await saveHealthRecord(await patient(), goal, { status: "ACTIVE", goal: "Walk every day" });
    const progress = async () =>
      Object.fromEntries(
        (await listHealthRecords(await patient(), goal, {})).records.map((record) => [record.name, record.progress]),
      );
    expect(await progress()).toEqual({ "Lose weight": undefined, "Walk every day": undefined });
    await reading(NOW - 2000, 85);
    expect(await progress()).toMatchObject({ "Lose weight": { value: 85, day: "2027-01-05", isReached: false } });
    await reading(NOW - 1000, 79.5);
    expect(await progress()).toMatchObject({ "Lose weight": { value: 79.5, isReached: true } });
  });
});
