import { beforeAll, describe, expect, it } from "vitest";
import { changeUserSetting } from "~/features/organization/services/settings/user-settings.server";
import { changeSetting } from "~/features/organization/services/settings/change-setting.server";
import { goal } from "~/features/phr/records/goal";
import { readHealthOverview } from "~/features/phr/services/profile/read-health-overview.server";
import { saveHealthRecord } from "~/features/phr/services/records/save-health-record.server";
import { addReadings } from "~/features/phr/services/trackers/add-readings.server";
import { correctReading } from "~/features/phr/services/trackers/correct-reading.server";
import { exportReadings } from "~/features/phr/services/trackers/export-readings.server";
import { importReadings } from "~/features/phr/services/trackers/import-readings.server";
import { listTrackers } from "~/features/phr/services/trackers/list-trackers.server";
import { switchReading } from "~/features/phr/services/trackers/switch-reading.server";
import { viewReading } from "~/features/phr/services/trackers/view-reading.server";
import { viewTracker } from "~/features/phr/services/trackers/view-tracker.server";
import type { Span } from "~/features/phr/domain/trackers/spans";
import { ROLE } from "~/features/identity/domain/team/roles";
import type { RequestContext } from "~/platform/context.server";
import { change, read } from "../identity/appointments";
import { employeeActor, openPractice, patientActor } from "../support/organization";
import { openRecords, setting } from "./scene";

const now = Date.UTC(2026, 10, 23, 9, 0);
let practice: Awaited<ReturnType<typeof openPractice>>;

beforeAll(async () => {
  practice = await openPractice({ now, timeZone: "Europe/Madrid" });
});

const patient = (at = now) => practice.as(patientActor(practice.ids.patient, practice.ids.patientUser), at);
const otherPatient = () => practice.as(patientActor(practice.ids.otherPatient, practice.ids.otherPatientUser));
const nurse = () => practice.as(employeeActor(practice.ids.otherDoctor, { roles: [ROLE.NURSE] }));

const typed = { value: "70", unit: "kg", date: "2026-11-20", time: "08:30" };
const weigh = async (more: object = {}) => addReadings(await patient(), { tracker: "weight", ...typed, ...more });
const seen = async (tracker: string, span: Span = "month", more: object = {}) =>
  viewTracker(await patient(), { tracker, span, off: false, ...more });
const refusal = (field: string, message: string) => ({ fields: [{ field, message }] });

describe("a measurement", () => {
  it("is kept in the canonical unit with what was typed, at the instant that the practice's clock showed", async () => {
    const { id } = await addReadings(await patient(), {
      ...{ tracker: "temperature", value: "98,6", unit: "°F", date: "2026-11-20", time: "08:30", site: "ORAL" },
    });
    const { reading } = await viewReading(await patient(), id);
    expect(reading).toMatchObject({
      ...{ at: Date.UTC(2026, 10, 20, 7, 30), zone: "Europe/Madrid", site: "ORAL" },
      typed: { value: "98,6", unit: "°F" },
      source: "PATIENT",
    });
    expect(reading.value).toBeCloseTo(37, 10);
  });

  it("of the blood pressure has two numbers, and the pulse of the same sitting beside it", async () => {
    const bloodPressure = { tracker: "bloodPressure", value: "118", value2: "76", unit: "mmHg", pulse: "64" };
    await addReadings(await patient(), { ...bloodPressure, date: "2026-11-20", time: "09:00" });
    const [pressure, pulse] = [await seen("bloodPressure"), await seen("pulse")];
    expect(pressure.readings).toMatchObject([{ value: 118, value2: 76, flag: null }]);
    expect(pulse.readings).toMatchObject([{ value: 64, at: pressure.readings[0]?.at }]);
    const audited = await read<{ id: string }>(
      practice,
      "SELECT subject_id AS id FROM audit_event WHERE organization_id = ?1 AND action = 'healthRecord.create' AND subject_id IN (?2, ?3)",
      ...[pressure.readings[0]?.id ?? "", pulse.readings[0]?.id ?? ""],
    );
    expect(audited).toHaveLength(2);
  });

  it("that cannot be is refused, and what is unlikely is asked about once with the likelier unit", async () => {
    await expect(weigh({ value: "10000" })).rejects.toMatchObject(refusal("value", "trackers:refused.range"));
    await expect(weigh({ value: "lots" })).rejects.toMatchObject(refusal("value", "trackers:problem.number"));
    await expect(weigh({ date: "2026-12-24" })).rejects.toMatchObject(refusal("date", "trackers:problem.future"));
    await expect(weigh({ date: "1950-01-01" })).rejects.toMatchObject(refusal("date", "phr:date.beforeBirth"));
    const inPounds = { value: "70", unit: "lb", date: "2026-11-19" };
    const asked = await weigh(inPounds).catch((error: unknown) => error);
    expect(asked).toMatchObject({
      fields: [
        { field: "value", message: "trackers:ask.unit", values: { value: "70 lb", other: "70 kg", otherUnit: "kg" } },
      ],
    });
    const { sure } = (asked as { fields: { values: { sure: string } }[] }).fields[0]!.values;
    // The answer holds for the numbers that were asked about, and for no others.
    await expect(weigh({ ...inPounds, value: "71", sure })).rejects.toMatchObject(
      refusal("value", "trackers:ask.unit"),
    );
    const meant = await weigh({ ...inPounds, time: "07:00", meantUnit: "kg" });
    expect((await viewReading(await patient(), meant.id)).reading).toMatchObject({ value: 70, typed: { unit: "kg" } });
    const light = await weigh({ ...inPounds, time: "06:00", sure });
    expect((await viewReading(await patient(), light.id)).reading.value).toBeCloseTo(31.75, 2);
    await switchReading(await patient(), light.id, false);
  });

  it("that is sent twice is there once", async () => {
    const twice = { date: "2026-11-18", value: "71" };
    await Promise.all([weigh(twice), weigh(twice)]);
    const { readings } = await seen("weight", "week");
    expect(readings.filter(({ typed: { value } }) => value === "71")).toHaveLength(1);
  });

  it("is corrected and removed with a history, and comes back", async () => {
    const { id } = await weigh({ date: "2026-11-10", value: "72" });
    await correctReading(await patient(), id, { ...typed, date: "2026-11-10", value: "73", version: "1" });
    await switchReading(await patient(), id, false, { reason: "OTHER", note: "Shoes on" });
    const viewed = await viewReading(await patient(), id);
    expect(viewed.reading).toMatchObject({ enabled: false, offReason: "OTHER", version: 3 });
    expect(viewed.versions.map(({ change, reason, values }) => [change, reason, values["value"]])).toEqual([
      ["DISABLE", "Shoes on", 73],
      ["CHANGE", null, 73],
      ["CREATE", null, 72],
    ]);
    const off = await seen("weight", "month", { off: true });
    expect(off.readings.map((reading) => reading.id)).toContain(id);
    expect(off.points.map(({ key }) => key)).not.toContain(id);
    await switchReading(await patient(), id, true);
    expect((await seen("weight")).points.map(({ key }) => key)).toContain(id);
  });

  it("keeps who measured it where a doctor takes it off its list and puts it back, as the history says", async () => {
    await change(
      practice,
      "INSERT OR IGNORE INTO patient_provider (organization_id, employee_id, patient_id, since) VALUES (?1, ?2, ?3, ?4)",
      ...[practice.ids.doctor, practice.ids.patient, now],
    );
    const doctor = () => practice.as(employeeActor(practice.ids.doctor, { roles: [ROLE.PROVIDER] }));
    const { id } = await weigh({ date: "2026-11-07", value: "72" });
    await switchReading(await doctor(), id, false, { reason: "OTHER", note: "Shoes on" });
    await switchReading(await doctor(), id, true);
    await change(
      practice,
      "DELETE FROM patient_provider WHERE organization_id = ?1 AND employee_id = ?2",
      practice.ids.doctor,
    );
    const { reading, versions } = await viewReading(await patient(), id);
    expect(reading).toMatchObject({ authorKind: "patient", source: "PATIENT", version: 3 });
    expect(versions.map(({ change: what, authorKind }) => [what, authorKind])).toEqual([
      ["ENABLE", "employee"],
      ["DISABLE", "employee"],
      ["CREATE", "patient"],
    ]);
  });

  it("that two correct at once gets what the first wrote, and tells it to the second", async () => {
    const { id } = await weigh({ date: "2026-11-09", value: "74" });
    const correct = async (value: string) =>
      correctReading(await patient(), id, { ...typed, date: "2026-11-09", value, version: "1" });
    const results = await Promise.allSettled([correct("75"), correct("76")]);
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const { reading } = await viewReading(await patient(), id);
    const lost = results.find((result) => result.status === "rejected") as PromiseRejectedResult;
    expect(lost.reason).toMatchObject({ code: "staleForm", version: 2, current: { value: reading.typed.value } });
  });
});

describe("days on which clocks change", () => {
  it("keep the day of the wall's calendar, skip no hour that was, and keep the second of two", async () => {
    const at = (date: string, time: string) =>
      addReadings(practiceContext, { tracker: "pulse", value: "66", unit: "/min", date, time });
    const practiceContext = await patient();
    const skipped = await at("2026-03-29", "02:30");
    const late = await at("2026-10-25", "23:30");
    const read = async (id: string) => (await viewReading(await patient(), id)).reading;
    // 02:30 was skipped: it is the moment at which the clock went on.
    expect((await read(skipped.id)).at).toBe(Date.UTC(2026, 2, 29, 1, 0));
    expect(await read(late.id)).toMatchObject({ at: Date.UTC(2026, 9, 25, 22, 30), day: 20_751 });
    const { points } = await seen("pulse", "year");
    expect(points.map(({ key }) => key)).toEqual(expect.arrayContaining(["20541", "20751"]));
    const first = await at("2026-10-25", "02:30");
    expect((await read(first.id)).at).toBe(Date.UTC(2026, 9, 25, 0, 30));
  });
});

describe("units", () => {
  it("are the organization's until the user chooses their own", async () => {
    const administrator = await practice.as(practice.administrator);
    expect((await seen("weight")).unit).toBe("kg");
    await changeSetting(administrator, "units", { height: "3", weight: "2", temperature: "2", bloodSugar: "2" });
    expect([(await seen("weight")).unit, (await seen("waist")).unit, (await seen("height")).unit]).toEqual([
      "lb",
      "in",
      "ft",
    ]);
    await changeUserSetting(await patient(), "units", { height: "1", weight: "1", temperature: "1", bloodSugar: "2" });
    expect([(await seen("weight")).unit, (await seen("glucose")).unit]).toEqual(["kg", "glucose mmol/L"]);
  });
});

describe("the unit that somebody chose", () => {
  it("holds in the list, the plot, the entry, files and the overview, of the user before the organization's", async () => {
    const other = await openPractice({ now, timeZone: "UTC" });
    const { ids } = other;
    const self = () => other.as(patientActor(ids.patient, ids.patientUser));
    const units = { height: "3", weight: "2", temperature: "2", bloodSugar: "2" };
    await changeSetting(await other.as(other.administrator), "units", units);
    await addReadings(await self(), { tracker: "weight", value: "80", unit: "kg", date: "2026-11-20", time: "08:00" });
    const file = { tracker: "glucose", text: "date,value\n2026-11-01,5.5" };
    const looks = async (who: () => Promise<RequestContext>) => {
      const { unit, readings, points } = await viewTracker(await who(), {
        ...{ patientId: ids.patient, tracker: "weight", span: "month", off: false },
      });
      const list = await listTrackers(await who(), ids.patient);
      const overview = await readHealthOverview(await who(), ids.patient);
      const csv = await (await exportReadings(await who(), "weight", ids.patient)).text();
      // Stored in kilograms, whatever is shown.
      expect([readings[0]?.value, points[0]?.value, readings[0]?.typed]).toEqual([80, 80, { value: "80", unit: "kg" }]);
      return [
        ...[unit, list.summaries[0]?.unit, overview.vitals?.[0]?.unit],
        csv.trim().split("\r\n").at(-1)?.split(",").at(-1),
      ];
    };
    const doctor = () => other.as(employeeActor(ids.doctor, { roles: [ROLE.NURSE] }));
    expect(await looks(self)).toEqual(["lb", "lb", "lb", "176.4"]);
    await importReadings(await self(), file);
    const sugar = await viewTracker(await self(), { tracker: "glucose", span: "month", off: false });
    expect(sugar.readings).toMatchObject([{ typed: { value: "5.5", unit: "glucose mmol/L" } }]);
    await changeUserSetting(await doctor(), "units", { height: "1", weight: "1", temperature: "1", bloodSugar: "1" });
    expect(await looks(doctor)).toEqual(["kg", "kg", "kg", "80"]);
    expect(await looks(self)).toEqual(["lb", "lb", "lb", "176.4"]);
  });
});

describe("what a provider wants for a patient", () => {
  it("takes the place of the usual range, names its author, and is left out where goals are hidden", async () => {
    const records = await openRecords();
    const { ids } = records.practice;
    const wanted = { goal: "Oxygen", status: "ACTIVE", tracker: "oxygen", comparison: "BETWEEN", unit: "%" };
    await saveHealthRecord(await records.as("doctor"), goal, {
      ...{ ...wanted, patientId: ids.patient, target: "88", targetTo: "92" },
    });
    const measured = { tracker: "oxygen", unit: "%", date: "2027-01-04", time: "08:00" };
    await addReadings(await records.as("patient"), { ...measured, value: "90" });
    const looked = async () =>
      viewTracker(await records.as("patient"), { tracker: "oxygen", span: "month", off: false });
    const { limits, targets, readings } = await looked();
    expect(limits).toEqual({ source: "target", first: [88, 92], second: null });
    expect(targets).toMatchObject([{ isProviders: true, authorName: expect.stringMatching(/\w/) as string }]);
    expect(readings).toMatchObject([{ flag: null }]);
    const { summaries } = await listTrackers(await records.as("doctor"), ids.patient);
    expect(summaries).toMatchObject([{ tracker: "oxygen", flag: null }]);
    await setting(records.practice, "records", { goals: false });
    expect(await looked()).toMatchObject({ limits: { source: "usual" }, targets: [], readings: [{ flag: "low" }] });
  });
});

describe("what is no number", () => {
  it("is one of its words: flow with symptoms, from which cycles are told", async () => {
    const flow = async (date: string, value: string, context: string | string[] = "") =>
      addReadings(await otherPatient(), {
        tracker: "menstruation",
        unit: "score",
        date,
        time: "08:00",
        value,
        context,
      });
    for (const [date, value] of [
      ["2026-09-01", "3"],
      ["2026-09-29", "2"],
      ["2026-10-28", "4"],
    ] as const)
      await flow(date, value);
    const { id } = await flow("2026-10-29", "3", ["CRAMPS", "FATIGUE"]);
    await expect(flow("2026-10-30", "5")).rejects.toMatchObject(refusal("value", "errors:field.chooseOne"));
    await expect(flow("2026-10-30", "2", ["NONE"])).rejects.toMatchObject(refusal("context", "errors:field.chooseOne"));
    expect((await viewReading(await otherPatient(), id)).reading.context).toBe("CRAMPS FATIGUE");
    const shown = await viewTracker(await otherPatient(), { tracker: "menstruation", span: "all", off: false });
    expect(shown).toMatchObject({ span: "year", grain: "day", cycles: { typical: 29 } });
    expect(shown.cycles?.cycles.map(({ length }) => length)).toEqual([null, 29, 28]);
    const month = await viewTracker(await otherPatient(), { tracker: "menstruation", span: "month", off: false });
    expect([month.points.length, month.cycles?.cycles.length]).toEqual([2, 3]);
    const text = await (await exportReadings(await otherPatient(), "menstruation", undefined)).text();
    expect(text).toContain("Cramps + Tiredness");
    expect(await importReadings(await otherPatient(), { tracker: "menstruation", text })).toMatchObject({
      ...{ added: 0, known: 4, refused: 0 },
    });
  });

  it("is whether a medicine was taken: each one by its name, two at the same time", async () => {
    const take = async (note: string, value = "1") =>
      addReadings(await patient(), { tracker: "medicineTaken", unit: "score", ...when, value, note });
    const when = { date: "2026-11-20", time: "08:00" };
    await expect(take("")).rejects.toMatchObject(refusal("note", "errors:field.mandatory"));
    await take("Metformin");
    await take("Metformin");
    await take("Ramipril");
    await take("Aspirin", "0");
    const { readings, points } = await seen("medicineTaken");
    expect(readings.map(({ note }) => note).sort()).toEqual(["Aspirin", "Metformin", "Ramipril"]);
    expect(points).toMatchObject([{ low: 0, high: 1, count: 3 }]);
  });

  it("adds up over a day where it is a bar", async () => {
    const drink = async (value: string, time: string) =>
      addReadings(await patient(), { tracker: "water", unit: "mL", date: "2026-11-20", time, value });
    await drink("300", "08:00");
    await drink("500", "12:00");
    expect((await seen("water")).points).toMatchObject([{ value: 800, count: 2 }]);
    const { summaries } = await listTrackers(await patient(), undefined);
    expect(summaries.find(({ tracker }) => tracker === "water")).toMatchObject({ value: 800, days: [{ value: 800 }] });
  });
});

describe("the body mass", () => {
  it("is computed from each weight and the nearest height, and never entered", async () => {
    await addReadings(await patient(), {
      tracker: "height",
      value: "175",
      unit: "cm",
      date: "2026-11-01",
      time: "10:00",
    });
    const { points } = await seen("bmi");
    expect(points.length).toBeGreaterThan(0);
    expect(points.at(-1)?.value).toBeCloseTo(70 / 1.75 ** 2, 1);
    await expect(
      addReadings(await patient(), { tracker: "bmi", value: "22", unit: "kg/m2", date: "2026-11-01", time: "10:00" }),
    ).rejects.toMatchObject({ fields: [{ field: "tracker" }] });
    const { summaries } = await listTrackers(await patient(), undefined);
    expect(summaries.map(({ tracker }) => tracker)).toEqual(expect.arrayContaining(["weight", "bmi", "pulse"]));
  });
});

describe("whose measurements they are", () => {
  it("another patient, another organization and a viewer without a relation find nothing", async () => {
    const { id } = await weigh({ date: "2026-11-02" });
    await expect(viewReading(await otherPatient(), id)).rejects.toMatchObject({
      status: expect.toSatisfy((status: number) => status === 403 || status === 404),
    });
    await expect(
      viewTracker(await otherPatient(), {
        tracker: "weight",
        span: "week",
        off: false,
        patientId: practice.ids.patient,
      }),
    ).rejects.toMatchObject({ status: expect.any(Number) });
    const elsewhere = await openPractice({ now });
    const stranger = await elsewhere.as(employeeActor(elsewhere.ids.doctor, { roles: [ROLE.NURSE] }));
    await expect(viewReading(stranger, id)).rejects.toMatchObject({ status: 404 });
    await expect(correctReading(stranger, id, typed)).rejects.toMatchObject({ status: 404 });
    const stranger2 = await practice.as(employeeActor(practice.ids.doctor));
    await expect(viewReading(stranger2, id)).rejects.toMatchObject({ status: expect.any(Number) });
  });

  it("a nurse adds and corrects but does not remove; a patient changes what a patient entered", async () => {
    const added = await addReadings(await nurse(), {
      tracker: "weight",
      ...typed,
      date: "2026-11-03",
      patientId: practice.ids.patient,
    });
    await correctReading(await nurse(), added.id, { ...typed, date: "2026-11-03", value: "70.5" });
    await expect(switchReading(await nurse(), added.id, false)).rejects.toMatchObject({ status: 404 });
    await expect(correctReading(await patient(), added.id, typed)).rejects.toMatchObject({ status: 404 });
    const billing = await practice.as(employeeActor(practice.ids.otherDoctor, { roles: [] }));
    await expect(
      addReadings(billing, { tracker: "weight", ...typed, patientId: practice.ids.patient }),
    ).rejects.toMatchObject({ status: 403 });
  });

  it("nobody finds them where the organization hides the trackers", async () => {
    const administrator = await practice.as(practice.administrator);
    await changeSetting(administrator, "records", { trackers: false });
    await expect(seen("weight")).rejects.toMatchObject({ status: 404 });
    await changeSetting(administrator, "records", { trackers: true });
  });
});
