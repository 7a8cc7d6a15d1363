import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { connectGateway } from "~/features/billing/services/accounts/connect-gateway.server";
import { saveDiscount } from "~/features/billing/services/discounts/save-discount.server";
import { listPaymentsToReview } from "~/features/billing/services/payments/list-payments-to-review.server";
import { APPOINTMENT_STATE as S } from "~/features/scheduling/domain/appointments/appointment-states";
import { startAppointment } from "~/features/scheduling/services/appointments/start-appointment.server";
import { discountAppointment } from "~/features/scheduling/services/payments/discount-appointment.server";
import { payBalance } from "~/features/scheduling/services/payments/pay-balance.server";
import { openPractice, patientActor } from "../../support/organization";
import { STRIPE_KEYS, stripeStandIn } from "../../support/stripe-stand-in";
import { givenAppointment, HOUR, type Practice } from "../../scheduling/scene";
import { ANY_TIME, BROWSER, paidBy, rowsOf, systemOf } from "../scene";
import { paysAtGateway } from "./pays-online";

let practice: Practice;
let stripe: ReturnType<typeof stripeStandIn>;
const now = Date.now();

beforeAll(() => {
  stripe = stripeStandIn();
});
beforeEach(async () => {
  practice = await openPractice({ now });
  await connectGateway(await admin(), { type: "STRIPE", ...STRIPE_KEYS });
  await paidBy(practice, ANY_TIME);
  await saveDiscount(await admin(), {
    name: "Spring",
    code: "SPRING",
    value: "amount",
    amount: "30",
    currencyCode: "EUR",
  });
});
afterAll(() => vi.unstubAllGlobals());

const admin = () => practice.as(practice.administrator, now);

/** An appointment in progress, for which the patient begins to pay with all that they owe. */
async function beingPaid(): Promise<{ appointmentId: string; paymentId: string }> {
  const startsAt = Math.floor(now / HOUR) * HOUR;
  const appointmentId = await givenAppointment(practice, await systemOf(practice), { startsAt, stateId: S.CONFIRMED });
  await startAppointment(await admin(), { appointmentId });
  const { patient, patientUser } = practice.ids;
  await payBalance(await practice.as(patientActor(patient, patientUser), now), { currencyCode: "EUR" }, BROWSER);
  const open = "SELECT id FROM payment WHERE organization_id = ?1 AND purpose = 'BALANCE' AND status = 'OPEN'";
  const [payment] = await rowsOf<{ id: string }>(await systemOf(practice), open);
  return { appointmentId, paymentId: payment?.id ?? "" };
}
const discounted = async (appointmentId: string) =>
  discountAppointment(await admin(), { appointmentId, discountCode: "SPRING" });

it("an appointment gets no discount while its patient pays for it with everything else that they owe", async () => {
  const { appointmentId, paymentId } = await beingPaid();
  await expect(discounted(appointmentId)).rejects.toMatchObject({
    fields: [{ field: "discountCode", message: "discounts:refused.beingPaid" }],
  });
  await paysAtGateway({ practice, stripe, now }, paymentId);
  await expect(discounted(appointmentId)).rejects.toMatchObject({
    fields: [{ field: "discountCode", message: "scheduling:disabled.alreadyPaid" }],
  });
});

it("staff are told what is too much of a payment where its appointment became cheaper as it began", async () => {
  const { appointmentId, paymentId } = await beingPaid();
  const { db } = await systemOf(practice);
  // As if both had begun at once.
  const turn = (status: string) =>
    db.raw(
      "UPDATE payment SET status = ?3 WHERE organization_id = ?1 AND id = ?2",
      db.organizationId,
      paymentId,
      status,
    );
  await turn("FAILED").run();
  await discounted(appointmentId);
  await turn("OPEN").run();
  await paysAtGateway({ practice, stripe, now }, paymentId);
  const review = await listPaymentsToReview(await admin());
  expect(review.map(({ id, surplusMinor }) => [id, surplusMinor])).toEqual([[paymentId, 3_000]]);
});
