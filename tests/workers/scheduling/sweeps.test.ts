import { beforeAll, describe, expect, it } from "vitest";
import { APPOINTMENT_STATE as S } from "~/features/scheduling/domain/appointments/appointment-states";
import { bookAppointment } from "~/features/scheduling/services/booking/book-appointment.server";
import { confirmAppointment } from "~/features/scheduling/services/appointments/confirm-appointment.server";
import { expireAppointment } from "~/features/scheduling/services/appointments/expire-appointment.server";
import { markPaidAtClinic } from "~/features/scheduling/services/payments/mark-paid-at-clinic.server";
import { startAppointment } from "~/features/scheduling/services/appointments/start-appointment.server";
import { sweepNoShow } from "~/features/scheduling/services/appointments/sweep-no-show.server";
import { undoAppointment } from "~/features/scheduling/services/appointments/undo-appointment.server";
import type { Actor } from "~/platform/access/actor.server";
import type { RequestContext } from "~/platform/context.server";
import { oneMessageOfDueWork } from "../notifications/scene";
import { employeeActor, env, openPractice } from "../support/organization";
import { givenAppointment, HOUR, MONDAY, traces, type Practice } from "./scene";

const MINUTE = 60_000;
const DAY = 24 * HOUR;

let practice: Practice;
let system: RequestContext;
let doctor: Actor;
let booked = 0;

beforeAll(async () => {
  practice = await openPractice({ now: MONDAY });
  system = await practice.as({ kind: "system", task: "test" });
  doctor = employeeActor(practice.ids.doctor);
  await run(
    `UPDATE service_offering_config SET properties = json_object('onlinePaymentOptions', 'PAY_TO_BOOK_BLOCK_APPOINTMENT_REQUESTS_IF_PAYMENT_FAILS')
     WHERE organization_id = ?1 AND type = 'VIDEO_CONSULTATION'`,
  );
  await run("UPDATE service_offering SET confirms_by_itself = 1 WHERE organization_id = ?1");
});

const run = (text: string, ...values: (string | number | null)[]) =>
  system.db.raw(text, system.db.organizationId, ...values).run();

async function dueOf(id: string): Promise<[string, number][]> {
  const { results } = await system.db
    .raw(
      `SELECT kind, due_at AS "dueAt" FROM due_work WHERE organization_id = ?1 AND id = ?2 AND kind <> 'APPOINTMENT_MESSAGE' ORDER BY due_at`,
      system.db.organizationId,
      id,
    )
    .all<{ kind: string; dueAt: number }>();
  return results.map(({ kind, dueAt }) => [kind, dueAt]);
}

const clock = (now: number) => practice.as({ kind: "system", task: "due-work" }, now);

/** A visitor books a video appointment on the day after next. */
async function book(offering: string) {
  booked += 1;
  const startTime = MONDAY + 2 * DAY + booked * HOUR;
  const { appointmentId } = await bookAppointment(await practice.as({ kind: "anonymous" }), {
    serviceOfferingId: offering,
    requestedEmployeeId: practice.ids.doctor,
    startTime,
    visitor: {
      firstName: "Visitor",
      lastName: "Paying",
      email: `paying${booked}@example.com`,
      phoneCallingCode: "34",
      phone: `60022${1000 + booked}`,
    },
    idempotencyKey: `sweep-${booked}-${practice.entry.id}`,
  });
  return { id: appointmentId, startTime };
}

describe("a request that must be paid to book", () => {
  it("waits for its payment even where the offering confirms by itself, and runs out after 15 minutes", async () => {
    const { id, startTime } = await book(practice.ids.videoOffering);
    expect(await traces(system, id)).toMatchObject({ state: S.NEW, claims: 3 });
    const due = MONDAY + 15 * MINUTE;
    expect(await dueOf(id)).toEqual([
      ["APPOINTMENT_EXPIRY", due],
      ["APPOINTMENT_EXPIRY", startTime + 1],
    ]);
    await expireAppointment(await clock(due), { id, dueAt: due });
    await expireAppointment(await clock(due), { id, dueAt: due });
    expect(await traces(system, id)).toMatchObject({ state: S.EXPIRED, version: 2, claims: 0 });
    expect(await dueOf(id)).toEqual([]);
  });

  it("is confirmed once it was paid at the desk, and no longer runs out", async () => {
    const { id, startTime } = await book(practice.ids.videoOffering);
    await markPaidAtClinic(await practice.as(doctor), { appointmentId: id });
    expect(await dueOf(id)).toEqual([["APPOINTMENT_NO_SHOW", startTime + DAY]]);
    const due = MONDAY + 15 * MINUTE;
    await expireAppointment(await clock(due), { id, dueAt: due });
    expect((await traces(system, id)).state).toBe(S.CONFIRMED);
    expect(await dueOf(id)).toEqual([["APPOINTMENT_NO_SHOW", startTime + DAY]]);
  });

  it("runs out by its 15 minutes also when a confirmation was taken back meanwhile", async () => {
    const { id, startTime } = await book(practice.ids.videoOffering);
    await confirmAppointment(await practice.as(doctor), { appointmentId: id });
    expect(await dueOf(id)).toEqual([["APPOINTMENT_NO_SHOW", startTime + DAY]]);
    await undoAppointment(await practice.as(doctor, MONDAY + 1000), { appointmentId: id });
    expect((await dueOf(id))[0]).toEqual(["APPOINTMENT_EXPIRY", MONDAY + 15 * MINUTE]);
  });

  it("is another matter than an offering that need not be paid, which confirms by itself", async () => {
    const { id, startTime } = await book(practice.ids.clinicOffering);
    expect((await traces(system, id)).state).toBe(S.CONFIRMED);
    expect(await dueOf(id)).toEqual([["APPOINTMENT_NO_SHOW", startTime + DAY]]);
  });
});

describe("an agreed appointment that nobody began", () => {
  it("counts as not attended a day after its start, once, by the clock", async () => {
    const { id, startTime } = await book(practice.ids.clinicOffering);
    const due = startTime + DAY;
    await sweepNoShow(await clock(due), { id, dueAt: due });
    await sweepNoShow(await clock(due), { id, dueAt: due });
    const after = await traces(system, id);
    expect(after).toMatchObject({ state: S.NO_SHOW, version: 2, claims: 0 });
    expect(after.history[1]).toMatchObject({ action: "no-show", actor: "system" });
    expect(await dueOf(id)).toEqual([]);
  });

  it("is left alone once it began", async () => {
    const { id, startTime } = await book(practice.ids.clinicOffering);
    await startAppointment(await practice.as(doctor, startTime), { appointmentId: id });
    expect(await dueOf(id)).toEqual([]);
    await sweepNoShow(await clock(startTime + DAY), { id, dueAt: startTime + DAY });
    expect((await traces(system, id)).state).toBe(S.IN_PROGRESS);
  });
});

describe("due work", () => {
  const once = async () => (await oneMessageOfDueWork("TENANT_DB_0")).more;

  it("is done a hundred items a message, is done in the end, and what fails does not hold up the rest", async () => {
    // What other files left would fall due while this runs, and be counted too.
    await env.tenantDatabase("TENANT_DB_0").prepare("DELETE FROM due_work").run();
    // 120 items that nobody can do, all older than a request whose start has passed: of an organization that is gone,
    // and one of a kind that is not known.
    await env
      .tenantDatabase("TENANT_DB_0")
      .prepare(
        "INSERT INTO due_work (organization_id, due_at, kind, id) SELECT 1, 1, 'OUTBOX', value FROM json_each(?1)",
      )
      .bind(JSON.stringify(Array.from({ length: 119 }, (_, index) => `gone-${index}`)))
      .run();
    await run("INSERT INTO due_work (organization_id, due_at, kind, id) VALUES (?1, 1, 'OF_NO_KIND', 'broken')");
    const startsAt = MONDAY - 30 * DAY;
    const id = await givenAppointment(practice, system, { startsAt, stateId: S.NEW });
    await run(
      "INSERT INTO due_work (organization_id, due_at, kind, id) VALUES (?1, ?2, 'APPOINTMENT_EXPIRY', ?3)",
      2,
      id,
    );
    expect(await once()).toBe(true);
    expect((await traces(system, id)).state).toBe(S.NEW);
    expect(await once()).toBe(false);
    expect(await traces(system, id)).toMatchObject({ state: S.EXPIRED, version: 2 });
    expect(await once()).toBe(false);
    expect((await traces(system, id)).version).toBe(2);
    await run("DELETE FROM due_work WHERE organization_id = ?1");
  });
});
