import {
  paymentReference,
  phoneWritten,
  startPayment,
  type PayerBrowser,
  type PaymentRow,
} from "~/features/billing/public.server";
import { createTranslator } from "~/i18n/translator.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError } from "~/platform/http/errors.server";
import { UNPAID_LIMIT_MS } from "../../domain/appointments/appointment-conditions";
import { payerOf } from "../../support/payments/payer-of.server";
import { applyNow } from "./apply-payment.server";
import { requireDecision, subjectOf } from "../appointments/change-appointment.server";
import type { PayableAppointmentLoaded } from "./open-payable-appointment.server";
import { payableNow } from "../../support/payments/payable-now.server";

export interface PayingForAppointment {
  payment: PaymentRow;
  /** The signed name of the payment, by which its payer asks how it went. */
  reference: string;
  /** Where it is paid; null where it is paid already, or on its way. */
  checkoutUrl: string | null;
}

const refused = (reason: "paid" | "free" | "later" | "gone" | "off") =>
  new InvalidError([{ field: "appointmentId", message: `billing:appointment.${reason}` }]);

/** Nothing of anyone's health: the gateway reads that it is an appointment, and where. */
const descriptionOf = ({ locale, profile }: RequestContext) =>
  createTranslator(locale).t("billing:appointment.atGateway", { name: profile.name });

/** How somebody pays, beside what an appointment costs. */
export interface PayingHow {
  browser: PayerBrowser;
  /** Phone number that the payment service is to reach, as it was typed; the patient's own where left out. */
  phone?: string | undefined;
  /** The payment service that they have chosen, as it was posted; the first that fits where left out. */
  gatewayType?: string | undefined;
}

/**
 * Begins to pay for an appointment what is owed of its price at its place, or leads on to the payment that was begun.
 * While it is open everybody who pays for the appointment is led to the same one.
 * @throws InvalidError at appointmentId where there is nothing to pay online, or the gateway refuses; UpstreamError
 */
export async function payForAppointment(
  { context, loaded }: PayableAppointmentLoaded,
  { browser, phone, gatewayType }: PayingHow,
): Promise<PayingForAppointment> {
  const { appointment, price, payToBook, dueMinor } = loaded;
  await authorize(context, "payment.make", subjectOf(appointment));
  const state = payableNow(context, loaded);
  if (state !== "payable") throw refused(state);
  if (price === null) throw refused("free");
  if (context.actor.kind !== "employee") requireDecision(context, "pay", loaded);
  const started = await startPayment(context, {
    purpose: "VISIT",
    ...{ appointmentId: appointment.id, patientId: appointment.patientId },
    ...{ payerName: "", payerEmail: "", description: descriptionOf(context) },
    ...{ amountMinor: dueMinor, currencyCode: price.currencyCode },
    immediate: payToBook,
    expiresAt: payToBook ? appointment.createdAt + UNPAID_LIMIT_MS : null,
    payer: () => payerOf(context, appointment.patientId, phoneWritten(context, phone)),
    ...{ browser, gatewayType },
  });
  if (started.payment.status === "PAID") await applyNow(context, started.payment);
  return { ...started, reference: await paymentReference(context, started.payment) };
}
