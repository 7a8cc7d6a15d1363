import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { connectGateway } from "~/features/billing/services/accounts/connect-gateway.server";
import { APPOINTMENT_STATE as S } from "~/features/scheduling/domain/appointments/appointment-states";
import { dueShownOf } from "~/features/scheduling/domain/payments/due-shown";
import { startAppointment } from "~/features/scheduling/services/appointments/start-appointment.server";
import { addCharge } from "~/features/scheduling/services/payments/add-charge.server";
import { printReceipt } from "~/features/scheduling/services/payments/print-receipt.server";
import { listOwnPayments } from "~/features/scheduling/services/payments/list-own-payments.server";
import { payBalance } from "~/features/scheduling/services/payments/pay-balance.server";
import { readStanding } from "~/features/scheduling/services/payments/read-standing.server";
import { takeBalance } from "~/features/scheduling/services/payments/take-balance.server";
import { writeOff } from "~/features/scheduling/services/payments/write-off.server";
import { openPractice, patientActor } from "../../support/organization";
import { STRIPE_KEYS, stripeStandIn } from "../../support/stripe-stand-in";
import { givenAppointment, HOUR, type Practice } from "../../scheduling/scene";
import { ANY_TIME, BROWSER, paidBy, rowsOf, systemOf } from "../scene";
import { paysAtGateway } from "./pays-online";

let practice: Practice;
let stripe: ReturnType<typeof stripeStandIn>;
let past: string;
const now = Date.now();

beforeAll(() => {
  stripe = stripeStandIn();
});
beforeEach(async () => {
  practice = await openPractice({ now });
  await connectGateway(await admin(), { type: "STRIPE", ...STRIPE_KEYS });
  await paidBy(practice, ANY_TIME);
  past = await givenAppointment(practice, await systemOf(practice), {
    ...{ startsAt: Math.floor(now / HOUR) * HOUR - 4 * HOUR, stateId: S.CONFIRMED },
  });
  await startAppointment(await admin(), { appointmentId: past });
});
afterAll(() => vi.unstubAllGlobals());

const admin = () => practice.as(practice.administrator, now);
const patient = () => practice.as(patientActor(practice.ids.patient, practice.ids.patientUser), now);
const { patientId } = { patientId: () => practice.ids.patient };
const payments = async () =>
  rowsOf<{ id: string; amount: number }>(
    await systemOf(practice),
    "SELECT id, amount_minor AS amount FROM payment WHERE organization_id = ?1 ORDER BY id",
  );
const plaster = async () =>
  addCharge(await admin(), {
    patientId: patientId(),
    quantity: "1",
    unitPrice: "7",
    description: "Plaster",
    currencyCode: "EUR",
  });
/** What the page of the patient, or of staff, carries as it is opened. */
const opened = async () => dueShownOf((await readStanding(await admin(), patientId()))[0]);
const pay = async (dueShown: string) => payBalance(await patient(), { currencyCode: "EUR", dueShown }, BROWSER);
const take = async (dueShown: string, amount = "50") =>
  takeBalance(await admin(), { patientId: patientId(), kind: "CASH", amount, currencyCode: "EUR", dueShown });
const saying = (message: string) => ({ status: 422, fields: [{ message }] });

it("two tabs that show the same lead to one payment, and the second is told once it is paid", async () => {
  const shown = await opened();
  const [one, other] = [await pay(shown), await pay(shown)];
  expect(other).toBe(one);
  const [begun] = await payments();
  stripe.pay(
    (
      await rowsOf<{ reference: string }>(
        await systemOf(practice),
        "SELECT gateway_reference AS reference FROM payment WHERE organization_id = ?1",
      )
    )[0]?.reference ?? "",
  );
  // The gateway has the money and has not told us yet.
  const back = await pay(shown);
  const reference = new URL(back, "https://practice.example").searchParams.get("payment");
  const { returned, paid } = await listOwnPayments(await patient(), { payment: reference });
  expect(returned).toBe("PAID");
  // Whoever comes back reads what they paid and what for, and finds the receipt.
  expect(paid).toMatchObject({ amountMinor: 5_000, currencyCode: "EUR", what: [expect.any(String)] });
  const receipt = await printReceipt(await patient(), paid?.entryId ?? "");
  expect(JSON.stringify(receipt.sheet)).toContain("50.00");
  expect((await payments()).map(({ id }) => id)).toEqual([begun?.id]);
});

it("a page from before a payment asks for nothing of what was paid since, and says what was paid and when", async () => {
  const shown = await opened();
  await pay(shown);
  const [begun] = await payments();
  await paysAtGateway({ practice, stripe, now }, begun?.id ?? "");
  await plaster();
  const refused = pay(shown);
  await expect(refused).rejects.toMatchObject({
    ...saying("payments:error.paidAlready"),
    fields: [{ values: { amount: expect.stringContaining("50.00") } }],
  });
  expect(await payments()).toHaveLength(1);
  await pay(await opened());
  expect((await payments()).map(({ amount }) => amount)).toEqual([5_000, 700]);
});

it("what was paid at the desk or waived, or came to it, since the page was opened is asked about too", async () => {
  const shown = await opened();
  await plaster();
  await expect(pay(shown)).rejects.toMatchObject(saying("payments:error.dueChanged"));
  const both = await opened();
  await take(both, "57");
  await expect(pay(both)).rejects.toMatchObject({
    ...saying("payments:error.paidAlready"),
    fields: [{ values: { amount: expect.stringContaining("57.00") } }],
  });
  expect(await payments()).toEqual([]);
});

it("what was waived since is not paid", async () => {
  const shown = await opened();
  await writeOff(await admin(), { appointmentId: past, reason: "Goodwill" });
  await expect(pay(shown)).rejects.toMatchObject(saying("payments:error.dueChanged"));
});

it("the desk is asked before it takes again what somebody else has just taken, and keeps it as paid ahead when it insists", async () => {
  const shown = await opened();
  expect((await take(shown)).aheadMinor).toBe(0);
  await expect(take(shown)).rejects.toMatchObject(saying("payments:error.takenAlready"));
  // The page comes back with what is due now.
  expect((await take(await opened())).aheadMinor).toBe(5_000);
});

it("the desk is not asked where what it takes is owed all the same, or more is taken than was shown as due", async () => {
  const shown = await opened();
  await take(shown, "20");
  expect((await take(shown, "30")).aheadMinor).toBe(0);
  expect((await take(await opened(), "5")).aheadMinor).toBe(500);
});
