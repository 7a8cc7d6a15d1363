import { beforeAll, describe, expect, it } from "vitest";
import { MOST_HOLDS_OF_PROVIDER } from "~/features/scheduling/domain/availability/booking-hold";
import { bookAppointment } from "~/features/scheduling/services/booking/book-appointment.server";
import { expireHold } from "~/features/scheduling/services/availability/expire-hold.server";
import { holdTime } from "~/features/scheduling/services/availability/hold-time.server";
import { listAvailableSlots } from "~/features/scheduling/services/availability/list-available-slots.server";
import { releaseHold } from "~/features/scheduling/services/availability/release-hold.server";
import { setAppointment } from "~/features/scheduling/services/appointments/set-appointment.server";
import { TimeTakenError } from "~/features/scheduling/support/availability/time-taken.server";
import { sha256 } from "~/platform/crypto/crypto.server";
import type { RequestContext } from "~/platform/context.server";
import { openPractice } from "../support/organization";

/** Monday 2 March 2026, 08:00 in Madrid (UTC+1). */
const NOW = Date.UTC(2026, 2, 2, 7);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Tuesday 3 March, 10:00 in Madrid. */
const TEN = Date.UTC(2026, 2, 3, 9);

let practice: Awaited<ReturnType<typeof openPractice>>;
beforeAll(async () => {
  practice = await openPractice({ now: NOW, timeZone: "Europe/Madrid" });
});

/** A stranger whose browser keeps the cookie of that name. */
async function visitor(name: string, now = NOW): Promise<RequestContext> {
  const context = await practice.as({ kind: "anonymous" }, now);
  return { ...context, visitor: { device: "", place: "", hash: await sha256(name), network: null } };
}
const nobody = (now = NOW) => practice.as({ kind: "anonymous" }, now);

let keys = 0;
const time = (startTime: number, changes: Record<string, unknown> = {}) => ({
  serviceOfferingId: practice.ids.videoOffering,
  requestedEmployeeId: practice.ids.doctor,
  startTime,
  ...changes,
});
const booking = (startTime: number, changes: Record<string, unknown> = {}) => {
  keys += 1;
  return {
    ...time(startTime, changes),
    visitor: {
      firstName: "Ada",
      lastName: `Held ${keys}`,
      email: `held${keys}@example.com`,
      phoneCallingCode: "34",
      phone: `60012${1000 + keys}`,
    },
    idempotencyKey: `held-${keys}-of-the-suite`,
  };
};

async function claims(holderId: string) {
  const context = await nobody();
  const answer = await context.db
    .raw("SELECT tick FROM slot_claim WHERE organization_id = ?1 AND holder_id = ?2", context.organization.id, holderId)
    .all();
  return answer.results.length;
}

async function offered(context: RequestContext, start: number) {
  const slots = await listAvailableSlots(context, {
    serviceOfferingId: practice.ids.videoOffering,
    employeeId: practice.ids.doctor,
    from: start,
    to: start + 1,
  });
  return slots.length === 1;
}

describe("a time that is held for a visitor", () => {
  it("is busy for everybody else and free for them, for ten minutes and not longer", async () => {
    const held = await holdTime(await visitor("ann"), time(TEN));
    expect(held).toMatchObject({ startsAt: TEN, until: NOW + 10 * MINUTE });
    expect(await offered(await visitor("ann"), TEN)).toBe(true);
    expect(await offered(await visitor("bea"), TEN)).toBe(false);
    expect(await offered(await nobody(), TEN)).toBe(false);
    expect(await offered(await nobody(NOW + 10 * MINUTE), TEN)).toBe(true);
    await expect(holdTime(await visitor("bea"), time(TEN))).rejects.toBeInstanceOf(TimeTakenError);
    await expect(bookAppointment(await nobody(), booking(TEN))).rejects.toBeInstanceOf(TimeTakenError);
  });

  it("asked for again is the same hold and lasts no longer", async () => {
    const first = await holdTime(await visitor("ann"), time(TEN));
    const again = await holdTime(await visitor("ann", NOW + 5 * MINUTE), time(TEN));
    expect(again).toEqual(first);
  });

  it("becomes their appointment, and no other visitor comes in between", async () => {
    const held = await holdTime(await visitor("ann"), time(TEN));
    const rivals = await Promise.all(["bea", "cid", "dan"].map((name) => visitor(name)));
    const results = await Promise.allSettled([
      ...rivals.map((rival) => bookAppointment(rival, booking(TEN))),
      bookAppointment(await visitor("ann"), booking(TEN)),
    ]);
    expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected", "fulfilled"]);
    expect(await claims(held?.id ?? "")).toBe(0);
    const own = results[3];
    expect(own?.status === "fulfilled" && (await claims(own.value.appointmentId))).toBeGreaterThan(0);
  });

  it("of two who want it at once is held for one", async () => {
    const at = TEN + HOUR;
    const results = await Promise.allSettled([
      holdTime(await visitor("eva"), time(at)),
      holdTime(await visitor("fay"), time(at)),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  it("is held once where a browser asks twice at the same moment", async () => {
    const at = TEN + 2 * HOUR;
    const [one, two] = await Promise.all([
      holdTime(await visitor("gus"), time(at)),
      holdTime(await visitor("gus"), time(at)),
    ]);
    expect(one).not.toBeNull();
    expect(two).toEqual(one);
  });

  it("goes when they choose another one of the same service, and when they let it go", async () => {
    const [first, second] = [TEN + 3 * HOUR, TEN + 24 * HOUR];
    const held = await holdTime(await visitor("hal"), time(first));
    const other = await holdTime(await visitor("hal"), time(second));
    expect(await claims(held?.id ?? "")).toBe(0);
    expect([await offered(await nobody(), first), await offered(await nobody(), second)]).toEqual([true, false]);
    await releaseHold(await visitor("ida"), { serviceOfferingId: practice.ids.videoOffering });
    expect(await offered(await nobody(), second)).toBe(false);
    await releaseHold(await visitor("hal"), { serviceOfferingId: practice.ids.videoOffering });
    expect([await claims(other?.id ?? ""), await offered(await nobody(), second)]).toEqual([0, true]);
  });

  it("is for whoever books it once it has run out, and the late one is told of the nearest free times", async () => {
    const at = TEN + 25 * HOUR;
    const held = await holdTime(await visitor("jan"), time(at));
    const later = NOW + 11 * MINUTE;
    const won = await bookAppointment(await nobody(later), booking(at));
    expect(won.startsAt).toBe(at);
    const late = await bookAppointment(await visitor("jan", later), booking(at)).catch((error: unknown) => error);
    expect(late).toBeInstanceOf(TimeTakenError);
    expect((late as TimeTakenError).nearest.length).toBeGreaterThan(0);
    expect(await claims(won.appointmentId)).toBeGreaterThan(0);
    await expireHold(await practice.as({ kind: "system", task: "test" }, later), { id: held?.id ?? "" });
    expect(await claims(won.appointmentId)).toBeGreaterThan(0);
  });

  it("that has run out is still booked by whom it was held for, while nobody else has it", async () => {
    const at = TEN + 26 * HOUR;
    await holdTime(await visitor("kim"), time(at));
    const booked = await bookAppointment(await visitor("kim", NOW + 15 * MINUTE), booking(at));
    expect(booked.startsAt).toBe(at);
  });

  it("is swept when it has run out, not before, and twice is once", async () => {
    const at = TEN + 27 * HOUR;
    const held = await holdTime(await visitor("lea"), time(at));
    const sweep = async (now: number) =>
      expireHold(await practice.as({ kind: "system", task: "test" }, now), { id: held?.id ?? "" });
    await sweep(NOW + 9 * MINUTE);
    expect(await claims(held?.id ?? "")).toBeGreaterThan(0);
    await sweep(NOW + 10 * MINUTE);
    await sweep(NOW + 10 * MINUTE);
    expect(await claims(held?.id ?? "")).toBe(0);
    const context = await nobody();
    const left = await context.db
      .raw("SELECT id FROM due_work WHERE organization_id = ?1 AND id = ?2", context.organization.id, held?.id)
      .all();
    expect(left.results).toEqual([]);
  });

  it("is a rule of booking that staff are told of, not one that they cannot pass", async () => {
    const at = TEN + 48 * HOUR;
    await holdTime(await visitor("mia"), time(at));
    const staff = await practice.as(practice.administrator, NOW);
    const wanted = {
      patientId: practice.ids.patient,
      serviceOfferingId: practice.ids.videoOffering,
      employeeId: practice.ids.doctor,
      branchId: practice.ids.branch,
      startsAt: at,
    };
    await expect(setAppointment(staff, wanted)).rejects.toMatchObject({ code: "ruleBroken" });
    expect(await setAppointment(staff, { ...wanted, override: "on" })).toMatchObject({ startsAt: at });
  });
});

describe("how much can be held", () => {
  it("is nothing for a browser without cookies: it books as ever", async () => {
    const at = TEN + 49 * HOUR;
    expect(await holdTime(await nobody(), time(at))).toBeNull();
    expect((await bookAppointment(await nobody(), booking(at))).startsAt).toBe(at);
  });

  it("is a few times of one provider: a calendar cannot be closed by asking, and what is not held is booked", async () => {
    const other = await openPractice({ now: NOW, timeZone: "Europe/Madrid" });
    const many = Array.from({ length: MOST_HOLDS_OF_PROVIDER + 3 }, (_, index) => index);
    const asked = await Promise.all(
      many.map(async (index) =>
        holdTime(
          {
            ...(await other.as({ kind: "anonymous" }, NOW)),
            visitor: { device: "", place: "", hash: await sha256(`bot ${index}`), network: null },
          },
          {
            serviceOfferingId: other.ids.videoOffering,
            requestedEmployeeId: other.ids.doctor,
            startTime: TEN + ((index % 6) * HOUR) / 2 + Math.floor(index / 6) * 24 * HOUR,
          },
        ),
      ),
    );
    expect(asked.filter((held) => held !== null)).toHaveLength(MOST_HOLDS_OF_PROVIDER);
  });

  it("is counted by organization: another one's visitor of the same name holds nothing here", async () => {
    const at = TEN + 72 * HOUR;
    await holdTime(await visitor("ned"), time(at));
    const other = await openPractice({ now: NOW, timeZone: "Europe/Madrid", database: "TENANT_DB_0" });
    const stranger = await other.as({ kind: "anonymous" }, NOW);
    await releaseHold(
      { ...stranger, visitor: (await visitor("ned")).visitor },
      { serviceOfferingId: practice.ids.videoOffering },
    );
    expect(await offered(await nobody(), at)).toBe(false);
  });
});
