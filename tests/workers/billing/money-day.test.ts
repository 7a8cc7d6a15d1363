import { beforeAll, describe, expect, it } from "vitest";
import { listPaymentsToReview } from "~/features/billing/services/payments/list-payments-to-review.server";
import { ROLE } from "~/features/identity/domain/team/roles";
import {
  APPOINTMENT_STATE as S,
  type AppointmentState,
} from "~/features/scheduling/domain/appointments/appointment-states";
import { listAppointments } from "~/features/scheduling/services/lists/list-appointments.server";
import { markPaidAtClinic } from "~/features/scheduling/services/payments/mark-paid-at-clinic.server";
import { readMoneyDay } from "~/features/scheduling/services/payments/read-money-day.server";
import type { RequestContext } from "~/platform/context.server";
import { ForbiddenError } from "~/platform/http/errors.server";
import { employeeActor, openPractice } from "../support/organization";
import { givenAppointment, HOUR, MONDAY, type Practice } from "../scheduling/scene";

const DAY = 24 * HOUR;
const biller = employeeActor("biller", { roles: [ROLE.BILLER] });

let practice: Practice;
/** What is unpaid, by how many days ago it was. */
const unpaid = new Map<number, string>();

const asBiller = () => practice.as(biller);
const rowsReadBy = async (look: (context: RequestContext) => Promise<unknown>) => {
  const context = await asBiller();
  const before = { ...context.db.meter };
  await look(context);
  return { rows: context.db.meter.rowsRead - before.rowsRead, trips: context.db.meter.roundTrips - before.roundTrips };
};
const given = async (days: number, stateId: AppointmentState = S.COMPLETED) =>
  givenAppointment(practice, await practice.as({ kind: "system", task: "test" }), {
    startsAt: MONDAY - days * DAY - HOUR,
    stateId,
  });

beforeAll(async () => {
  practice = await openPractice({ now: MONDAY, timeZone: "Europe/Madrid" });
  for (const days of [0, 3, 20, 60, 200]) unpaid.set(days, await given(days));
  await given(5, S.NO_SHOW);
  await given(6, S.CANCELED);
});

describe("how the money stands", () => {
  it("says what took place and is not paid, by its age, and nothing of what did not take place", async () => {
    const money = await readMoneyDay(await asBiller(), {});
    const price = money.unpaid[0]?.amountMinor ?? 0;
    expect(price).toBeGreaterThan(0);
    expect(money.unpaidOf.map(({ age, count }) => [age, count])).toEqual([
      ["today", 1],
      ["week", 1],
      ["month", 1],
      ["quarter", 1],
      ["older", 1],
    ]);
    expect(money.unpaidInAll).toEqual({ count: 5, amounts: [{ amountMinor: 5 * price, currencyCode: "EUR" }] });
    expect(money.unpaid.map(({ id }) => id)).toEqual([...unpaid.values()]);
  });

  it("lists those of one age alone, and those behind one", async () => {
    const ids = async (asked: object) => (await readMoneyDay(await asBiller(), asked)).unpaid.map(({ id }) => id);
    expect(await ids({ age: "month" })).toEqual([unpaid.get(20)]);
    expect(await ids({ age: "nothing of the kind" })).toHaveLength(5);
    const after = `${MONDAY - 20 * DAY - HOUR}_${unpaid.get(20) ?? ""}`;
    expect(await ids({ after })).toEqual([unpaid.get(60), unpaid.get(200)]);
  });

  it("counts a payment that is taken for a completed appointment, today and this month, until it is undone", async () => {
    const appointmentId = await given(40);
    const before = await readMoneyDay(await asBiller(), {});
    expect(before.today.count).toBe(0);
    const { owed } = await listAppointments(await asBiller(), { tab: "past", to: "2026-04-01" });
    expect(Object.keys(owed)).toContain(appointmentId);
    await markPaidAtClinic(await asBiller(), { appointmentId });
    const after = await readMoneyDay(await asBiller(), {});
    expect([after.today.count, after.month.count]).toEqual([1, 1]);
    expect(after.unpaidInAll.count).toBe(before.unpaidInAll.count - 1);
    const listed = await listAppointments(await asBiller(), { tab: "past", to: "2026-04-01" });
    expect(Object.keys(listed.owed)).not.toContain(appointmentId);
  });

  it("is read in two round trips, and in no more rows where there are more paid appointments", async () => {
    const look = (context: RequestContext) => Promise.all([readMoneyDay(context, {}), listPaymentsToReview(context)]);
    const few = await rowsReadBy(look);
    expect(few.trips).toBeLessThanOrEqual(2);
    const { db } = await practice.as({ kind: "system", task: "test" });
    for (let each = 0; each < 40; each += 1) {
      const id = await given(100 + each);
      await db
        .raw(
          "UPDATE appointment SET paid_at_clinic_at = ?3 WHERE organization_id = ?1 AND id = ?2",
          db.organizationId,
          id,
          MONDAY - 100 * DAY,
        )
        .run();
    }
    // That it is read is written down behind the last line of the audit, which costs a row more or less.
    expect((await rowsReadBy(look)).rows).toBeLessThanOrEqual(few.rows + 2);
  });

  it("is for whoever looks after the money, and for nobody else", async () => {
    for (const role of [ROLE.PROVIDER, ROLE.NURSE, ROLE.RECEPTIONIST]) {
      const context = await practice.as(employeeActor(practice.ids.doctor, { roles: [role] }));
      await expect(readMoneyDay(context, {})).rejects.toThrow(ForbiddenError);
      await expect(listPaymentsToReview(context)).rejects.toThrow(ForbiddenError);
    }
    await expect(readMoneyDay(await practice.as(practice.administrator), {})).resolves.toBeDefined();
  });
});
