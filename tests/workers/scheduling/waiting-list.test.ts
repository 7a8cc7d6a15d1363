import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { assignCredits } from "~/features/billing/services/credits/assign-credits.server";
import { APPOINTMENT_STATE as S } from "~/features/scheduling/domain/appointments/appointment-states";
import { takeWaitingOffer } from "~/features/scheduling/services/waiting-list/take-waiting-offer.server";
import { leaveByOffer } from "~/features/scheduling/services/waiting-list/leave-by-offer.server";
import { declineWaitingOffer } from "~/features/scheduling/services/waiting-list/decline-waiting-offer.server";
import { cancelAppointment } from "~/features/scheduling/services/appointments/cancel-appointment.server";
import { expireWaitingOffer } from "~/features/scheduling/services/waiting-list/end-waiting-offer.server";
import { endWaiting } from "~/features/scheduling/services/waiting-list/end-waiting.server";
import { joinWaitingList } from "~/features/scheduling/services/waiting-list/join-waiting-list.server";
import { leaveWaitingList } from "~/features/scheduling/services/waiting-list/leave-waiting-list.server";
import { listWaiting } from "~/features/scheduling/services/waiting-list/list-waiting.server";
import { offerFreedTime } from "~/features/scheduling/services/waiting-list/offer-freed-time.server";
import { readMoveTimes } from "~/features/scheduling/services/appointments/read-move-times.server";
import {
  openWaitingOffer,
  waitingOfferForMail,
} from "~/features/scheduling/services/waiting-list/open-waiting-offer.server";
import { openOfferedAppointment } from "~/features/scheduling/services/waiting-list/open-offered-appointment.server";
import { openAppointmentLink } from "~/features/scheduling/services/appointments/open-appointment-link.server";
import { viewAppointment } from "~/features/scheduling/services/appointments/view-appointment.server";
import type { Actor } from "~/platform/access/actor.server";
import { employeeActor, openPractice, patientActor } from "../support/organization";
import { givenAppointment, HOUR, MONDAY, traces, type Practice } from "./scene";

const SYSTEM: Actor = { kind: "system", task: "test" };
const MINUTE = 60_000;

let practice: Practice;
let first: Actor;
let second: Actor;
/** Each test has a practice day of its own, two days ahead of its `now`; the doctors work from 9 to 17 in Madrid. */
let day = MONDAY - 6 * HOUR;
const now = () => day - 40 * HOUR;
const at = (hours: number, minutes = 0) => day + (hours - 2) * HOUR + minutes * MINUTE;

beforeAll(async () => {
  practice = await openPractice({ now: MONDAY });
  first = patientActor(practice.ids.patient, practice.ids.patientUser);
  second = patientActor(practice.ids.otherPatient, practice.ids.otherPatientUser);
});
beforeEach(async () => {
  day += 72 * HOUR;
  const system = await practice.as(SYSTEM, now());
  await system.db.rawBatch([
    system.db.raw("DELETE FROM waiting_list WHERE organization_id = ?1", system.db.organizationId),
    system.db.raw(
      "DELETE FROM slot_claim WHERE organization_id = ?1 AND holder_kind = 'HOLD'",
      system.db.organizationId,
    ),
  ]);
});

const as = (actor: Actor, later = 0) => practice.as(actor, now() + later);
const given = async (startsAt: number, patientId: string, more: object = {}) =>
  givenAppointment(practice, await as(SYSTEM), { startsAt, stateId: S.CONFIRMED, patientId, ...more });
const waits = async (actor: Actor, appointmentId: string, later = 0) =>
  (await joinWaitingList(await as(actor, later), { appointmentId })).id;

/** The doctor's half hour from a time on has become free. */
const freed = (startsAt: number) => ({ employeeId: practice.ids.doctor, from: startsAt, to: startsAt + 30 * MINUTE });
const offer = async (startsAt: number, later = 0) => offerFreedTime(await as(SYSTEM, later), freed(startsAt));

interface Stored {
  id: string;
  state: string;
  startsAt: number | null;
  expiresAt: number | null;
}
async function stored(): Promise<Record<string, Stored>> {
  const { db } = await as(SYSTEM);
  const { results } = await db
    .raw(
      `SELECT id, state, offered_starts_at AS "startsAt", offer_expires_at AS "expiresAt" FROM waiting_list WHERE organization_id = ?1`,
      db.organizationId,
    )
    .all<Stored & Record<string, unknown>>();
  return Object.fromEntries(results.map((row) => [row.id, row]));
}
const stateOf = async (id: string) => (await stored())[id]?.state;
async function holdsOf(id: string): Promise<number> {
  const { db } = await as(SYSTEM);
  const sql =
    "SELECT count(*) AS n FROM slot_claim WHERE organization_id = ?1 AND holder_kind = 'HOLD' AND holder_id = ?2";
  return (await db.raw(sql, db.organizationId, id).first<number>("n")) ?? 0;
}
async function freedTold(): Promise<{ payload: unknown; availableAt: number }[]> {
  const { db } = await as(SYSTEM);
  const { results } = await db
    .raw(
      `SELECT payload, available_at AS "availableAt" FROM outbox WHERE organization_id = ?1 AND topic = 'schedule.freed' AND created_at >= ?2 ORDER BY id`,
      db.organizationId,
      now(),
    )
    .all<{ payload: string; availableAt: number }>();
  return results.map(({ payload, availableAt }) => ({ payload: JSON.parse(payload) as unknown, availableAt }));
}
const tokenOf = async (id: string, later = 0) => {
  const made = await waitingOfferForMail(await as(SYSTEM, later), id);
  if (!made) throw new Error("no offer stands");
  return made.token;
};

describe("waiting for an earlier time", () => {
  it("is asked for by the patient of an appointment, once, and by the holder of its link", async () => {
    const appointment = await given(at(15), practice.ids.patient);
    const id = await waits(first, appointment);
    expect(await waits(first, appointment)).toBe(id);
    const link: Actor = { kind: "link", appointmentId: appointment, patientId: practice.ids.patient, linkHash: "x" };
    expect(await waits(link, appointment)).toBe(id);
    expect(Object.keys(await stored())).toHaveLength(1);
  });

  it("is not for somebody else's appointment, staff, or another organization's", async () => {
    const appointment = await given(at(15), practice.ids.patient);
    await expect(waits(second, appointment)).rejects.toMatchObject({ status: 404 });
    await expect(waits(practice.administrator, appointment)).rejects.toMatchObject({ status: 403 });
    const elsewhere = await openPractice({ now: MONDAY });
    const theirs = { appointmentId: appointment };
    const abroad = await elsewhere.as(patientActor(practice.ids.patient, practice.ids.patientUser), now());
    await expect(joinWaitingList(abroad, theirs)).rejects.toMatchObject({ status: 404 });
  });

  it("without an appointment is for whoever is signed in, for what can be booked online, five things at most", async () => {
    const wanted = { serviceOfferingId: practice.ids.clinicOffering, branchId: practice.ids.branch };
    const { id } = await joinWaitingList(await as(first), wanted);
    expect((await joinWaitingList(await as(first), wanted)).id).toBe(id);
    await expect(joinWaitingList(await as({ kind: "anonymous" }), wanted)).rejects.toMatchObject({ status: 401 });
    await expect(joinWaitingList(await as(first), { ...wanted, branchId: practice.ids.doctor })).rejects.toMatchObject({
      status: 404,
    });
    for (const hours of [10, 11, 12, 13]) await waits(first, await given(at(hours), practice.ids.patient));
    await expect(waits(first, await given(at(14), practice.ids.patient))).rejects.toMatchObject({
      fields: [{ message: "appointment-kinds:waiting.tooMany" }],
    });
  });
});

describe("a time that becomes free", () => {
  it("is told after the time for which messages wait", async () => {
    const appointment = await given(at(10), practice.ids.otherPatient);
    const context = await as(practice.administrator);
    await cancelAppointment(context, { appointmentId: appointment });
    expect(await freedTold()).toEqual([{ payload: freed(at(10)), availableAt: context.now + 60_000 }]);
  });

  it("is not told of an appointment that stood beside another one, whose time stays taken", async () => {
    const appointment = await given(at(10), practice.ids.otherPatient, { lane: 1 });
    await cancelAppointment(await as(practice.administrator), { appointmentId: appointment });
    expect(await freedTold()).toEqual([]);
  });

  it("is offered to whoever has waited longest, held for two hours, with a mail, and to nobody else", async () => {
    const older = await waits(first, await given(at(15), practice.ids.patient));
    const newer = await waits(second, await given(at(16), practice.ids.otherPatient), MINUTE);
    await offer(at(10), HOUR);
    await offer(at(10), HOUR);
    const entries = await stored();
    expect(entries[older]).toEqual({ id: older, state: "OFFERED", startsAt: at(10), expiresAt: now() + 3 * HOUR });
    expect(entries[newer]?.state).toBe("WAITING");
    expect(await holdsOf(older)).toBe(6);
    const { db } = await as(SYSTEM);
    const mails = await db
      .raw(
        "SELECT count(*) AS n FROM outbox WHERE organization_id = ?1 AND json_extract(payload, '$.waitingId') = ?2",
        db.organizationId,
        older,
      )
      .first("n");
    expect(mails).toBe(1);
  });

  it("is offered to one of them when two messages tell of it at once", async () => {
    await waits(first, await given(at(15), practice.ids.patient));
    await waits(second, await given(at(16), practice.ids.otherPatient), MINUTE);
    await Promise.all([offer(at(10), HOUR), offer(at(10), HOUR)]);
    expect(Object.values(await stored()).filter(({ state }) => state === "OFFERED")).toHaveLength(1);
  });

  it("passes over who could not come, whose appointment is sooner, who waits for another doctor or has a longer appointment", async () => {
    await waits(first, await given(at(9), practice.ids.patient));
    const elsewhere = await given(at(15), practice.ids.patient, { employeeId: practice.ids.otherDoctor });
    await waits(first, elsewhere);
    await given(at(10), practice.ids.patient, { employeeId: practice.ids.otherDoctor });
    await waits(first, await given(at(16), practice.ids.patient));
    await given(at(10, 30), practice.ids.otherPatient);
    await waits(second, await given(at(14), practice.ids.otherPatient, { endsAt: at(15, 30) }));
    await offer(at(10), HOUR);
    expect(Object.values(await stored()).map(({ state }) => state)).toEqual([
      "WAITING",
      "WAITING",
      "WAITING",
      "WAITING",
    ]);
  });

  it("keeps to the notice that a booking needs", async () => {
    await waits(first, await given(at(15), practice.ids.patient));
    await offerFreedTime(await practice.as(SYSTEM, at(9, 30)), freed(at(10)));
    expect(Object.values(await stored()).map(({ state }) => state)).toEqual(["WAITING"]);
  });

  it("suits two who wait where it is long enough for both", async () => {
    await waits(first, await given(at(15), practice.ids.patient));
    await waits(second, await given(at(16), practice.ids.otherPatient), MINUTE);
    await offerFreedTime(await as(SYSTEM, HOUR), { ...freed(at(10)), to: at(11) });
    const starts = Object.values(await stored()).map(({ startsAt }) => startsAt);
    expect(starts).toHaveLength(2);
    expect(Math.abs((starts[0] ?? 0) - (starts[1] ?? 0))).toBeGreaterThanOrEqual(30 * MINUTE);
  });
});

describe("an offer", () => {
  it("moves the appointment to the time when it is taken, in one commit, and pressed twice changes nothing more", async () => {
    const appointment = await given(at(15), practice.ids.patient);
    const id = await waits(first, appointment);
    await offer(at(10), HOUR);
    const token = await tokenOf(id, HOUR);
    const anyone = await as({ kind: "anonymous" }, HOUR + MINUTE);
    expect(await openWaitingOffer(anyone, token)).toMatchObject({
      state: "open",
      startsAt: at(10),
      appointmentId: appointment,
    });
    expect(await stateOf(id)).toBe("OFFERED");
    await takeWaitingOffer(anyone, token);
    await takeWaitingOffer(anyone, token);
    expect(await traces(await as(SYSTEM), appointment)).toMatchObject({
      ...{ state: S.CONFIRMED, version: 2, claims: 6, dayPlaces: 1 },
    });
    expect({ state: await stateOf(id), holds: await holdsOf(id) }).toEqual({ state: "TAKEN", holds: 0 });
    // The old time of the appointment is free now, for the next.
    expect((await freedTold()).map(({ payload }) => payload)).toEqual([freed(at(15))]);
  });

  it("taken by two presses at once moves the appointment once", async () => {
    const appointment = await given(at(15), practice.ids.patient);
    const id = await waits(first, appointment);
    await offer(at(10), HOUR);
    const token = await tokenOf(id, HOUR);
    await Promise.allSettled([
      takeWaitingOffer(await as({ kind: "anonymous" }, HOUR), token),
      takeWaitingOffer(await as({ kind: "anonymous" }, HOUR), token),
    ]);
    expect(await traces(await as(SYSTEM), appointment)).toMatchObject({ state: S.CONFIRMED, version: 2, claims: 6 });
  });

  it.each([
    [S.CONFIRMED, S.CONFIRMED, true, ["appointment.confirmed EMPLOYEE", "appointment.confirmed PATIENT"]],
    [S.NEW, S.NEW, false, ["appointment.requestReceived EMPLOYEE", "appointment.rescheduled PATIENT"]],
    [S.RESCHEDULED, S.NEW, false, ["appointment.requestReceived EMPLOYEE", "appointment.rescheduled PATIENT"]],
  ] as const)(
    "taken for an appointment in state %i leaves it in state %i, as its page says before, with the mails of that",
    async (from, to, confirmed, mails) => {
      const appointment = await given(at(15), practice.ids.patient, { stateId: from });
      const id = await waits(first, appointment);
      await offer(at(10), HOUR);
      const token = await tokenOf(id, HOUR);
      const anyone = await as({ kind: "anonymous" }, HOUR + MINUTE);
      expect(await openWaitingOffer(anyone, token)).toMatchObject({
        confirmed,
        present: { startsAt: at(15), endsAt: at(15, 30) },
      });
      await takeWaitingOffer(anyone, token);
      const { state, outbox } = await traces(await as(SYSTEM), appointment);
      expect(state).toBe(to);
      const told = outbox
        .filter(({ topic }) => topic === "mail")
        .map(({ payload }) => JSON.parse(payload) as { template: string; to: { kind: string } })
        .map(({ template, to: { kind } }) => `${template} ${kind}`);
      expect(told.sort()).toEqual(mails);
      expect(await openWaitingOffer(anyone, token)).toMatchObject({
        ...{ state: "taken", confirmed, present: { startsAt: at(10) } },
      });
    },
  );

  it("leads on to the appointment by a link of its own, before and after the answer", async () => {
    const appointment = await given(at(15), practice.ids.patient);
    const id = await waits(first, appointment);
    await offer(at(10), HOUR);
    const token = await tokenOf(id, HOUR);
    const anyone = await as({ kind: "anonymous" }, HOUR);
    const opened = async () =>
      (await openAppointmentLink(anyone, (await openOfferedAppointment(anyone, token)).token)).appointmentId;
    expect(await opened()).toBe(appointment);
    await takeWaitingOffer(anyone, token);
    expect(await opened()).toBe(appointment);
    await expect(openOfferedAppointment(anyone, "another")).rejects.toMatchObject({ status: 410 });
  });

  it("is paid for with a credit where the patient says so: it is kept with the appointment, and the last one is kept once", async () => {
    const { ids } = practice;
    const system = await as(SYSTEM);
    await system.db
      .raw("UPDATE service_offering_branch SET cost_minor = 5000 WHERE organization_id = ?1", system.db.organizationId)
      .run();
    const credits = { patientIds: [ids.patient], amount: 1, expiresOn: "2026-12-31" };
    const { grantIds } = await assignCredits(await as(practice.administrator), credits);
    const { id } = await joinWaitingList(await as(first), {
      ...{ serviceOfferingId: ids.clinicOffering, branchId: ids.branch },
    });
    await offer(at(10), HOUR);
    const token = await tokenOf(id, HOUR);
    const anyone = await as({ kind: "anonymous" }, HOUR);
    expect((await openWaitingOffer(anyone, token)).credits).toEqual({ count: 1, returnHours: 24 });
    const [grantId = ""] = grantIds;
    const held = async () =>
      system.db
        .raw("SELECT held FROM credit_grant WHERE organization_id = ?1 AND id = ?2", system.db.organizationId, grantId)
        .first<number>("held");
    await takeWaitingOffer(anyone, token, { payWithCredit: "on" });
    await takeWaitingOffer(anyone, token, { payWithCredit: "on" });
    expect(await held()).toBe(1);
    const paid = await system.db
      .raw(
        `SELECT a.paid_by_credit_at IS NOT NULL AS paid FROM appointment a WHERE a.organization_id = ?1 AND a.patient_id = ?2 AND a.starts_at = ?3`,
        ...[system.db.organizationId, ids.patient, at(10)],
      )
      .first<number>("paid");
    expect(paid).toBe(1);
    const more = await joinWaitingList(await as(first), {
      ...{ serviceOfferingId: ids.clinicOffering, branchId: ids.branch },
    });
    await offer(at(12), HOUR);
    const again = await tokenOf(more.id, HOUR);
    expect((await openWaitingOffer(anyone, again)).credits).toBeNull();
    await expect(takeWaitingOffer(anyone, again, { payWithCredit: "on" })).rejects.toMatchObject({
      fields: [{ field: "payWithCredit", message: "credits:pay.none" }],
    });
    expect(await stateOf(more.id)).toBe("OFFERED");
    await takeWaitingOffer(anyone, again);
    expect(await stateOf(more.id)).toBe("TAKEN");
  });

  it("books an appointment for who had none", async () => {
    const { id } = await joinWaitingList(await as(first), {
      serviceOfferingId: practice.ids.clinicOffering,
      branchId: practice.ids.branch,
    });
    await offer(at(10), HOUR);
    const token = await tokenOf(id, HOUR);
    await takeWaitingOffer(await as({ kind: "anonymous" }, HOUR), token);
    const { db } = await as(SYSTEM);
    const appointment = await db
      .raw(
        `SELECT state_id AS "stateId", employee_id AS "employeeId", booked_by AS "bookedBy" FROM appointment WHERE organization_id = ?1 AND patient_id = ?2 AND starts_at = ?3`,
        db.organizationId,
        practice.ids.patient,
        at(10),
      )
      .first();
    expect(appointment).toEqual({ stateId: S.NEW, employeeId: practice.ids.doctor, bookedBy: "PATIENT" });
    const anyone = await as({ kind: "anonymous" }, HOUR);
    const opened = await openAppointmentLink(anyone, (await openOfferedAppointment(anyone, token)).token);
    expect((await viewAppointment(opened.context, opened.appointmentId)).appointment.startsAt).toBe(at(10));
    expect({ state: await stateOf(id), holds: await holdsOf(id) }).toEqual({ state: "TAKEN", holds: 0 });
  });

  it("that nobody answers goes to the next, who is not asked before; the first waits on", async () => {
    const older = await waits(first, await given(at(15), practice.ids.patient));
    const newer = await waits(second, await given(at(16), practice.ids.otherPatient), MINUTE);
    await offer(at(10), HOUR);
    const token = await tokenOf(older, HOUR);
    await expireWaitingOffer(await as(SYSTEM, 2 * HOUR), { id: older });
    expect(await stateOf(older)).toBe("OFFERED");
    await expireWaitingOffer(await as(SYSTEM, 3 * HOUR), { id: older });
    await expireWaitingOffer(await as(SYSTEM, 3 * HOUR), { id: older });
    expect((await freedTold()).map(({ payload }) => payload)).toEqual([freed(at(10))]);
    await offer(at(10), 3 * HOUR);
    expect({ older: await stateOf(older), newer: await stateOf(newer) }).toEqual({
      older: "WAITING",
      newer: "OFFERED",
    });
    await expect(takeWaitingOffer(await as({ kind: "anonymous" }, 3 * HOUR), token)).rejects.toMatchObject({
      status: 410,
    });
  });

  it("can be declined for the next, or answered by leaving the list", async () => {
    const id = await waits(first, await given(at(15), practice.ids.patient));
    await offer(at(10), HOUR);
    const token = await tokenOf(id, HOUR);
    const anyone = await as({ kind: "anonymous" }, HOUR);
    await declineWaitingOffer(anyone, token);
    expect({ state: await stateOf(id), holds: await holdsOf(id) }).toEqual({ state: "WAITING", holds: 0 });
    await leaveByOffer(anyone, token);
    expect(await stateOf(id)).toBe("LEFT");
    expect((await openWaitingOffer(anyone, token)).state).toBe("over");
  });

  it("ends the waiting of who left three unanswered", async () => {
    const id = await waits(first, await given(at(16), practice.ids.patient));
    for (const [hours, later] of [
      [10, 1],
      [11, 4],
      [12, 7],
    ] as const) {
      await offer(at(hours), later * HOUR);
      await expireWaitingOffer(await as(SYSTEM, (later + 2) * HOUR), { id });
    }
    expect(await stateOf(id)).toBe("ENDED");
  });

  it("is shown as free to nobody while it stands, and again from the moment it runs out", async () => {
    const id = await waits(first, await given(at(15), practice.ids.patient));
    const other = await given(at(16), practice.ids.otherPatient);
    await offer(at(10), HOUR);
    const free = async (later: number) =>
      (await readMoveTimes(await as(second, later), other, new Date(day + 12 * HOUR).toISOString().slice(0, 10))).week
        .times;
    expect(await free(3 * HOUR - 1)).not.toContain(at(10));
    expect(await free(3 * HOUR)).toContain(at(10));
    await expireWaitingOffer(await as(SYSTEM, 3 * HOUR), { id });
    expect(await free(3 * HOUR)).toContain(at(10));
  });

  it("keeps its time from everybody else until it runs out", async () => {
    const id = await waits(first, await given(at(15), practice.ids.patient));
    await offer(at(10), HOUR);
    const claims = async () => given(at(10), practice.ids.otherPatient);
    await expect(claims()).rejects.toThrow();
    await expireWaitingOffer(await as(SYSTEM, 3 * HOUR), { id });
    await claims();
  });
});

describe("the list", () => {
  it("is everybody's for staff, a provider's own for providers, a patient's own for patients", async () => {
    const id = await waits(first, await given(at(15), practice.ids.patient));
    const ids = async (actor: Actor) => (await listWaiting(await as(actor), {})).rows.map((row) => row.id);
    expect(await ids(practice.administrator)).toEqual([id]);
    expect(await ids(employeeActor(practice.ids.doctor))).toEqual([id]);
    expect(await ids(employeeActor(practice.ids.otherDoctor))).toEqual([]);
    expect(await ids(first)).toEqual([id]);
    expect(await ids(second)).toEqual([]);
    await expect(ids({ kind: "anonymous" })).rejects.toMatchObject({ status: 401 });
  });

  it("is left on one press by the patient or taken down by staff; what was held goes to the next", async () => {
    const id = await waits(first, await given(at(15), practice.ids.patient));
    await offer(at(10), HOUR);
    const waitingId = id;
    await expect(leaveWaitingList(await as(second), { waitingId })).rejects.toMatchObject({ status: 404 });
    await expect(
      leaveWaitingList(await as(employeeActor(practice.ids.otherDoctor)), { waitingId }),
    ).rejects.toMatchObject({ status: 404 });
    await leaveWaitingList(await as(practice.administrator), { waitingId });
    expect({ state: await stateOf(id), holds: await holdsOf(id) }).toEqual({ state: "REMOVED", holds: 0 });
    expect((await freedTold()).map(({ payload }) => payload)).toEqual([freed(at(10))]);
  });

  it("forgets who waited until the last day that would have suited", async () => {
    const id = await waits(first, await given(at(15), practice.ids.patient));
    await endWaiting(await practice.as(SYSTEM, day + 72 * HOUR), { id });
    expect(await stateOf(id)).toBe("ENDED");
  });
});
