import { amountReadings, amountWritten } from "~/kernel/money/written-amount";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError, NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import type { PayerBrowser } from "../../domain/payments/payer";
import { payNowSchema } from "../../schemas/payments/pay-now";
import { phoneWritten } from "../../support/payments/phone-written.server";
import { startPayment, type StartedPayment } from "../../support/payments/start-payment.server";

/** The most that is taken by the link, in the currency's minor unit: a slip of the finger is told before it is paid. */
const MOST_MINOR = 1_000_000_00;

/**
 * Pays the organization an amount that the payer says, without any appointment.
 * @throws InvalidError at the fields, NotFoundError where another organization is meant, UpstreamError
 */
export async function payNow(context: RequestContext, raw: unknown, browser: PayerBrowser): Promise<StartedPayment> {
  await authorize(context, "payment.payNow");
  const { organizationId, name, email, amount, description, phone, gatewayType } = parse(payNowSchema, raw);
  const own = context.organization.id;
  if (organizationId !== undefined && organizationId !== String(own)) throw new NotFoundError();
  const { currencyCode } = context.profile;
  const amountMinor = amountWritten(amount, currencyCode);
  if (amountReadings(amount, currencyCode).length > 1)
    throw new InvalidError([{ field: "amount", message: "billing:problem.twoAmounts" }]);
  if (amountMinor === undefined || amountMinor === 0)
    throw new InvalidError([{ field: "amount", message: "billing:problem.amount" }]);
  if (amountMinor > MOST_MINOR) throw new InvalidError([{ field: "amount", message: "billing:problem.tooMuch" }]);
  return startPayment(context, {
    purpose: "PAY_NOW",
    ...{ appointmentId: null, patientId: null },
    ...{ payerName: name, payerEmail: email, description, amountMinor, currencyCode },
    immediate: false,
    expiresAt: null,
    gatewayType,
    payer: async () => ({ email, name, phone: phoneWritten(context, phone) }),
    browser,
  });
}
