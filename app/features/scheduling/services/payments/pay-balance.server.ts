import { paymentReference, phoneWritten, startPayment, type PayerBrowser } from "~/features/billing/public.server";
import { createTranslator } from "~/i18n/translator.server";
import { paths } from "~/paths";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError, NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { askedIn } from "../../domain/payments/account-standing";
import { dueShownOf, noLongerDue } from "../../domain/payments/due-shown";
import { payBalanceSchema } from "../../schemas/payments/take-payment";
import { askedAgain } from "../../support/payments/asked-again.server";
import { standingOfPatient } from "../../support/payments/standing-of-patient.server";
import { applyNow } from "./apply-payment.server";
import { payerOf } from "../../support/payments/payer-of.server";

/**
 * Begins to pay online all that the patient who is signed in is asked for in one currency, by one payment, or leads on to
 * that which was begun. What it is for is fixed here: what is owed later is not of it. Where another sum is due than the
 * page showed, no gateway is asked. Gives where it is paid, or is seen where it is paid already.
 * @throws InvalidError where nothing is owed, other than the page showed is, or the gateway refuses; UpstreamError
 */
export async function payBalance(context: RequestContext, raw: unknown, browser: PayerBrowser): Promise<string> {
  await authorize(context, "payment.make");
  if (context.actor.kind !== "patient") throw new NotFoundError();
  const { patientId } = context.actor;
  await authorize(context, "payment.make", { kind: "patient", id: patientId, patientId });
  const { currencyCode: said, dueShown, gatewayType, phone } = parse(payBalanceSchema, raw);
  const asked = askedIn(await standingOfPatient(context, patientId));
  const standing = said === undefined ? asked[0] : asked.find((each) => each.currencyCode === said);
  if (dueShown !== undefined && dueShown !== dueShownOf(standing))
    throw await askedAgain(context, { patientId, ids: noLongerDue(dueShown, standing), atDesk: false });
  if (!standing) throw new InvalidError([{ field: "", message: "payments:error.nothingOwed" }]);
  const { t } = createTranslator(context.locale);
  const started = await startPayment(context, {
    purpose: "BALANCE",
    gatewayType,
    ...{ appointmentId: null, patientId, payerName: "", payerEmail: "" },
    // Nothing of anyone's health.
    description: t("payments:own.atGateway", { name: context.profile.name }),
    ...{ amountMinor: standing.toPayMinor, currencyCode: standing.currencyCode },
    // What the books say beyond is paid by what the payment is more than its items.
    items: standing.items
      .filter(({ of, toPayMinor }) => of !== "balance" && toPayMinor > 0)
      .map(({ of, id, toPayMinor: amountMinor }) => ({
        appointmentId: of === "appointment" ? id : null,
        chargeId: of === "charge" ? id : null,
        amountMinor,
      })),
    immediate: false,
    expiresAt: null,
    payer: () => payerOf(context, patientId, phoneWritten(context, phone)),
    browser,
  });
  if (started.payment.status === "PAID") await applyNow(context, started.payment);
  return started.checkoutUrl ?? paths.payments({ payment: await paymentReference(context, started.payment) });
}
