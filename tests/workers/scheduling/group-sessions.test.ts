import { beforeAll, describe, expect, it } from "vitest";
import { createFormat } from "~/i18n/format";
import { readSessionForm } from "~/features/scheduling/services/groups/read-session-form.server";
import { loadRowsStatements } from "~/db/load-rows.server";
import { APPOINTMENT_STATE as S } from "~/features/scheduling/domain/appointments/appointment-states";
import { bookAppointment } from "~/features/scheduling/services/booking/book-appointment.server";
import { cancelAppointment } from "~/features/scheduling/services/appointments/cancel-appointment.server";
import { cancelGroupSession } from "~/features/scheduling/services/groups/cancel-group-session.server";
import { concludeGroupSession } from "~/features/scheduling/services/groups/conclude-group-session.server";
import { createGroupSession } from "~/features/scheduling/services/groups/create-group-session.server";
import { editGroupSession } from "~/features/scheduling/services/groups/edit-group-session.server";
import { explainTimeOffered } from "~/features/scheduling/services/timings/explain-time-offered.server";
import { holdTime } from "~/features/scheduling/services/availability/hold-time.server";
import { listAvailableSlots } from "~/features/scheduling/services/availability/list-available-slots.server";
import { moveGroupSession } from "~/features/scheduling/services/groups/move-group-session.server";
import { rescheduleAppointment } from "~/features/scheduling/services/appointments/reschedule-appointment.server";
import { listBookableProviders } from "~/features/scheduling/services/booking/list-bookable-providers.server";
import { searchServices } from "~/features/scheduling/services/booking/search-services.server";
import { setAppointment } from "~/features/scheduling/services/appointments/set-appointment.server";
import { startGroupSession } from "~/features/scheduling/services/groups/start-group-session.server";
import { undoAppointment } from "~/features/scheduling/services/appointments/undo-appointment.server";
import { undoGroupSession } from "~/features/scheduling/services/groups/undo-group-session.server";
import { viewGroupSession } from "~/features/scheduling/services/groups/view-group-session.server";
import { uuidv7 } from "~/kernel/ids";
import { sha256 } from "~/platform/crypto/crypto.server";
import { openPractice, patientActor } from "../support/organization";
import { buckets, HOUR, MONDAY, traces, type Practice } from "./scene";

let practice: Practice;
let offeringId: string;
/** Each test has a session of its own, an hour after the one before. */
let startsAt = MONDAY + 24 * HOUR;

beforeAll(async () => {
  practice = await openPractice({ now: MONDAY });
  const { db } = await practice.as({ kind: "system", task: "test" });
  const { branch, doctor, otherDoctor } = practice.ids;
  offeringId = uuidv7(MONDAY);
  const add = (table: string, columns: string[], ...rows: (string | number)[][]) =>
    db.rawBatch(loadRowsStatements(db, table, columns, rows));
  await add(
    "service_offering",
    ["id", "name", "offerings_type", "duration_minutes", "online_booking_option", "group_capacity"],
    [offeringId, "Back class", "PHYSICAL_CONSULTATION", 30, "ENABLED", 3],
  );
  await add(
    "service_offering_branch",
    ["service_offering_id", "branch_id", "cost_minor", "currency_code"],
    [offeringId, branch, 1_000, "EUR"],
  );
  await add(
    "employee_offering",
    ["employee_id", "service_offering_id"],
    [doctor, offeringId],
    [otherDoctor, offeringId],
  );
});

const admin = (now = MONDAY) => practice.as(practice.administrator, now);
const nobody = () => practice.as({ kind: "anonymous" }, MONDAY);
const choice = () => ({
  serviceOfferingId: offeringId,
  employeeId: practice.ids.doctor,
  branchId: practice.ids.branch,
});

async function session(more: Record<string, unknown> = {}): Promise<string> {
  startsAt += HOUR;
  return (await createGroupSession(await admin(), { ...choice(), startsAt, override: true, ...more })).id;
}

const inMadrid = (at: number) => createFormat("en-US").dateTime(at, "Europe/Madrid");

let keys = 0;
/** Somebody new books a seat. */
async function join(at = startsAt, more: Record<string, unknown> = {}) {
  const key = (keys += 1);
  return bookAppointment(await nobody(), {
    serviceOfferingId: offeringId,
    requestedEmployeeId: practice.ids.doctor,
    startTime: at,
    visitor: {
      firstName: "Ada",
      lastName: `Group ${key}`,
      email: `group${key}@example.com`,
      phoneCallingCode: "34",
      phone: `60012${1000 + key}`,
    },
    idempotencyKey: `group-${key}-of-the-suite`,
    ...more,
  });
}

async function stored(text: string, ...values: unknown[]) {
  const { db } = await admin();
  return (await db.raw(text, db.organizationId, ...values).all()).results;
}
const seats = async (id: string) =>
  (await stored("SELECT seat_no FROM group_seat WHERE organization_id = ?1 AND session_id = ?2 ORDER BY 1", id)).map(
    (row) => row["seat_no"],
  );
const claims = async (id: string) =>
  (await stored("SELECT tick FROM slot_claim WHERE organization_id = ?1 AND holder_id = ?2", id)).length;
const offered = async (at = startsAt) =>
  (await listAvailableSlots(await nobody(), { ...choice(), from: at, to: at + 1 })).map((slot) => slot.startTime);

describe("a session", () => {
  it("takes its provider's time once for everybody in it", async () => {
    const id = await session();
    expect(await claims(id)).toBe(6);
    const booked = await join();
    expect(await traces(await admin(), booked.appointmentId)).toMatchObject({ state: S.NEW, claims: 0, dayPlaces: 0 });
    expect(await seats(id)).toEqual([1]);
    expect(await claims(id)).toBe(6);
    const other = { ...choice(), serviceOfferingId: practice.ids.clinicOffering, from: startsAt, to: startsAt + 1 };
    expect(await listAvailableSlots(await nobody(), other)).toEqual([]);
  });

  it("is refused where the provider has an appointment", async () => {
    await session();
    await expect(createGroupSession(await admin(), { ...choice(), startsAt })).rejects.toMatchObject({
      code: "slotTaken",
      // By date and time, on the clock of the place.
      fields: [{ field: "startsAt", message: "group-sessions:takenAt", values: { when: inMadrid(startsAt) } }],
    });
  });

  it("is made on a page that shows when the provider has time, whatever sessions there are", async () => {
    const id = await session();
    const { week, seats: usual } = await readSessionForm(await admin(), { wanted: choice() });
    expect(usual).not.toBeNull();
    expect(week?.times.length).toBeGreaterThan(0);
    expect(week?.times).not.toContain(startsAt);
    expect(await seats(id)).toEqual([]);
  });

  it("comes again by the week, without the dates on which the provider has no time", async () => {
    await session();
    const again = { ...choice(), startsAt: startsAt - 7 * 24 * HOUR, every: "WEEK", sessions: 3, override: true };
    const made = await createGroupSession(await admin(), again);
    expect(made.refused).toEqual([startsAt]);
    expect(made.sessions.map((each) => each.startsAt)).toEqual([startsAt - 7 * 24 * HOUR, startsAt + 7 * 24 * HOUR]);
  });

  it("is made of a group offering only", async () => {
    const single = { ...choice(), serviceOfferingId: practice.ids.clinicOffering, startsAt: startsAt + 12 * HOUR };
    await expect(createGroupSession(await admin(), single)).rejects.toMatchObject({
      status: 422,
      fields: [{ field: "serviceOfferingId" }],
    });
  });
});

describe("the public lists", () => {
  it("know a session with a seat left as the first free time of its service, and of its doctor's card", async () => {
    await session();
    const service = async () =>
      (await searchServices(await nobody(), "clinic", {})).offerings.find(({ id }) => id === offeringId)?.free.at;
    const card = async () =>
      (await listBookableProviders(await nobody(), { kind: "clinic", service: offeringId })).cards.find(
        ({ provider }) => provider.id === practice.ids.doctor,
      );
    const first = await service();
    expect(first?.start).toBeLessThanOrEqual(startsAt);
    expect((await card())?.next.map(({ start }) => start)).toContain(first?.start);
  });
});

describe("the seats", () => {
  it("go to three of fifty who ask at once, and the others are told that it is full", async () => {
    const id = await session();
    const asked = await Promise.allSettled(Array.from({ length: 50 }, () => join()));
    expect(asked.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
    const codes = asked.flatMap((each) =>
      each.status === "rejected" ? [(each.reason as { code?: string }).code] : [],
    );
    expect(new Set(codes)).toEqual(new Set(["timeTaken"]));
    expect(await seats(id)).toEqual([1, 2, 3]);
    expect(await offered()).toEqual([]);
    const { kept, counted } = await buckets(await admin());
    expect(kept).toEqual(counted);
  });

  it("are kept by a hold, and the holder's own booking takes the kept one", async () => {
    const id = await session({ capacity: 1 });
    const holder = {
      ...(await nobody()),
      visitor: { device: "", place: "", hash: await sha256("holder"), network: null },
    };
    const wanted = { serviceOfferingId: offeringId, requestedEmployeeId: practice.ids.doctor, startTime: startsAt };
    expect(await holdTime(holder, wanted)).toMatchObject({ startsAt });
    await expect(join()).rejects.toMatchObject({ code: "timeTaken" });
    expect(await seats(id)).toEqual([1]);
    const visitor = {
      firstName: "Held",
      lastName: "Seat",
      email: "held.seat@example.com",
      phoneCallingCode: "34",
      phone: "600111222",
    };
    await bookAppointment(holder, { ...wanted, visitor, idempotencyKey: "held-seat-of-the-suite" });
    expect(await seats(id)).toEqual([1]);
    expect(
      await stored("SELECT holder_kind FROM group_seat WHERE organization_id = ?1 AND session_id = ?2", id),
    ).toEqual([{ holder_kind: "APPOINTMENT" }]);
  });

  it("are free again once an appointment is canceled, and won back by an undo only while one is left", async () => {
    const id = await session({ capacity: 1 });
    const { appointmentId } = await join();
    await cancelAppointment(await admin(), { appointmentId });
    expect(await seats(id)).toEqual([]);
    expect(await claims(id)).toBe(6);
    await join();
    await expect(undoAppointment(await admin(), { appointmentId })).rejects.toMatchObject({ code: "sessionFull" });
  });

  it("are not given to the same patient twice", async () => {
    await session();
    const patient = await practice.as(patientActor(practice.ids.patient, practice.ids.patientUser), MONDAY);
    const wanted = { serviceOfferingId: offeringId, requestedEmployeeId: practice.ids.doctor, startTime: startsAt };
    await bookAppointment(patient, { ...wanted, idempotencyKey: "twice-of-the-suite-1" });
    await expect(bookAppointment(patient, { ...wanted, idempotencyKey: "twice-of-the-suite-2" })).rejects.toMatchObject(
      {
        fields: [{ message: "booking:rules.patientBusy" }],
      },
    );
    const set = { ...choice(), patientId: practice.ids.patient, startsAt, override: true };
    await expect(setAppointment(await admin(), set)).rejects.toMatchObject({ code: "alreadyInSession" });
  });

  it("are given to a stranger who names somebody who sits there as to anybody else, and the other is told", async () => {
    const id = await session();
    const visitor = {
      firstName: "Olga",
      lastName: "Owner",
      email: "olga@example.com",
      phoneCallingCode: "34",
      phone: "600777111",
    };
    const first = await join(startsAt, { visitor });
    const again = await join(startsAt, { visitor });
    expect(Object.keys(again)).toEqual(Object.keys(first));
    expect(again).toMatchObject({ stateId: first.stateId, startsAt, payToBook: false });
    expect(again.appointmentId).not.toBe(first.appointmentId);
    expect(await seats(id)).toEqual([1, 2]);
    const told = await stored(
      `SELECT json_extract(payload, '$.appointmentId') AS about FROM outbox
       WHERE organization_id = ?1 AND json_extract(payload, '$.template') = 'appointment.seatTwice'`,
    );
    expect(told).toEqual([{ about: first.appointmentId }]);
    const people = await stored(
      "SELECT DISTINCT patient_id FROM appointment WHERE organization_id = ?1 AND session_id = ?2",
      id,
    );
    expect(people).toHaveLength(2);
  });

  it("are as many as staff say, never fewer than are taken", async () => {
    const sessionId = await session();
    await join();
    await join();
    await expect(editGroupSession(await admin(), { sessionId, title: "", capacity: 1 })).rejects.toMatchObject({
      fields: [{ field: "capacity", values: { count: 2 } }],
    });
    await editGroupSession(await admin(), { sessionId, title: "Mornings", capacity: 2 });
    expect(await offered()).toEqual([]);
    await expect(
      setAppointment(await admin(), { ...choice(), patientId: practice.ids.otherPatient, startsAt, override: true }),
    ).rejects.toMatchObject({
      fields: [{ message: "booking:rules.full" }],
    });
    const why = await explainTimeOffered(await admin(), { ...choice(), day: "2026-05-05", time: "05:05" });
    expect(why.explained?.readings).toEqual([expect.arrayContaining(["no-session"])]);
  });

  it("move with an appointment to another session of the offering", async () => {
    const first = await session();
    const { appointmentId } = await join();
    const second = await session();
    await rescheduleAppointment(await admin(), { appointmentId, startsAt, override: true });
    expect([await seats(first), await seats(second)]).toEqual([[], [1]]);
    await expect(
      rescheduleAppointment(await admin(), { appointmentId, startsAt: startsAt + HOUR / 2, override: true }),
    ).rejects.toMatchObject({ fields: [{ message: "booking:rules.noSession" }] });
  });
});

describe("a change of a session", () => {
  it("moves every appointment in it, which wait for their patients again", async () => {
    const sessionId = await session();
    const [one, two] = [await join(), await join()];
    const to = startsAt + 26 * 7 * HOUR;
    await moveGroupSession(await admin(), { sessionId, startsAt: to, override: true });
    for (const { appointmentId } of [one, two]) {
      const { state, version, outbox, history } = await traces(await admin(), appointmentId);
      expect({ state, version }).toEqual({ state: S.RESCHEDULED, version: 2 });
      expect(history.at(-1)).toMatchObject({ action: "reschedule", from: S.NEW });
      expect(outbox.map(({ payload }) => (JSON.parse(payload) as { template: string }).template)).toContain(
        "appointment.rescheduled",
      );
    }
    expect(await offered(to)).toEqual([to]);
    expect(
      await stored("SELECT 1 AS taken FROM slot_claim WHERE organization_id = ?1 AND tick = ?2", startsAt / 300_000),
    ).toEqual([]);
    const { kept, counted } = await buckets(await admin());
    expect(kept).toEqual(counted);
  });

  it("gives it to another provider at the same time, who is told once, and leaves the appointments as they are", async () => {
    const sessionId = await session();
    const { appointmentId } = await join();
    await join();
    await moveGroupSession(await admin(), { sessionId, employeeId: practice.ids.otherDoctor, override: true });
    const [row] = await stored(
      "SELECT employee_id, state_id FROM appointment WHERE organization_id = ?1 AND id = ?2",
      appointmentId,
    );
    expect(row).toEqual({ employee_id: practice.ids.otherDoctor, state_id: S.NEW });
    const mails = await stored(
      "SELECT payload FROM outbox WHERE organization_id = ?1 AND json_extract(payload, '$.sessionId') = ?2 AND topic = 'mail'",
      sessionId,
    );
    const to = { kind: "EMPLOYEE", id: practice.ids.otherDoctor };
    expect(mails.map(({ payload }) => JSON.parse(String(payload)) as unknown)).toEqual([
      { template: "groupSession.given", to, sessionId },
    ]);
  });

  it("cancels every appointment with it, and takes all of it back", async () => {
    const sessionId = await session();
    const [one, two] = [await join(), await join()];
    await cancelAppointment(await admin(), { appointmentId: two.appointmentId });
    const later = await admin(MONDAY + 1_000);
    expect(await cancelGroupSession(later, { sessionId, note: "The room is flooded" })).toMatchObject({ visits: 1 });
    expect(await traces(await admin(), one.appointmentId)).toMatchObject({ state: S.CANCELED });
    expect([await claims(sessionId), await seats(sessionId), await offered()]).toEqual([0, [], []]);
    await undoGroupSession(later, { sessionId });
    expect(await traces(await admin(), one.appointmentId)).toMatchObject({ state: S.NEW });
    expect(await traces(await admin(), two.appointmentId)).toMatchObject({ state: S.CANCELED });
    expect([await claims(sessionId), await seats(sessionId)]).toEqual([6, [1]]);
  });

  it("begins and concludes as a whole, without those who were not confirmed", async () => {
    const sessionId = await session();
    const patientId = practice.ids.otherPatient;
    const confirmed = await setAppointment(await admin(), {
      ...choice(),
      patientId,
      startsAt,
      patientAgreed: true,
      override: true,
    });
    const asked = await join();
    const during = await admin(startsAt + 60_000);
    expect(await startGroupSession(during, { sessionId })).toMatchObject({ visits: 1 });
    await expect(cancelGroupSession(during, { sessionId })).rejects.toMatchObject({ code: "wrongState" });
    expect(await concludeGroupSession(during, { sessionId })).toMatchObject({ visits: 1 });
    expect(await traces(await admin(), confirmed.id)).toMatchObject({ state: S.CONCLUDED });
    expect(await traces(await admin(), asked.appointmentId)).toMatchObject({ state: S.NEW });
    expect(await claims(sessionId)).toBe(0);
    await expect(cancelGroupSession(during, { sessionId })).rejects.toMatchObject({ code: "wrongState" });
  });

  it("is for the staff whose it is", async () => {
    const sessionId = await session();
    const view = await viewGroupSession(await admin(), sessionId);
    expect(view.session).toMatchObject({ capacity: 3, taken: 0, offeringName: "Back class" });
    const patient = await practice.as(patientActor(practice.ids.patient, practice.ids.patientUser), MONDAY);
    await expect(viewGroupSession(patient, sessionId)).rejects.toMatchObject({ status: 403 });
    const other = await openPractice({ now: MONDAY });
    await expect(viewGroupSession(await other.as(other.administrator), sessionId)).rejects.toMatchObject({
      status: 404,
    });
  });
});
