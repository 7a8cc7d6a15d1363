import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { connectGateway } from "~/features/billing/services/accounts/connect-gateway.server";
import { verifyLedger } from "~/features/billing/services/ledger/verify-ledger.server";
import { markGivenBack } from "~/features/billing/services/payments/mark-given-back.server";
import { refundPayment } from "~/features/billing/services/payments/refund-payment.server";
import { readForChange } from "~/features/scheduling/data/appointments/appointment-change-read.server";
import { APPOINTMENT_STATE as S } from "~/features/scheduling/domain/appointments/appointment-states";
import { countsAsPaid, isPaid } from "~/features/scheduling/domain/payments/online-payment";
import { viewAppointment } from "~/features/scheduling/services/appointments/view-appointment.server";
import { startAppointment } from "~/features/scheduling/services/appointments/start-appointment.server";
import { markPaidAtClinic } from "~/features/scheduling/services/payments/mark-paid-at-clinic.server";
import { openPayableAppointment } from "~/features/scheduling/services/payments/open-payable-appointment.server";
import { readAppointmentPayment } from "~/features/scheduling/services/payments/read-appointment-payment.server";
import { refundAtDesk } from "~/features/scheduling/services/payments/refund-at-desk.server";
import { takeBackPayment } from "~/features/scheduling/services/payments/take-back-payment.server";
import { MONEY_BACK } from "../../../support/expected/money-that-goes-back";
import { OPTION_ROWS, STATES } from "../../../support/expected/online-payment-options";
import { openPractice } from "../../support/organization";
import { STRIPE_KEYS, stripeStandIn } from "../../support/stripe-stand-in";
import { givenAppointment, HOUR, type Practice } from "../../scheduling/scene";
import { owedFor } from "../ledger-scene";
import { ANY_TIME, paidBy, rowsOf, systemOf } from "../scene";
import { paysOnline } from "./pays-online";
import { refundPart } from "./refunds";

let practice: Practice;
let stripe: ReturnType<typeof stripeStandIn>;
const now = Date.now();
let hours = 0;

beforeAll(async () => {
  stripe = stripeStandIn();
  practice = await openPractice({ now });
  await connectGateway(await admin(), { type: "STRIPE", ...STRIPE_KEYS });
});
afterAll(() => vi.unstubAllGlobals());

const admin = () => practice.as(practice.administrator, now);
const online = async (appointmentId: string, meanwhile?: () => Promise<unknown>) =>
  paysOnline({ practice, stripe, now }, appointmentId, meanwhile);
const desk = async (appointmentId: string, amount?: string) =>
  markPaidAtClinic(await admin(), { appointmentId, ...(amount ? { amount } : {}) });
const deskIdOf = async (appointmentId: string) =>
  (
    await rowsOf<{ id: string }>(
      await systemOf(practice),
      "SELECT id FROM desk_payment WHERE organization_id = ?1 AND appointment_id = ?2 AND act = 'TAKEN'",
      appointmentId,
    )
  )[0]?.id;
const takenBack = async (appointmentId: string) =>
  takeBackPayment(await admin(), { deskId: await deskIdOf(appointmentId), reason: "Another patient's" });
const deskRefund = async (appointmentId: string, amount: string) =>
  refundAtDesk(await admin(), {
    deskId: await deskIdOf(appointmentId),
    amount,
    reason: "Moved twice",
    stillOwes: "owed",
  });
const part = async (paymentId: string, amount: string) =>
  refundPart(await admin(), { paymentId, amount, reason: "Moved twice", stillOwes: "owed" });

/** Somebody is asked to look into a payment, so that all of it can go back at once. */
async function lookedInto(paymentId: string): Promise<string> {
  const { db } = await systemOf(practice);
  const flag = "UPDATE payment SET review = 'UNKNOWN_STATE' WHERE organization_id = ?1 AND id = ?2";
  await db.raw(flag, db.organizationId, paymentId).run();
  return paymentId;
}

/** What happens in each case of the table. */
const SCENES: Readonly<Record<keyof typeof MONEY_BACK, (id: string) => Promise<unknown>>> = {
  "20 at the desk and the rest online; what the desk took is taken back": async (id) => {
    await desk(id, "20");
    await online(id);
    return takenBack(id);
  },
  "20 at the desk and the rest online; what the desk took goes back": async (id) => {
    await desk(id, "20");
    await online(id);
    return deskRefund(id, "20");
  },
  "all at the desk; 20 goes back": async (id) => {
    await desk(id);
    return deskRefund(id, "20");
  },
  "all online; 20 goes back by its gateway": async (id) => part(await online(id), "20"),
  "all online; all goes back by its gateway in two parts": async (id) => {
    const paymentId = await online(id);
    await part(paymentId, "20");
    return part(paymentId, "30");
  },
  "all online; all goes back by its gateway at once": async (id) =>
    refundPayment(await admin(), { paymentId: await lookedInto(await online(id)) }),
  "all online; all is noted as given back by hand": async (id) =>
    markGivenBack(await admin(), { paymentId: await lookedInto(await online(id)) }),
  "all online, and 5 at the desk meanwhile; those 5 are taken back": async (id) => {
    await online(id, () => desk(id, "5"));
    return takenBack(id);
  },
  "all online, and 5 at the desk meanwhile; 5 goes back by its gateway": async (id) =>
    part(await online(id, () => desk(id, "5")), "5"),
  "20 at the desk and the rest online; 20 goes back and is paid online": async (id) => {
    await desk(id, "20");
    await online(id);
    await takenBack(id);
    return online(id);
  },
};

const STEPS: Readonly<Record<string, string>> = { P: "toPay", L: "later", O: "off" };

describe.each(Object.entries(OPTION_ROWS))("an agreed appointment that is paid by %s", (option, row) => {
  it.each(Object.entries(MONEY_BACK))("%s: is asked for %i of its price", async (name, asked) => {
    await paidBy(practice, ANY_TIME, ANY_TIME);
    const appointmentId = await givenAppointment(practice, await systemOf(practice), {
      ...{ startsAt: Math.floor(now / HOUR) * HOUR - (hours += 1) * HOUR, stateId: S.CONFIRMED },
    });
    await SCENES[name as keyof typeof MONEY_BACK](appointmentId);
    await paidBy(practice, option, option);
    const loaded = await readForChange((await systemOf(practice)).db, appointmentId, now);
    if (!loaded) throw new Error("it is gone");
    expect([isPaid(loaded.appointment), countsAsPaid(loaded), loaded.dueMinor]).toEqual([
      ...[asked === 0, asked === 0, asked],
    ]);
    // Nobody calls it off by that.
    expect(loaded.appointment.stateId).toBe(S.CONFIRMED);
    expect((await viewAppointment(await admin(), appointmentId)).price?.costMinor).toBe(asked);
    const page = await readAppointmentPayment(await openPayableAppointment(await admin(), { appointmentId }));
    const letter = row.unpaid.split(" ")[STATES.split(" ").indexOf("C")] ?? "";
    expect([page.step, page.askedMinor]).toEqual(asked === 0 ? ["paid", 5_000] : [STEPS[letter], asked]);
    if (asked > 0 && row.paidToStart) {
      await expect(startAppointment(await admin(), { appointmentId })).rejects.toMatchObject({ status: 409 });
      await desk(appointmentId);
    }
    await startAppointment(await admin(), { appointmentId });
    expect(await owedFor(practice, appointmentId)).toBe(row.paidToStart ? 0 : asked);
    expect((await verifyLedger(await systemOf(practice))).findings).toEqual([]);
  });
});
