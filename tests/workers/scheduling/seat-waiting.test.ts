import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { loadRowsStatements } from "~/db/load-rows.server";
import { APPOINTMENT_STATE as S } from "~/features/scheduling/domain/appointments/appointment-states";
import { takeWaitingOffer } from "~/features/scheduling/services/waiting-list/take-waiting-offer.server";
import { declineWaitingOffer } from "~/features/scheduling/services/waiting-list/decline-waiting-offer.server";
import { bookAppointment } from "~/features/scheduling/services/booking/book-appointment.server";
import { cancelAppointment } from "~/features/scheduling/services/appointments/cancel-appointment.server";
import { cancelGroupSession } from "~/features/scheduling/services/groups/cancel-group-session.server";
import { createGroupSession } from "~/features/scheduling/services/groups/create-group-session.server";
import { editGroupSession } from "~/features/scheduling/services/groups/edit-group-session.server";
import { expireWaitingOffer } from "~/features/scheduling/services/waiting-list/end-waiting-offer.server";
import { joinWaitingList } from "~/features/scheduling/services/waiting-list/join-waiting-list.server";
import { leaveWaitingList } from "~/features/scheduling/services/waiting-list/leave-waiting-list.server";
import { listWaiting } from "~/features/scheduling/services/waiting-list/list-waiting.server";
import { moveGroupSession } from "~/features/scheduling/services/groups/move-group-session.server";
import { offerFreedSeat } from "~/features/scheduling/services/groups/offer-freed-seat.server";
import {
  openWaitingOffer,
  waitingOfferForMail,
} from "~/features/scheduling/services/waiting-list/open-waiting-offer.server";
import { viewGroupSession } from "~/features/scheduling/services/groups/view-group-session.server";
import { uuidv7 } from "~/kernel/ids";
import type { Actor } from "~/platform/access/actor.server";
import { openPractice, patientActor } from "../support/organization";
import { HOUR, MONDAY, type Practice } from "./scene";

const SYSTEM: Actor = { kind: "system", task: "test" };

let practice: Practice;
let first: Actor;
let second: Actor;
let offeringId: string;
/** Each test has a session of its own, an hour after the one before, two days ahead. */
let startsAt = MONDAY + 48 * HOUR;
let sessionId: string;

beforeAll(async () => {
  practice = await openPractice({ now: MONDAY });
  first = patientActor(practice.ids.patient, practice.ids.patientUser);
  second = patientActor(practice.ids.otherPatient, practice.ids.otherPatientUser);
  const { db } = await as(SYSTEM);
  const { branch, doctor } = practice.ids;
  offeringId = uuidv7(MONDAY);
  const add = (table: string, columns: string[], row: (string | number)[]) =>
    db.rawBatch(loadRowsStatements(db, table, columns, [row]));
  await add(
    "service_offering",
    ["id", "name", "offerings_type", "duration_minutes", "online_booking_option", "group_capacity"],
    [offeringId, "Back class", "PHYSICAL_CONSULTATION", 30, "ENABLED", 2],
  );
  await add(
    "service_offering_branch",
    ["service_offering_id", "branch_id", "cost_minor", "currency_code"],
    [offeringId, branch, 1_000, "EUR"],
  );
  await add("employee_offering", ["employee_id", "service_offering_id"], [doctor, offeringId]);
});

const as = (actor: Actor, now = MONDAY) => practice.as(actor, now);

beforeEach(async () => {
  const { db } = await as(SYSTEM);
  await db.raw("DELETE FROM waiting_list WHERE organization_id = ?1", db.organizationId).run();
  startsAt += HOUR;
  sessionId = await session(1);
});

async function session(capacity: number): Promise<string> {
  const { doctor: employeeId, branch: branchId } = practice.ids;
  const wanted = { serviceOfferingId: offeringId, employeeId, branchId, startsAt, capacity, override: true };
  return (await createGroupSession(await as(practice.administrator), wanted)).id;
}

let keys = 0;
/** Somebody new books a seat. */
async function join(): Promise<string> {
  const key = (keys += 1);
  const { appointmentId } = await bookAppointment(await as({ kind: "anonymous" }), {
    serviceOfferingId: offeringId,
    requestedEmployeeId: practice.ids.doctor,
    startTime: startsAt,
    visitor: {
      firstName: "Sits",
      lastName: `There ${key}`,
      email: `seated${key}@example.com`,
      phoneCallingCode: "34",
      phone: `60012${1000 + key}`,
    },
    idempotencyKey: `seated-${key}-of-the-suite`,
  });
  return appointmentId;
}
const waits = async (actor: Actor, later = 0) =>
  (await joinWaitingList(await as(actor, MONDAY + later), { sessionId })).id;
const cancel = async (appointmentId: string) => cancelAppointment(await as(practice.administrator), { appointmentId });
const offerSeats = async (later = 0, notTo?: string) =>
  offerFreedSeat(await as(SYSTEM, MONDAY + later), { sessionId, notTo });

async function rows(text: string, ...values: unknown[]) {
  const { db } = await as(SYSTEM);
  return (await db.raw(text, db.organizationId, ...values).all()).results;
}
const stateOf = async (id: string) =>
  (await rows("SELECT state FROM waiting_list WHERE organization_id = ?1 AND id = ?2", id))[0]?.["state"];
const seatsOf = async (id: string) =>
  (
    await rows("SELECT holder_kind FROM group_seat WHERE organization_id = ?1 AND session_id = ?2 ORDER BY seat_no", id)
  ).map((row) => row["holder_kind"]);
const told = async (id: string) =>
  rows(
    `SELECT payload, available_at AS "at" FROM outbox WHERE organization_id = ?1 AND topic = 'session.seatFreed' AND json_extract(payload, '$.sessionId') = ?2 ORDER BY id`,
    id,
  );
const tokenOf = async (id: string, later = 0) => {
  const made = await waitingOfferForMail(await as(SYSTEM, MONDAY + later), id);
  if (!made) throw new Error("no offer stands");
  return made.token;
};

describe("waiting for a seat", () => {
  it("is for a patient who has none in a full session, once", async () => {
    await expect(waits(first)).rejects.toMatchObject({ fields: [{ message: "appointment-kinds:waiting.seatsLeft" }] });
    const wanted = { serviceOfferingId: offeringId, requestedEmployeeId: practice.ids.doctor, startTime: startsAt };
    await bookAppointment(await as(first), { ...wanted, idempotencyKey: "own-seat-of-the-suite" });
    await expect(waits(first)).rejects.toMatchObject({ code: "alreadyInSession" });
    const id = await waits(second);
    expect(await waits(second)).toBe(id);
    await expect(waits({ kind: "anonymous" })).rejects.toMatchObject({ status: 401 });
    await expect(waits(practice.administrator)).rejects.toMatchObject({ status: 403 });
    expect((await viewGroupSession(await as(practice.administrator), sessionId)).waiting).toBe(1);
    expect((await listWaiting(await as(second), {})).rows).toMatchObject([{ id, sessionStartsAt: startsAt }]);
  });

  it("is not for a session of another organization, or one that was called off", async () => {
    const elsewhere = await openPractice({ now: MONDAY });
    const abroad = await elsewhere.as(patientActor(elsewhere.ids.patient, elsewhere.ids.patientUser), MONDAY);
    await expect(joinWaitingList(abroad, { sessionId })).rejects.toMatchObject({ status: 404 });
    await cancelGroupSession(await as(practice.administrator), { sessionId });
    await expect(waits(first)).rejects.toMatchObject({ status: 404 });
  });
});

describe("a seat that becomes free", () => {
  it("is told after the time for which messages wait", async () => {
    const { undoUntil } = await cancel(await join());
    // It can be undone for a quarter of an hour, of which messages wait for a minute.
    const at = (undoUntil ?? 0) - 14 * 60_000;
    expect(await told(sessionId)).toEqual([{ payload: JSON.stringify({ sessionId }), at }]);
  });

  it("is held for whoever has waited longest, and offered to nobody else", async () => {
    const appointment = await join();
    const [older, newer] = [await waits(first), await waits(second, 1_000)];
    await offerSeats();
    expect([await stateOf(older), await stateOf(newer)]).toEqual(["WAITING", "WAITING"]);
    await cancel(appointment);
    await Promise.all([offerSeats(), offerSeats()]);
    await offerSeats();
    expect([await stateOf(older), await stateOf(newer)]).toEqual(["OFFERED", "WAITING"]);
    expect(await seatsOf(sessionId)).toEqual(["HOLD"]);
    await expect(join()).rejects.toMatchObject({ code: "timeTaken" });
    const shown = await openWaitingOffer(await as({ kind: "anonymous" }), await tokenOf(older));
    expect(shown).toMatchObject({ state: "open", seat: true, startsAt, expiresAt: MONDAY + 2 * HOUR });
  });

  it("is offered to as many as there are seats when staff add some", async () => {
    await join();
    const [older, newer] = [await waits(first), await waits(second, 1_000)];
    await editGroupSession(await as(practice.administrator), { sessionId, title: "", capacity: 3 });
    expect(await told(sessionId)).toHaveLength(1);
    await offerSeats();
    expect([await stateOf(older), await stateOf(newer)]).toEqual(["OFFERED", "OFFERED"]);
    expect(await seatsOf(sessionId)).toEqual(["APPOINTMENT", "HOLD", "HOLD"]);
  });

  it("keeps to the notice that a booking needs", async () => {
    const appointment = await join();
    const id = await waits(first);
    await cancel(appointment);
    await offerSeats(startsAt - MONDAY - HOUR / 4);
    expect(await stateOf(id)).toBe("WAITING");
  });
});

describe("an offered seat", () => {
  async function offered() {
    const appointment = await join();
    const [older, newer] = [await waits(first), await waits(second, 1_000)];
    await cancel(appointment);
    await offerSeats();
    return { older, newer };
  }

  it("is booked for the patient when it is taken, in one commit, and pressed twice once", async () => {
    const { older } = await offered();
    const token = await tokenOf(older);
    const anyone = await as({ kind: "anonymous" }, MONDAY + HOUR);
    await takeWaitingOffer(anyone, token);
    await takeWaitingOffer(anyone, token);
    expect(
      await rows(
        `SELECT patient_id AS "patient", state_id AS "state", booked_by AS "by", ends_at - starts_at AS "length" FROM appointment
        WHERE organization_id = ?1 AND session_id = ?2 AND state_id <> ${S.CANCELED}`,
        sessionId,
      ),
    ).toEqual([{ patient: practice.ids.patient, state: S.NEW, by: "PATIENT", length: HOUR / 2 }]);
    expect([await stateOf(older), await seatsOf(sessionId)]).toEqual(["TAKEN", ["APPOINTMENT"]]);
  });

  it("that is declined or runs out goes to the next, who is not the one who let it go", async () => {
    const { older, newer } = await offered();
    await declineWaitingOffer(await as({ kind: "anonymous" }), await tokenOf(older));
    expect((await told(sessionId)).at(-1)).toMatchObject({ payload: JSON.stringify({ sessionId, notTo: older }) });
    expect(await seatsOf(sessionId)).toEqual([]);
    await offerSeats(0, older);
    expect([await stateOf(older), await stateOf(newer)]).toEqual(["WAITING", "OFFERED"]);
    await expireWaitingOffer(await as(SYSTEM, MONDAY + HOUR), { id: newer });
    expect(await stateOf(newer)).toBe("OFFERED");
    await expireWaitingOffer(await as(SYSTEM, MONDAY + 2 * HOUR), { id: newer });
    await offerSeats(2 * HOUR, newer);
    expect([await stateOf(older), await stateOf(newer)]).toEqual(["OFFERED", "WAITING"]);
  });

  it("is free for the next where its patient leaves the list", async () => {
    const { older } = await offered();
    await leaveWaitingList(await as(first), { waitingId: older });
    expect([await stateOf(older), await seatsOf(sessionId)]).toEqual(["LEFT", []]);
    expect((await told(sessionId)).at(-1)).toMatchObject({ payload: JSON.stringify({ sessionId, notTo: older }) });
  });

  it("is taken back where the session moves, and asked anew there; those who wait go along", async () => {
    const { older, newer } = await offered();
    const token = await tokenOf(older);
    startsAt += 24 * HOUR;
    await moveGroupSession(await as(practice.administrator), { sessionId, startsAt, override: true });
    expect([await stateOf(older), await seatsOf(sessionId)]).toEqual(["WAITING", []]);
    await expect(takeWaitingOffer(await as({ kind: "anonymous" }), token)).rejects.toMatchObject({ status: 410 });
    expect(
      await rows(
        `SELECT due_at AS "at" FROM due_work WHERE organization_id = ?1 AND kind = 'WAITING_END' AND id = ?2`,
        newer,
      ),
    ).toEqual([{ at: Date.UTC(2026, 4, new Date(startsAt).getUTCDate() + 2) }]);
    await offerSeats();
    expect(await stateOf(older)).toBe("OFFERED");
    startsAt -= 24 * HOUR;
  });

  it("goes with its session: nobody waits for one that was called off once that can no longer be taken back", async () => {
    const { older, newer } = await offered();
    const { undoUntil } = await cancelGroupSession(await as(practice.administrator), { sessionId });
    expect([await stateOf(older), await seatsOf(sessionId)]).toEqual(["WAITING", []]);
    expect((await told(sessionId)).at(-1)).toMatchObject({ at: (undoUntil ?? 0) - 14 * 60_000 });
    await offerSeats(HOUR);
    expect([await stateOf(older), await stateOf(newer)]).toEqual(["ENDED", "ENDED"]);
  });
});
