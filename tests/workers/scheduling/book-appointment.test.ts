import { beforeAll, describe, expect, it } from "vitest";
import { KeyReused } from "~/db/commit.server";
import { changeSetting } from "~/features/organization/services/settings/change-setting.server";
import { visitorSchema } from "~/features/scheduling/schemas/booking/visitor";
import { readSummary } from "~/features/scheduling/data/lists/appointment-rows-read.server";
import { bookAppointment } from "~/features/scheduling/services/booking/book-appointment.server";
import { askerOf } from "~/features/scheduling/services/booking/count-request.server";
import { findOwnBooking } from "~/features/scheduling/services/booking/find-own-booking.server";
import { TimeTakenError } from "~/features/scheduling/support/availability/time-taken.server";
import type { Actor } from "~/platform/access/actor.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { openPractice } from "../support/organization";

/** Monday 2 March 2026, 08:00 in Madrid (UTC+1). */
const NOW = Date.UTC(2026, 2, 2, 7);
/** Tuesday 3 March, 10:00 in Madrid. */
const TEN = Date.UTC(2026, 2, 3, 9);
const MINUTE = 60_000;

let practice: Awaited<ReturnType<typeof openPractice>>;

beforeAll(async () => {
  practice = await openPractice({ now: NOW, timeZone: "Europe/Madrid" });
});

const anyone = () => practice.as({ kind: "anonymous" }, NOW);
let keys = 0;

function wanted(changes: Record<string, unknown> = {}) {
  keys += 1;
  const { ids } = practice;
  return {
    serviceOfferingId: ids.videoOffering,
    requestedEmployeeId: ids.doctor,
    startTime: TEN,
    visitor: {
      firstName: "Ada",
      lastName: `Number ${keys}`,
      email: `ada${keys}@example.com`,
      phoneCallingCode: "34",
      phone: `60012${1000 + keys}`,
    },
    idempotencyKey: `key-${keys}-of-the-suite`,
    ...changes,
  };
}

async function rows<T>(context: RequestContext, text: string, ...parameters: unknown[]): Promise<T[]> {
  return (await context.db.raw(text, context.organization.id, ...parameters).all<T & Record<string, unknown>>())
    .results;
}

describe("the phone of whoever books", () => {
  const withoutPhone = (hours: number) => {
    const asked = wanted({ startTime: TEN + (24 * 6 + hours) * 60 * MINUTE });
    return { ...asked, visitor: { ...asked.visitor, phone: "" } };
  };

  it("is asked for where the practice writes to phones, and by nobody else", async () => {
    const own = await openPractice({ now: NOW, timeZone: "Europe/Madrid" });
    const ids = { serviceOfferingId: own.ids.videoOffering, requestedEmployeeId: own.ids.doctor };
    const stranger = () => own.as({ kind: "anonymous" }, NOW);
    for (const hours of [0, 1, 2, 3])
      await expect(bookAppointment(await stranger(), { ...withoutPhone(hours), ...ids })).resolves.toBeDefined();
    await changeSetting(await own.as(own.administrator, NOW), "notifications", { smsToPatients: true });
    await expect(bookAppointment(await stranger(), { ...withoutPhone(4), ...ids })).rejects.toMatchObject({
      fields: [{ field: "phone", message: "errors:field.mandatory" }],
    });
  });

  it("does not count those who gave none as one person", async () => {
    const asker = await askerOf(await anyone(), visitorSchema.parse(withoutPhone(0).visitor));
    expect(asker?.phone).toBeNull();
  });
});

describe("a booking", () => {
  it("keeps the zone of the clock by which a patient chose it, where it is one, and none of staff's", async () => {
    const own = await openPractice({ now: NOW, timeZone: "Europe/Madrid" });
    const ids = { serviceOfferingId: own.ids.videoOffering, requestedEmployeeId: own.ids.doctor };
    const zoneOf = async (actor: Actor, zone: string | undefined, hours: number) => {
      const asked = wanted({ ...ids, zone, startTime: TEN + hours * 60 * MINUTE });
      const { appointmentId } = await bookAppointment(await own.as(actor, NOW), asked);
      return (await readSummary((await own.as(own.administrator, NOW)).db, appointmentId))?.bookedZone;
    };
    const stranger: Actor = { kind: "anonymous" };
    const found = [
      await zoneOf(stranger, "America/New_York", 0),
      await zoneOf(stranger, "Mars/Olympus", 1),
      await zoneOf(stranger, undefined, 2),
      await zoneOf(own.administrator, "America/New_York", 3),
    ];
    expect(found).toEqual(["America/New_York", null, null, null]);
  });

  it("writes the patient, the appointment, its claims, count, history, audit, mails and expiry at once", async () => {
    const context = await anyone();
    const booked = await bookAppointment(context, wanted());
    const [appointment] = await rows<Record<string, unknown>>(
      context,
      "SELECT state_id, patient_id, local_day, booked_by, starts_at, ends_at FROM appointment WHERE organization_id = ?1 AND id = ?2",
      booked.appointmentId,
    );
    expect(appointment).toMatchObject({ state_id: 1, local_day: "2026-03-03", booked_by: "PUBLIC", starts_at: TEN });
    expect(await rows(context, "SELECT topic FROM outbox WHERE organization_id = ?1 ORDER BY topic")).toEqual([
      { topic: "mail" },
      { topic: "mail" },
      { topic: "schedule.changed" },
    ]);
    expect(
      await rows(
        context,
        "SELECT version FROM appointment_history WHERE organization_id = ?1 AND appointment_id = ?2",
        booked.appointmentId,
      ),
    ).toEqual([{ version: 1 }]);
    expect(
      await rows(
        context,
        "SELECT kind, due_at FROM due_work WHERE organization_id = ?1 AND id = ?2",
        booked.appointmentId,
      ),
    ).toEqual([{ kind: "APPOINTMENT_EXPIRY", due_at: TEN + 1 }]);
    expect(
      await rows(
        context,
        "SELECT count FROM appointment_count WHERE organization_id = ?1 AND local_day = '2026-03-03' AND state_id = 1",
      ),
    ).toEqual([{ count: 1 }]);
    const length = (Number(appointment?.ends_at) - TEN) / MINUTE;
    const claims = await rows(
      context,
      "SELECT tick FROM slot_claim WHERE organization_id = ?1 AND holder_id = ?2",
      booked.appointmentId,
    );
    expect(claims.length).toBeGreaterThanOrEqual(length / 5);
    const tokens = await rows<{ token: string }>(
      context,
      "SELECT token FROM patient_search WHERE organization_id = ?1 AND patient_id = ?2 AND token = 'ada'",
      appointment?.patient_id,
    );
    expect(tokens).toHaveLength(1);
  });

  it("of a time that is taken is refused with the nearest free times", async () => {
    const failure = await bookAppointment(await anyone(), wanted()).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(TimeTakenError);
    const { nearest } = failure as TimeTakenError;
    expect(nearest.length).toBeGreaterThan(0);
    expect(nearest).not.toContain(TEN);
  });

  it("asked for twice with one key is one appointment", async () => {
    const asked = wanted({ startTime: TEN + 3 * 60 * MINUTE });
    const first = await bookAppointment(await anyone(), asked);
    const second = await bookAppointment(await anyone(), asked);
    expect(second).toEqual(first);
  });

  it("keeps its key from everybody else: another visitor's same key is another booking", async () => {
    const browser = async (hash: string) => ({
      ...(await anyone()),
      visitor: { device: "", place: "", hash, network: null },
    });
    const asked = wanted({ startTime: TEN + 4 * 60 * MINUTE });
    const first = await bookAppointment(await browser("a"), asked);
    const again = await bookAppointment(await browser("a"), asked);
    expect(again).toEqual(first);
    // The same words from another browser learn nothing of the first: the time is taken, to them as to anybody.
    await expect(bookAppointment(await browser("b"), asked)).rejects.toBeInstanceOf(TimeTakenError);
    const theirs = await bookAppointment(await browser("b"), { ...asked, startTime: TEN + 5 * 60 * MINUTE });
    expect(theirs.appointmentId).not.toBe(first.appointmentId);
    await expect(bookAppointment(await browser("a"), { ...asked, startTime: TEN })).rejects.toBeInstanceOf(KeyReused);
    const known = await bookAppointment(await anyone(), {
      ...asked,
      startTime: TEN + 6 * 60 * MINUTE,
    });
    expect(known.appointmentId).not.toBe(first.appointmentId);
  });

  it("is found again by the form that made it, and by nobody else's", async () => {
    const browser = async (hash: string) => ({
      ...(await anyone()),
      visitor: { device: "", place: "", hash, network: null },
    });
    const asked = wanted({ startTime: TEN + 26 * 60 * MINUTE });
    expect(await findOwnBooking(await browser("a"), asked.idempotencyKey)).toBeNull();
    const { appointmentId } = await bookAppointment(await browser("a"), asked);
    expect(await findOwnBooking(await browser("a"), asked.idempotencyKey)).toBe(appointmentId);
    expect(await findOwnBooking(await browser("b"), asked.idempotencyKey)).toBeNull();
    expect(await findOwnBooking(await anyone(), asked.idempotencyKey)).toBeNull();
  });

  it("of two at once goes to one of them", async () => {
    const startTime = TEN + 24 * 60 * MINUTE;
    const [one, two] = [await anyone(), await anyone()];
    const results = await Promise.allSettled([
      bookAppointment(one, wanted({ startTime })),
      bookAppointment(two, wanted({ startTime })),
    ]);
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const lost = results.find((result) => result.status === "rejected");
    expect(lost?.reason).toBeInstanceOf(TimeTakenError);
    const left = await rows(
      one,
      "SELECT id FROM patient WHERE organization_id = ?1 AND email IN (?2, ?3)",
      `ada${keys}@example.com`,
      `ada${keys - 1}@example.com`,
    );
    expect(left).toHaveLength(1);
  });

  it("with what another organization owns is as unknown as with what nobody owns", async () => {
    const other = await openPractice({ now: NOW, timeZone: "Europe/Madrid" });
    for (const changes of [
      { serviceOfferingId: other.ids.videoOffering },
      { requestedEmployeeId: other.ids.doctor },
      { requestedEmployeeId: crypto.randomUUID() },
    ]) {
      await expect(
        bookAppointment(await anyone(), wanted({ ...changes, startTime: TEN + 48 * 60 * MINUTE })),
      ).rejects.toBeInstanceOf(NotFoundError);
    }
  });
});
