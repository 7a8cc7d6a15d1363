import { beforeAll, describe, expect, it } from "vitest";
import { APPOINTMENT_STATE as S } from "~/features/scheduling/domain/appointments/appointment-states";
import { standsAs } from "~/features/scheduling/domain/appointments/just-set";
import { readPatientHome } from "~/features/scheduling/services/lists/read-patient-home.server";
import { readStaffDay } from "~/features/scheduling/services/lists/read-staff-day.server";
import { readJustSet } from "~/features/scheduling/services/appointments/read-just-set.server";
import { setAppointment } from "~/features/scheduling/services/appointments/set-appointment.server";
import { bookFromPanel } from "~/features/scheduling/services/panel/book-from-panel.server";
import { readBookingPanel } from "~/features/scheduling/services/panel/read-booking-panel.server";
import { employeeActor, openPractice, patientActor } from "../support/organization";
import { givenAppointment, HOUR, MONDAY, traces, type Practice } from "./scene";

let practice: Practice;
/** Each test works on a day of its own; the doctors work from 9 to 17 in Madrid, which is UTC+2 in May. */
let day = MONDAY - 6 * HOUR;
const at = (hours: number, minutes = 0) => day + (hours - 2) * HOUR + minutes * 60_000;
const nextDay = () => void (day += 24 * HOUR);

beforeAll(async () => {
  practice = await openPractice({ now: MONDAY });
});

const wanted = (more: object = {}) => ({
  walkIn: true,
  patientId: practice.ids.patient,
  serviceOfferingId: practice.ids.clinicOffering,
  employeeId: practice.ids.doctor,
  branchId: practice.ids.branch,
  ...more,
});
const newcomer = (more: object = {}) =>
  wanted({
    patientId: undefined,
    firstName: "Nadia",
    lastName: "Amin",
    phoneCallingCode: "973",
    phone: "3600 9999",
    ...more,
  });
const add = async (now: number, sent: object, actor = practice.administrator) =>
  setAppointment(await practice.as(actor, now), sent);
const busyAt = async (startsAt: number) =>
  givenAppointment(practice, await practice.as({ kind: "system", task: "test" }), {
    startsAt,
    stateId: S.CONFIRMED,
    patientId: practice.ids.otherPatient,
  });

describe("a walk-in", () => {
  it("is confirmed for the next five minutes, never for a time that has begun, without notice, and nobody gets a mail", async () => {
    nextDay();
    const { id, startsAt, stateId } = await add(at(11, 3), wanted());
    expect({ startsAt, stateId }).toEqual({ startsAt: at(11, 5), stateId: S.CONFIRMED_WALKIN });
    const after = await traces(await practice.as(practice.administrator), id);
    expect(after).toMatchObject({ claims: 6, dayPlaces: 1, outbox: [], due: [] });
    expect(after.audit).toEqual(["appointment.set", "appointment.arrive"]);
  });

  it("for now is here and waits from the moment that it is added: nobody is late", async () => {
    nextDay();
    const { id } = await add(at(11, 7), wanted());
    const day = await readStaffDay(await practice.as(practice.administrator, at(11, 8)));
    expect(day.open.find((line) => line.id === id)).toMatchObject({
      ...{ stage: "waiting", minutesMissed: 0, startsAt: at(11, 10) },
      arrival: { arrivedAt: at(11, 7), way: "DESK", calledAt: null },
    });
    expect(day.numbers).toMatchObject({ waiting: 1, missed: 0, longestWait: 1, doctorsBehind: 0 });
    const own = await readPatientHome(
      await practice.as(patientActor(practice.ids.patient, practice.ids.patientUser), at(11, 8)),
    );
    expect(own.arrival).toMatchObject({ stage: "waiting", code: null });
  });

  it("at a free start that is this very moment is here too, however that was chosen", async () => {
    nextDay();
    const { id } = await add(at(11), wanted({ startsAt: at(11) }));
    const { open } = await readStaffDay(await practice.as(practice.administrator, at(11, 3)));
    expect(open.find((line) => line.id === id)).toMatchObject({ stage: "waiting", minutesMissed: 0 });
  });

  it("for the next free time is here and waits until then", async () => {
    nextDay();
    const { id } = await add(at(11, 7), wanted({ walkInAt: "next" }));
    const said = await add(at(11, 7), wanted({ startsAt: at(12), patientId: practice.ids.otherPatient }));
    const { open, numbers } = await readStaffDay(await practice.as(practice.administrator, at(11, 8)));
    const stages = [id, said.id].map((each) => open.find((line) => line.id === each)?.stage);
    expect(stages).toEqual(["waiting", "waiting"]);
    expect(numbers).toMatchObject({ waiting: 2, missed: 0 });
  });

  it("for a time of today to which nobody comes yet has not arrived", async () => {
    nextDay();
    const { id } = await add(at(9), wanted({ startsAt: at(16) }));
    const { open } = await readStaffDay(await practice.as(practice.administrator, at(9, 1)));
    expect(open.find((line) => line.id === id)).toMatchObject({ stage: null, arrival: null });
  });

  it("is not the only way to somebody new: an appointment is set for one of whom name and phone are known", async () => {
    nextDay();
    const said = {
      ...newcomer({ firstName: "Salma", phone: "3600 7171" }),
      walkIn: undefined,
      startsAt: at(12),
      new: "1",
    };
    const { id, stateId } = await add(at(11), said);
    expect(stateId).toBe(S.NEW_FROM_ORGANIZATION);
    expect(await traces(await practice.as(practice.administrator), id)).toMatchObject({ claims: 6 });
    await expect(add(at(11), { ...said, startsAt: at(13), firstName: "" })).rejects.toMatchObject({ status: 422 });
  });

  it("by video tells a patient who is known the way into the room", async () => {
    nextDay();
    const { id } = await add(at(11), wanted({ serviceOfferingId: practice.ids.videoOffering }));
    const { outbox } = await traces(await practice.as(practice.administrator), id);
    expect(outbox.map(({ payload }) => JSON.parse(payload) as object)).toMatchObject([{ template: "room.link" }]);
  });

  it("waits for the next free start of today where the doctor is busy", async () => {
    nextDay();
    await busyAt(at(11));
    expect((await add(at(11, 3), wanted({ walkInAt: "next" }))).startsAt).toBe(at(11, 30));
  });

  it.each([
    ["busy", 11, 3, "This time is already booked"],
    ["off", 20, 0, "The doctor does not see patients at this time"],
  ])(
    "with a doctor who is %s names the rule, and is added once it is overridden, audited",
    async (_why, hours, minutes, rule) => {
      nextDay();
      await busyAt(at(11));
      const refusal = (await add(at(hours, minutes), wanted()).catch((error: unknown) => error)) as { fields: unknown };
      expect(refusal).toMatchObject({ code: "ruleBroken", fields: [{ field: "override" }] });
      expect(JSON.stringify(refusal.fields)).toContain(rule);
      const { id } = await add(at(hours, minutes), wanted({ override: "on" }));
      const { audit, claims } = await traces(await practice.as(practice.administrator), id);
      expect({ audit, claims }).toEqual({
        audit: ["appointment.set", "appointment.overrideRule", "appointment.arrive"],
        claims: 6,
      });
    },
  );

  it("finds no free start once the day is over", async () => {
    nextDay();
    await expect(add(at(18), wanted({ walkInAt: "next" }))).rejects.toMatchObject({
      fields: [{ field: "walkInAt", message: "appointment-kinds:walkIn.noneToday" }],
    });
  });

  it("may be somebody new, written down with a name and a phone in the same commit", async () => {
    nextDay();
    const { id } = await add(at(11), newcomer());
    const context = await practice.as(practice.administrator);
    const row = await context.db
      .raw(
        `SELECT p.first_name AS "firstName", p.phone, p.email FROM appointment a JOIN patient p ON p.organization_id = a.organization_id AND p.id = a.patient_id WHERE a.organization_id = ?1 AND a.id = ?2`,
        context.db.organizationId,
        id,
      )
      .first();
    expect(row).toEqual({ firstName: "Nadia", phone: "36009999", email: "" });
  });

  it("writes nobody down where the time is refused, and asks for the name", async () => {
    nextDay();
    await busyAt(at(11));
    const context = await practice.as(practice.administrator);
    const count = () =>
      context.db
        .raw("SELECT count(*) AS n FROM patient WHERE organization_id = ?1", context.db.organizationId)
        .first("n");
    const before = await count();
    await expect(add(at(11), newcomer({ phone: "36008888" }))).rejects.toMatchObject({ code: "ruleBroken" });
    await expect(add(at(12), newcomer({ phone: "", firstName: "", lastName: "" }))).rejects.toMatchObject({
      fields: [{ field: "firstName" }],
    });
    expect(await count()).toBe(before);
  });

  it("warns of somebody who may be here already", async () => {
    nextDay();
    const known = newcomer({ firstName: "Zainab", lastName: "Haddad", phone: "36001234" });
    await expect(add(at(11), known)).rejects.toMatchObject({ fields: [{ field: "acceptDuplicate" }] });
    expect((await add(at(11), { ...known, acceptDuplicate: "on" })).startsAt).toBe(at(11));
  });

  it("is added once for a key", async () => {
    nextDay();
    const sent = newcomer({ phone: "36007777", idempotencyKey: "once-and-no-more" });
    expect(await add(at(11), sent)).toEqual(await add(at(11, 1), sent));
  });

  it("of two at once at one time, one wins and the other is told", async () => {
    nextDay();
    const answers = await Promise.allSettled([
      add(at(11), wanted()),
      add(at(11), wanted({ patientId: practice.ids.otherPatient })),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  it("is not for patients, other doctors' patients or another organization's people", async () => {
    nextDay();
    const patient = patientActor(practice.ids.patient, practice.ids.patientUser);
    await expect(add(at(11), wanted(), patient)).rejects.toMatchObject({ status: 403 });
    await expect(add(at(11), wanted(), employeeActor(practice.ids.otherDoctor))).rejects.toMatchObject({ status: 404 });
    const elsewhere = await openPractice({ now: MONDAY });
    await expect(add(at(11), wanted({ patientId: elsewhere.ids.patient }))).rejects.toMatchObject({ status: 404 });
    await expect(add(at(11), newcomer({ employeeId: elsewhere.ids.doctor, phone: "36006666" }))).rejects.toMatchObject({
      status: 404,
    });
  });
});

describe("the panel for a patient at the desk", () => {
  const panel = async (fields: Record<string, string>) =>
    readBookingPanel(await practice.as(practice.administrator, at(11, 3)), {
      fields: {
        mode: "now",
        patientId: practice.ids.patient,
        serviceOfferingId: practice.ids.clinicOffering,
        branchId: practice.ids.branch,
        ...fields,
      },
    });

  it("shows whether now is free, and the next time that is", async () => {
    nextDay();
    await busyAt(at(11));
    const { desk } = await panel({ employeeId: practice.ids.doctor });
    // The doctor whom the panel was opened for stands first, among everybody.
    expect(desk?.times[0]).toEqual({
      employeeId: practice.ids.doctor,
      now: at(11, 5),
      broken: ["booking:rules.alreadyTaken"],
      next: at(11, 30),
    });
    expect(desk?.times.map(({ employeeId }) => employeeId)).toEqual([practice.ids.doctor, practice.ids.otherDoctor]);
  });

  it("names whoever is free now first, and has chosen them", async () => {
    nextDay();
    await busyAt(at(11));
    const { desk, fields } = await panel({ employeeId: "any" });
    expect(desk?.times.map(({ employeeId }) => employeeId)).toEqual([practice.ids.otherDoctor, practice.ids.doctor]);
    expect(fields["slot"]).toBe(`now_${practice.ids.otherDoctor}`);
  });
});

describe("what staff are told of what they have just booked", () => {
  const fieldsOf = (more: object = {}) => ({
    mode: "now",
    patientId: practice.ids.patient,
    serviceOfferingId: practice.ids.clinicOffering,
    employeeId: "any",
    branchId: practice.ids.branch,
    to: "home",
    ...more,
  });
  const book = async (now: number, fields: Parameters<typeof bookFromPanel>[1]) =>
    new URL(await bookFromPanel(await practice.as(practice.administrator, now), fields, []), "https://clinic.example");

  it("is whose, when and with whom it is, and whether its patient is here or is still to accept", async () => {
    nextDay();
    const here = await book(at(11, 7), fieldsOf({ slot: `now_${practice.ids.doctor}` }));
    const context = await practice.as(practice.administrator, at(11, 8));
    expect(await readJustSet(context, here.searchParams)).toMatchObject({
      ...{ stateId: S.CONFIRMED_WALKIN, startsAt: at(11, 10), timeZone: "Europe/Madrid", isHere: true },
      employee: { firstName: expect.any(String) as string },
      patient: { firstName: expect.any(String) as string },
    });
    const slot = `${at(15)}_${practice.ids.doctor}`;
    const proposed = await book(at(11, 7), fieldsOf({ mode: "time", slot }));
    expect(await readJustSet(context, proposed.searchParams)).toMatchObject({
      ...{ stateId: S.NEW_FROM_ORGANIZATION, startsAt: at(15), isHere: false },
    });
    const stranger = await practice.as(employeeActor(practice.ids.otherDoctor), at(11, 8));
    expect(await readJustSet(stranger, proposed.searchParams)).toBeNull();
    expect(await readJustSet(context, new URLSearchParams({ done: "confirm", of: "x" }))).toBeNull();
  });

  it("is no second walk-in of who still waits, unless staff say so", async () => {
    nextDay();
    const slot = `now_${practice.ids.doctor}`;
    await book(at(11, 7), fieldsOf({ slot }));
    const anyway = fieldsOf({ slot: `anyway_${practice.ids.otherDoctor}` });
    const refused = await book(at(11, 50), anyway).catch((error: unknown) => error);
    expect(refused).toMatchObject({
      fields: [{ field: "overridePatient", message: "booking-panel:told.alreadyHere" }],
    });
    // By name and title, as elsewhere.
    expect(refused).toMatchObject({ fields: [{ values: { name: expect.stringMatching(/^Dr/) as string } }] });
    const again = await book(at(11, 50), { ...anyway, override: "on" });
    expect(again.searchParams.get("done")).toBe("walk-in");
  });

  it("waits for nobody to accept where the patient was not told, and can be taken back for a while", async () => {
    nextDay();
    const slot = `${at(15)}_${practice.ids.doctor}`;
    const untold = await book(at(11), fieldsOf({ mode: "time", slot, doNotNotify: "on" }));
    const look = async (minutes: number) =>
      readJustSet(await practice.as(practice.administrator, at(11, minutes)), untold.searchParams);
    const set = await look(5);
    expect(set).toMatchObject({ doNotNotify: true, mayUndo: true });
    expect(set && standsAs(set)).toBe("unconfirmed");
    expect(await look(16)).toMatchObject({ doNotNotify: true, mayUndo: false });
  });

  it("is to choose a doctor, where a walk-in has none, and a time, where an appointment has none", async () => {
    const refused = async (mode: string) =>
      book(at(11), fieldsOf({ mode })).catch((error: unknown) => (error as { fields: object[] }).fields);
    expect(await refused("now")).toEqual([{ field: "startsAt", message: "booking-panel:now.missing" }]);
    expect(await refused("time")).toEqual([{ field: "startsAt", message: "scheduling:move.choose" }]);
  });
});
