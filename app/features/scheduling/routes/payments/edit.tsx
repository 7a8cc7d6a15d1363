import { redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import {
  finishRefund,
  markGivenBack,
  refundPart,
  refundPayment,
  sayUnreachable,
} from "~/features/billing/public.server";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { authorize } from "~/platform/access/authorize.server";
import { attempt, defineForm } from "~/platform/http/define-form.server";
import { NotFoundError } from "~/platform/http/errors.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { BackLink } from "~/ui/action/back-link";
import { ErrorSummary } from "~/ui/form/error-summary";
import { PageHeader } from "~/ui/view/page-header";
import { refusedFields } from "../../components/payments/refused-fields";
import { RefundForms } from "../../components/payments/refund-forms";
import { SettleForms } from "../../components/payments/settle-forms";
import type { PAYMENTS_DONE } from "../../components/payments/staff-payments";
import { correctBalance } from "../../services/payments/correct-balance.server";
import { readSettlePage } from "../../services/payments/read-take-page.server";
import { refundAtDesk } from "../../services/payments/refund-at-desk.server";
import { takeBackPayment } from "../../services/payments/take-back-payment.server";
import { viewPayment } from "../../services/payments/view-payment.server";
import { writeOff } from "../../services/payments/write-off.server";
import { owingOf } from "../../support/payments/owing-of.server";

export const handle = { width: "narrow", islands: ["amount-words"] } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, params: { itemId }, url }) => {
  await authorize(app, "payment.review");
  const { t } = createTranslator(app.locale);
  const patientId = url.searchParams.get("patientId");
  if (itemId !== undefined) {
    const payment = await viewPayment(app, itemId);
    // Somebody has just done it: its page says so.
    if (!payment.may.refund && !payment.may.takeBack) return redirect(paths.paymentView(itemId), 303);
    return { title: t("payments:staff.edit"), payment, settle: null, idempotencyKey: crypto.randomUUID() };
  }
  if (patientId === null) throw new NotFoundError();
  const settle = await readSettlePage(app, patientId);
  return { title: t("payments:staff.settle"), payment: null, settle, idempotencyKey: crypto.randomUUID() };
});

const done = (what: (typeof PAYMENTS_DONE)[number]) => redirect(paths.payments({ done: what }), 303);

const acts = {
  refund: attempt(async ({ app, value: { intent: _, ...asked } }) => {
    await refundAtDesk(app, asked);
    return done("refunded");
  }),
  "refund-online": attempt(async ({ app, value: { intent: _, ...asked } }) => {
    await sayUnreachable(refundPart(app, asked, owingOf(app)));
    return done("refundedOnline");
  }),
  "refund-whole": attempt(async ({ app, value: { intent: _, ...asked } }) => {
    await sayUnreachable(refundPayment(app, asked, owingOf(app)));
    return done("refundedOnline");
  }),
  "refunded-whole": attempt(async ({ app, value: { intent: _, ...asked } }) => {
    await markGivenBack(app, asked, owingOf(app));
    return done("refunded");
  }),
  "finish-refund": attempt(async ({ app, value: { intent: _, ...asked } }) => {
    await sayUnreachable(finishRefund(app, asked, owingOf(app)));
    return done("refundedOnline");
  }),
  "take-back": attempt(async ({ app, value: { intent: _, ...asked } }) => {
    await takeBackPayment(app, asked);
    return done("takenBack");
  }),
  waive: attempt(async ({ app, value: { intent: _, ...asked } }) => {
    await writeOff(app, asked);
    return done("waived");
  }),
  correct: attempt(async ({ app, value: { intent: _, ...asked } }) => {
    await correctBalance(app, asked);
    return done("corrected");
  }),
};

export const action = defineForm(async ({ app }) => {
  await authorize(app, "payment.review");
  return acts;
});

/** Gives money back, takes back what was written down by mistake, waives and corrects. */
export default function EditPayment() {
  const { title, payment, settle, idempotencyKey } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { t, format } = useT();
  const { summary } = refusedFields(refused);
  const line = payment?.line;
  return (
    <>
      <PageHeader
        back={
          <BackLink href={payment ? paths.paymentView(payment.line.id) : paths.payments()}>
            {t(payment ? "payments:view.title" : "payments:staff.title")}
          </BackLink>
        }
        title={title}
        lead={
          line &&
          format.parts([
            line.patientName,
            format.money(line.amountMinor, line.currencyCode),
            line.deskKind ? t(`payments:kinds.${line.deskKind}`) : line.gatewayName,
            format.date(line.at, payment.timeZone, "medium"),
          ])
        }
      />
      <ErrorSummary title={t("common:form.errorSummaryTitle")} errors={summary} />
      {payment && <RefundForms {...payment} {...{ idempotencyKey, refused }} />}
      {settle && <SettleForms {...settle} {...{ idempotencyKey, refused }} />}
    </>
  );
}
