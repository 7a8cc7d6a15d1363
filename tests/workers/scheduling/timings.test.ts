import { beforeEach, describe, expect, it } from "vitest";
import { loadRowsStatements } from "~/db/load-rows.server";
import { timingsCalls } from "~/features/scheduling/api/timings-calls.server";
import { readMetadata } from "~/features/identity/services/metadata/read-metadata.server";
import { changeSlots } from "~/features/scheduling/services/timings/change-slots.server";
import { listAvailableSlots } from "~/features/scheduling/services/availability/list-available-slots.server";
import { readTimings } from "~/features/scheduling/services/timings/read-timings.server";
import { removeAbsence } from "~/features/scheduling/services/timings/remove-absence.server";
import { saveAbsence } from "~/features/scheduling/services/timings/save-absence.server";
import { saveWeek } from "~/features/scheduling/services/timings/save-week.server";
import { undoTimings } from "~/features/scheduling/services/timings/undo-timings.server";
import { runCall } from "~/platform/calls/calls.server";
import type { RequestContext } from "~/platform/context.server";
import { employeeActor, openOrganization, openPractice, patientActor } from "../support/organization";
import { givenAppointment, HOUR, MONDAY, type Practice } from "./scene";

let practice: Practice;
const south = "0190a000-0000-7000-8000-000000000001";

beforeEach(async () => {
  practice = await openPractice({ now: MONDAY });
  const context = await admin();
  await context.db.rawBatch([
    ...loadRowsStatements(context.db, "branch", ["id", "name", "time_zone"], [[south, "South", "Europe/Madrid"]]),
    ...loadRowsStatements(context.db, "employee_branch", ["employee_id", "branch_id"], [[practice.ids.doctor, south]]),
  ]);
});

const admin = () => practice.as(practice.administrator);
const doctor = () => practice.as(employeeActor(practice.ids.doctor, { userId: practice.ids.doctorUser }));

const line = (day: number, from: string, until: string, more: Record<string, unknown> = {}) => ({
  ...{ id: `new-${day}${from}`, day, from, until, validFrom: "", validUntil: "", note: "", offerings: [] },
  ...more,
});
const week = (version: number, draft: unknown[], more: Record<string, unknown> = {}) => ({
  employeeId: practice.ids.doctor,
  branchId: practice.ids.branch,
  kind: "clinic",
  version,
  draft,
  ...more,
});
const absence = (more: Record<string, unknown> = {}) => ({
  employeeId: practice.ids.doctor,
  version: 0,
  startDate: "2026-05-06",
  ...more,
});

/** The free starts on a day as hh:mm in Madrid (UTC+2), as the public sees them. */
async function freeOn(day: string, serviceOfferingId = practice.ids.clinicOffering): Promise<string[]> {
  const context = await practice.as({ kind: "anonymous" });
  const from = Date.parse(`${day}T00:00:00+02:00`);
  const slots = await listAvailableSlots(context, {
    serviceOfferingId,
    employeeId: practice.ids.doctor,
    from,
    to: from + 24 * HOUR,
  });
  return slots.map(({ startTime }) => new Date(startTime + 2 * HOUR).toISOString().slice(11, 16));
}

const fieldsOf = (error: unknown) => (error as { fields: { field: string; message: string }[] }).fields;
const problemsOf = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => new Error("it was accepted"),
    (thrown: unknown) => thrown,
  );
  return fieldsOf(error).map(({ field, message }) => `${field} ${message}`);
};
const read = async (context: RequestContext) => readTimings(context, { employeeId: practice.ids.doctor });

describe("the weekly hours of a doctor", () => {
  it("show in public booking as soon as they are saved, for their kind of appointment alone", async () => {
    expect((await freeOn("2026-05-05")).at(0)).toBe("09:00");
    const { version } = await saveWeek(await admin(), week(0, [line(2, "10:00", "11:00")]));
    expect(version).toBe(1);
    const free = await freeOn("2026-05-05");
    expect([free.at(0), free.at(-1)]).toEqual(["10:00", "10:30"]);
    expect(await freeOn("2026-05-06")).toEqual([]);
    expect((await freeOn("2026-05-06", practice.ids.videoOffering)).at(0)).toBe("09:00");
  });

  it("are taken for the other kind of appointment too where that is asked for", async () => {
    await saveWeek(await admin(), week(0, [line(2, "10:00", "11:00")], { alsoOther: true }));
    expect((await freeOn("2026-05-05", practice.ids.videoOffering)).at(-1)).toBe("10:45");
    expect(await freeOn("2026-05-06", practice.ids.videoOffering)).toEqual([]);
  });

  it("are refused line by line where they break a rule, and nothing of them is saved", async () => {
    const bad = [line(1, "09:00", "12:00"), line(1, "11:00", "13:00"), line(3, "12:00", "12:01")];
    expect(await problemsOf(saveWeek(await admin(), week(0, bad)))).toEqual([
      "hours[1].from timings:problem.overlap",
      "hours[2].until timings:problem.fiveMinutes",
    ]);
    expect((await read(await admin())).version).toBe(0);
  });

  it("may not be for the clinic at two branches at once, while video may", async () => {
    const there = { branchId: south };
    const draft = [line(2, "10:00", "11:00")];
    expect(await problemsOf(saveWeek(await admin(), week(0, draft, there)))).toEqual([
      "hours[0].from timings:problem.overlapBranch",
    ]);
    await saveWeek(await admin(), week(0, draft, { ...there, kind: "video" }));
    expect(
      await problemsOf(saveWeek(await admin(), week(1, draft, { ...there, kind: "video", alsoOther: true }))),
    ).toEqual(["hours[0].from timings:problem.overlapBranch"]);
  });

  it("of two who edit them at once the second is told, and finds what the first saved", async () => {
    await saveWeek(await admin(), week(0, [line(2, "10:00", "11:00")]));
    await expect(saveWeek(await doctor(), week(0, [line(3, "10:00", "11:00")]))).rejects.toMatchObject({
      code: "staleForm",
      status: 409,
    });
    const { version, slots } = await read(await doctor());
    expect(version).toBe(1);
    expect(slots.filter(({ offeringsType }) => offeringsType === "PHYSICAL_CONSULTATION")).toMatchObject([
      { dayOfWeek: 2, startMinutes: 600, endMinutes: 660 },
    ]);
  });

  it("when several save at once exactly one wins", async () => {
    const outcomes = await Promise.allSettled(
      [1, 2, 3, 4].map(async (day) => saveWeek(await admin(), week(0, [line(day, "10:00", "11:00")]))),
    );
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const outcome of outcomes)
      if (outcome.status === "rejected") expect(outcome.reason).toMatchObject({ code: "staleForm" });
  });

  it("are as before when the change is taken back, unless there was another since", async () => {
    const before = await freeOn("2026-05-05");
    await saveWeek(await admin(), week(0, []));
    expect(await freeOn("2026-05-05")).toEqual([]);
    expect((await read(await admin())).undoable).toBe(true);
    await undoTimings(await admin(), { employeeId: practice.ids.doctor, version: 1 });
    expect(await freeOn("2026-05-05")).toEqual(before);
    await expect(undoTimings(await admin(), { employeeId: practice.ids.doctor, version: 1 })).rejects.toMatchObject({
      code: "staleForm",
    });
  });

  it("are audited by what was changed", async () => {
    const context = await admin();
    await saveWeek(context, week(0, [line(2, "10:00", "11:00")]));
    const audit = await context.db
      .raw(
        "SELECT subject_id AS id, fields FROM audit_event WHERE organization_id = ?1 AND action = 'employee.timings' AND outcome = 'DONE'",
        context.db.organizationId,
      )
      .all();
    expect(audit.results).toEqual([{ id: practice.ids.doctor, fields: '["hours"]' }]);
  });

  it("without any the page says that the doctor cannot be booked", async () => {
    expect((await read(await admin())).bookable).toBe(true);
    await saveWeek(await admin(), week(0, [], { alsoOther: true }));
    expect((await read(await admin())).bookable).toBe(false);
  });

  it("are nobody's who is no doctor", async () => {
    const employeeId = practice.created.creatorEmployeeId;
    expect((await readTimings(await admin(), {})).isDoctor).toBe(false);
    expect(await problemsOf(saveWeek(await admin(), week(0, [], { employeeId })))).toEqual([" timings:noDoctor.title"]);
  });
});

describe("who may change timings", () => {
  it("a doctor their own and nobody else's, an administrator everyone's", async () => {
    await saveWeek(await doctor(), week(0, [line(2, "10:00", "11:00")]));
    const other = { employeeId: practice.ids.otherDoctor };
    await expect(saveWeek(await doctor(), week(0, [], other))).rejects.toMatchObject({ status: 404 });
    await expect(readTimings(await doctor(), other)).rejects.toMatchObject({ status: 404 });
    await saveWeek(await admin(), week(0, [], other));
  });

  it("no nurse, no patient and no stranger", async () => {
    const nurse = employeeActor(practice.ids.doctor, { roles: ["nurse"], teamUserType: 2 });
    const patient = patientActor(practice.ids.patient, practice.ids.patientUser);
    await expect(saveWeek(await practice.as(nurse), week(0, []))).rejects.toMatchObject({ status: 403 });
    await expect(saveWeek(await practice.as(patient), week(0, []))).rejects.toMatchObject({ status: 403 });
    await expect(saveWeek(await practice.as({ kind: "anonymous" }), week(0, []))).rejects.toMatchObject({
      status: 401,
    });
  });

  it("nobody of another organization", async () => {
    const elsewhere = await openOrganization({ now: MONDAY });
    const context = await elsewhere.as(elsewhere.administrator);
    await expect(read(context)).rejects.toMatchObject({ status: 404 });
    await expect(saveWeek(context, week(0, []))).rejects.toMatchObject({ status: 404 });
    expect((await read(await admin())).version).toBe(0);
  });
});

describe("absences", () => {
  it("begin and end within five years", async () => {
    const refused = async (more: Record<string, string>) =>
      saveAbsence(await admin(), absence(more)).catch((error: { fields: unknown }) => error.fields);
    const message = "timings:problem.tooFar";
    expect(await refused({ startDate: "9999-12-31" })).toEqual([{ field: "startDate", message }]);
    expect(await refused({ endDate: "2031-05-06" })).toEqual([{ field: "endDate", message }]);
  });

  it("take their time out of booking at every branch, and give it back", async () => {
    const { id } = await saveAbsence(await admin(), absence({ endDate: "2026-05-07", note: "Congress" }));
    expect(await freeOn("2026-05-06")).toEqual([]);
    expect(await freeOn("2026-05-07")).toEqual([]);
    expect((await freeOn("2026-05-08")).length).toBeGreaterThan(0);
    await removeAbsence(await admin(), { employeeId: practice.ids.doctor, absenceId: id });
    expect((await freeOn("2026-05-06")).at(0)).toBe("09:00");
  });

  it("of some hours leave the rest of the day", async () => {
    await saveAbsence(await admin(), absence({ from: "09:00", until: "16:00" }));
    expect((await freeOn("2026-05-06")).at(0)).toBe("16:00");
  });

  it("list the appointments that are booked in that time, which stay booked", async () => {
    const at = (hour: number) => Date.UTC(2026, 4, 6, hour - 2);
    const context = await admin();
    const inside = await givenAppointment(practice, context, { startsAt: at(10), stateId: 2 });
    await givenAppointment(practice, context, { startsAt: at(15), stateId: 2 });
    await givenAppointment(practice, context, { startsAt: at(11), stateId: 3 });
    await givenAppointment(practice, context, { startsAt: at(12), stateId: 20 });
    await saveAbsence(await admin(), absence({ from: "09:00", until: "14:00" }));
    const { absences } = await read(await admin());
    expect(absences).toMatchObject([{ appointmentCount: 1, appointments: [{ id: inside, startsAt: at(10) }] }]);
    // With whom, for whoever sees the appointments.
    expect(absences[0]?.appointments[0]?.patientName).toMatch(/\S+ \S+/);
  });

  it("are refused at the field that breaks a rule", async () => {
    const refused = async (more: Record<string, unknown>) => problemsOf(saveAbsence(await admin(), absence(more)));
    expect(await refused({ startDate: "" })).toEqual(["startDate errors:field.mandatory"]);
    expect(await refused({ startDate: "2026-05-03" })).toEqual(["startDate timings:problem.past"]);
    expect(await refused({ endDate: "2026-05-05" })).toEqual(["endDate timings:problem.datesReversed"]);
    expect(await refused({ from: "10:00" })).toEqual(["until timings:problem.bothTimes"]);
    expect(await refused({ from: "10:00", until: "09:00" })).toEqual(["until timings:problem.endAfterStart"]);
    expect(await refused({ from: "10:01", until: "11:00" })).toEqual(["from timings:problem.fiveMinutes"]);
    expect(await refused({ branchId: practice.ids.department })).toEqual(["branchId errors:field.chooseOne"]);
    await saveAbsence(await admin(), absence());
    expect(await refused({ startDate: "2026-05-05", endDate: "2026-05-06" })).toEqual([
      "startDate timings:problem.absenceTwice",
    ]);
  });

  it("of two who change one the second is told what it says now", async () => {
    const { id, version } = await saveAbsence(await admin(), absence());
    const change = (note: string) => absence({ absenceId: id, version, note });
    await saveAbsence(await admin(), change("first"));
    await expect(saveAbsence(await doctor(), change("second"))).rejects.toMatchObject({
      code: "staleForm",
      version: version + 1,
      current: { note: "first", startDate: "2026-05-06" },
    });
  });
});

describe("slots by call", () => {
  const slot = (more: Record<string, unknown> = {}) => ({
    ...{ type: "INCLUSION", dayOfWeek: 6, startTime: 540, endTime: 600, branchId: south },
    ...more,
  });
  const send = async (slots: unknown[], more: Record<string, unknown> = {}) =>
    changeSlots(await admin(), { employeeId: practice.ids.doctor, slots, ...more });

  it("are added and changed, all or none, and are in the metadata per branch", async () => {
    const { ids, version } = await send([
      slot({ offeringsType: "VIDEO_CONSULTATION", startDate: "01/06/2026", note: "June" }),
    ]);
    expect(version).toBe(1);
    await send([slot({ id: ids[0], offeringsType: "VIDEO_CONSULTATION", endTime: 720 })], { version });
    const { employees } = (await readMetadata(await admin(), {
      fields: "employees",
      employeeId: practice.ids.doctor,
    })) as { employees: { timings: { branchId: string; slots: Record<string, unknown>[] }[] }[] };
    const timings = employees[0]?.timings ?? [];
    expect(timings.map(({ branchId }) => branchId).sort()).toEqual([practice.ids.branch, south].sort());
    expect(timings.find(({ branchId }) => branchId === south)?.slots).toEqual([
      {
        ...{
          id: ids[0],
          type: "INCLUSION",
          dayOfWeek: 6,
          startTime: 540,
          endTime: 720,
          startDate: null,
          endDate: null,
        },
        ...{ note: "", branchId: south, offeringsType: "VIDEO_CONSULTATION", serviceOfferingIds: [] },
      },
    ]);
  });

  it("are refused at the slot and field that breaks a rule", async () => {
    expect(
      await problemsOf(
        send([
          slot({ endTime: 540, offeringsType: "VIDEO_CONSULTATION" }),
          slot({ branchId: practice.ids.department }),
          slot({ dayOfWeek: null }),
          slot({ startTime: 600, endTime: 660, serviceOfferingIds: ["unknown"] }),
          // In the doctor's clinic hours at the other branch.
          slot(),
        ]),
      ),
    ).toEqual([
      "slots.0.endTime timings:problem.endAfterStart",
      "slots.1.branchId errors:field.chooseOne",
      "slots.2.dayOfWeek errors:field.chooseOne",
      "slots.3.serviceOfferingIds errors:field.chooseOne",
      "slots.4.startTime timings:problem.overlapBranch",
    ]);
    expect((await read(await admin())).version).toBe(0);
  });

  it("of a date that is none, an id that is nobody's, or a version that has passed are refused", async () => {
    expect(await problemsOf(send([slot({ startDate: "31/02/2026" })]))).toEqual([
      "slots.0.startDate errors:field.date",
    ]);
    await expect(send([slot({ id: "somebody-elses" })])).rejects.toMatchObject({ status: 404 });
    await expect(send([slot({ type: "EXCLUSION" })], { version: 7 })).rejects.toMatchObject({ code: "staleForm" });
  });

  it("come through the call as they are sent, read at its door and by its service", async () => {
    const call = timingsCalls.find(({ path }) => path === "/employee/inclusionSlot");
    const body = {
      employeeId: practice.ids.doctor,
      slots: [slot({ type: "EXCLUSION", startDate: "06/06/2026", endDate: "13/06/2026" })],
    };
    const request = new Request("https://clinic.example/employee/inclusionSlot", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    expect(call && (await runCall(await admin(), { call, parameters: {} }, request))).toMatchObject({ status: true });
    expect((await read(await admin())).absences).toMatchObject([
      { startDate: "2026-06-06", endDate: "2026-06-13", days: [6] },
    ]);
  });

  it("exclude every day between their dates where they name none", async () => {
    await send([
      slot({
        type: "EXCLUSION",
        dayOfWeek: null,
        branchId: null,
        startTime: 0,
        endTime: 1440,
        startDate: "06/05/2026",
        endDate: "07/05/2026",
      }),
    ]);
    expect(await freeOn("2026-05-06")).toEqual([]);
    expect((await freeOn("2026-05-08")).at(0)).toBe("09:00");
  });
});

describe("the page of timings", () => {
  it("is read in two round trips", async () => {
    const context = await admin();
    const before = context.db.meter.roundTrips;
    await saveAbsence(await admin(), absence());
    await read(context);
    expect(context.db.meter.roundTrips - before).toBe(2);
  });

  it("opens at the first branch with hours, or at what the address names", async () => {
    const sheetOf = async (wanted: Record<string, string>) =>
      (await readTimings(await admin(), { employeeId: practice.ids.doctor, ...wanted })).sheet;
    expect(await sheetOf({})).toEqual({ branchId: practice.ids.branch, kind: "clinic" });
    expect(await sheetOf({ branchId: south, kind: "video" })).toEqual({ branchId: south, kind: "video" });
    expect(await sheetOf({ branchId: "elsewhere", kind: "none" })).toEqual({
      branchId: practice.ids.branch,
      kind: "clinic",
    });
  });
});
