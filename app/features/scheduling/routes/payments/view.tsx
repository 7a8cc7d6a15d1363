import { useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { usePatientT, useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { NotFoundError } from "~/platform/http/errors.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader, type ScreenArgs } from "~/platform/http/screen.server";
import { BackLink } from "~/ui/action/back-link";
import { LinkButton } from "~/ui/action/button";
import { PageHeader } from "~/ui/view/page-header";
import { accountHref } from "../../components/payments/account-href";
import { GoneBackCard } from "../../components/payments/gone-back-card";
import { ItemCard } from "../../components/payments/item-card";
import { PaymentCard } from "../../components/payments/payment-card";
import { PayWithCreditCard } from "../../components/payments/pay-with-credit-card";
import { viewPayment, viewPaymentItem } from "../../services/payments/view-payment.server";
import { opensPatients } from "../../support/payments/payments-page.server";

export const handle = { width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

/** A payment; for a patient also a thing that was paid for, whose id is none of a payment. */
async function viewed({ app, params: { itemId = "" } }: ScreenArgs) {
  if (app.actor.kind !== "patient") return { ...(await viewPayment(app, itemId)), item: null };
  try {
    return { ...(await viewPayment(app, itemId)), item: null };
  } catch (error) {
    if (!(error instanceof NotFoundError)) throw error;
    return {
      ...(await viewPaymentItem(app, itemId)),
      line: null,
      backMinor: 0,
      unusedMinor: 0,
      things: [],
      goneBack: [],
      may: null,
    };
  }
}

export const loader = defineLoader(async (args) => {
  const { t } = createTranslator(args.app.locale);
  return {
    ...(await viewed(args)),
    isStaff: args.app.actor.kind !== "patient",
    seesPatients: opensPatients(args.app),
    title: t("payments:view.title"),
    idempotencyKey: crypto.randomUUID(),
  };
});

/** One payment, or what was paid for one thing. */
export default function Payment() {
  const data = useLoaderData<typeof loader>();
  const { t } = usePatientT();
  const staff = useT();
  const { title, isStaff, timeZone } = data;
  const back = (
    <BackLink href={paths.payments()}>{t(isStaff ? "payments:own.title" : "payments:receipt.back")}</BackLink>
  );
  if (data.line)
    return (
      <>
        <PageHeader
          back={back}
          title={title}
          actions={
            (data.may.refund || data.may.takeBack) && (
              <LinkButton href={paths.paymentEdit(data.line.id)} tone="secondary" size="small">
                {staff.t("payments:staff.edit")}
              </LinkButton>
            )
          }
        />
        <PaymentCard
          {...data}
          {...{ timeZone, isStaff }}
          account={isStaff && data.line.patientId !== null ? accountHref(data.line.patientId, data.seesPatients) : null}
        />
        {isStaff && <GoneBackCard goneBack={data.goneBack} currencyCode={data.line.currencyCode} timeZone={timeZone} />}
      </>
    );
  const { item, lines, credits, pay, idempotencyKey } = data;
  return (
    <>
      <PageHeader back={back} title={item.what ? t("payments:own.item", { what: item.what }) : title} />
      <ItemCard item={item} pay={pay} />
      {credits !== null && (
        <PayWithCreditCard {...{ credits, idempotencyKey }} side="patient" appointmentId={item.id} />
      )}
      {lines.map((line) => (
        <PaymentCard key={line.id} {...{ line, timeZone, isStaff }} />
      ))}
    </>
  );
}
