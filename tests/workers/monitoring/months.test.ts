import { beforeEach, describe, expect, it } from "vitest";
import { readPayment } from "~/features/billing/data/payments/payments.server";
import { connectGateway } from "~/features/billing/services/accounts/connect-gateway.server";
import { answerCheckout } from "~/features/billing/services/payments/answer-development-checkout.server";
import { settlePayment } from "~/features/billing/support/payments/settle-payment.server";
import {
  endEnrolment,
  payMonth,
  pauseEnrolment,
  resumeEnrolment,
  settleMonitoring,
  stepMonitoring,
} from "~/features/monitoring/public.server";
import { applyPayment } from "~/features/scheduling/services/payments/apply-payment.server";
import { ConflictError, NotFoundError } from "~/platform/http/errors.server";
import { BROWSER } from "../billing/scene";
import { DAY, done, HOUR, NOW, openMonitoring, type Monitoring } from "./scene";

let here: Monitoring;
let id: string;
beforeEach(async () => {
  here = await openMonitoring();
  await connectGateway(await here.admin(), { type: "DEVELOPMENT" });
  id = await here.monitored({ price: "20" }, { days: ["1"], times: "08:00" });
});

/** 4 February and 4 March 2027, midnight in Madrid. */
const FEBRUARY = Date.UTC(2027, 1, 3, 23);
const MARCH = Date.UTC(2027, 2, 3, 23);
const system = (at: number) => here.system(at);
const charges = () =>
  here.rows<{ total: number; back: number | null }>(
    "SELECT total_minor AS total, taken_back_at AS back FROM charge WHERE organization_id = ?1 ORDER BY id",
  );
const balance = async () =>
  (
    await here.rows<{ sum: number }>(
      "SELECT coalesce(sum(amount_minor), 0) AS sum FROM ledger_line WHERE organization_id = ?1 AND account = 'RECEIVABLE'",
    )
  )[0]?.sum;

/** As its payer, at the gateway, and as the outbox then does, twice. */
async function pay(at: number) {
  await payMonth(await here.patient(at), id, {}, BROWSER);
  const chargeId = (await here.enrolment(id)).chargeId ?? "";
  const [payment] = await here.rows<{ id: string }>(
    "SELECT payment_id AS id FROM payment_item WHERE organization_id = ?1 AND charge_id = ?2",
    chargeId,
  );
  await answerCheckout(await here.patient(at), payment?.id ?? "", "pay");
  const open = await readPayment((await system(at)).db, payment?.id ?? "");
  if (open) await settlePayment(await system(at), open);
  for (const _ of [1, 2]) {
    await applyPayment(await system(at), { paymentId: payment?.id });
    await settleMonitoring(await system(at), { chargeId });
  }
}

/** Turns the clock and does what falls due on the way, each look told twice. */
async function turn(to: number) {
  for (let looks = 0; looks < 400; looks += 1) {
    const dueAt = await here.dueOf("MONITORING", id);
    if (dueAt === null || dueAt > to) return;
    for (const _ of [1, 2]) await stepMonitoring(await system(Math.max(dueAt, NOW)), { id, dueAt });
    if ((await here.dueOf("MONITORING", id)) === dueAt) throw new Error("the clock stands still");
  }
}

describe("a month that costs something", () => {
  it("is paid before monitoring begins, by the patient themselves, and begins it once", async () => {
    expect(await here.enrolment(id)).toMatchObject({ state: "AWAITING_PAYMENT", startOn: "", monthAt: null });
    expect(await here.dueOf("MONITORING", id)).toBeNull();
    await expect(payMonth(await here.stranger(), id, {}, BROWSER)).rejects.toBeInstanceOf(NotFoundError);
    await pay(NOW + HOUR);
    expect(await here.enrolment(id)).toMatchObject({ state: "ACTIVE", chargeId: null, monthAt: FEBRUARY });
    expect(await charges()).toEqual([{ total: 2000, back: null }]);
    expect(await balance()).toBe(0);
    await expect(payMonth(await here.patient(), id, {}, BROWSER)).rejects.toBeInstanceOf(ConflictError);
  });

  it("is charged when it begins, once, and goes on with the patient's payment", async () => {
    await pay(NOW);
    await turn(FEBRUARY - 1);
    expect(await charges()).toHaveLength(1);
    const step = async () => stepMonitoring(await system(FEBRUARY), { id, dueAt: FEBRUARY });
    await Promise.all([step(), step()]);
    await turn(FEBRUARY + 6 * DAY);
    expect(await charges()).toHaveLength(2);
    expect(await here.mails("monitoring.unpaid")).toHaveLength(1);
    expect(await here.enrolment(id)).toMatchObject({ state: "PAYMENT_FAILED", graceAt: FEBRUARY + 7 * DAY });
    await pay(FEBRUARY + 6 * DAY);
    expect(await here.enrolment(id)).toMatchObject({
      ...{ state: "ACTIVE", chargeId: null, graceAt: null, monthsBegun: 2, monthAt: MARCH },
    });
  });

  it("is not charged again while an earlier one is unpaid: it pauses after seven days, and is paid for once", async () => {
    await pay(NOW);
    await turn(MARCH + 40 * DAY);
    expect(await here.enrolment(id)).toMatchObject({ state: "PAUSED", monthsBegun: 2 });
    expect(await charges()).toHaveLength(2);
    expect(await here.mails("monitoring.unpaid")).toHaveLength(2);
    await expect(
      resumeEnrolment(await here.doctor(MARCH), id, { version: (await here.enrolment(id)).version }),
    ).rejects.toBeInstanceOf(ConflictError);
    const late = Date.UTC(2027, 3, 10, 9);
    await pay(late);
    // What is paid late is a month from the day on which it goes on.
    expect(await here.enrolment(id)).toMatchObject({
      ...{ state: "ACTIVE", startOn: "2027-04-10", monthAt: Date.UTC(2027, 4, 9, 22) },
    });
    await turn(Date.UTC(2027, 4, 9, 21));
    expect(await charges()).toHaveLength(2);
  });

  it("is not charged twice though the clock stood still over several months", async () => {
    await pay(NOW);
    const late = MARCH + 10 * DAY;
    for (const _ of [1, 2, 3]) await stepMonitoring(await system(late), { id, dueAt: FEBRUARY });
    expect(await charges()).toHaveLength(2);
    expect(await here.enrolment(id)).toMatchObject({ state: "PAYMENT_FAILED", graceAt: late + 7 * DAY });
  });

  it("costs nothing while monitoring is paused, and one is charged when it goes on", async () => {
    await pay(NOW);
    const version = async () => ({ version: (await here.enrolment(id)).version });
    await pauseEnrolment(await here.doctor(NOW + DAY), id, await version());
    await turn(MARCH + DAY);
    expect(await charges()).toHaveLength(1);
    const back = MARCH + DAY;
    await resumeEnrolment(await here.doctor(back), id, await version());
    await turn(back + 6 * DAY);
    expect(await charges()).toHaveLength(2);
    expect(await here.enrolment(id)).toMatchObject({ state: "PAYMENT_FAILED", startOn: "2027-03-05" });
  });

  it("is taken back where it ends unpaid, so that nobody owes it", async () => {
    await pay(NOW);
    await turn(FEBRUARY);
    const { version } = await here.enrolment(id);
    const end = async () => endEnrolment(await here.doctor(FEBRUARY + DAY), id, { version, reason: "Well again" });
    expect(await done([end(), end()])).toBe(1);
    expect(await here.enrolment(id)).toMatchObject({ state: "CANCELLED", chargeId: null });
    expect((await charges()).map(({ back }) => back !== null)).toEqual([false, true]);
    expect(await balance()).toBe(0);
  });
});
