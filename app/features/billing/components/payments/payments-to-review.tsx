import type { ReactNode } from "react";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { AskFirst } from "~/ui/action/ask-first";
import { LinkButton } from "~/ui/action/button";
import { Icon } from "~/ui/base/icon";
import { TextLink } from "~/ui/base/link";
import { VisuallyHidden } from "~/ui/base/visually-hidden";
import { Card } from "~/ui/view/card";
import { DataTable } from "~/ui/view/data-table";
import type { PaymentToReview } from "../../domain/payments/payment-to-review";
import { reviewActs, type ReviewAct } from "../../domain/payments/review-acts";

interface PaymentsToReviewProps {
  payments: readonly PaymentToReview[];
  timeZone: string;
  /** Of some of them alone: what they are, and what is said where there are none. */
  title?: string;
  empty?: string;
  /** What else is of that kind, below them. */
  children?: ReactNode;
}

/** Payments of which only a person can say what comes of them. */
export function PaymentsToReview({ payments, timeZone, children, ...words }: PaymentsToReviewProps) {
  const { t, format } = useT();
  const { title = t("billing:review.title"), empty = t("billing:review.empty") } = words;
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-xl font-semibold">{title}</h2>
      {payments.length === 0 && !children && (
        <Card>
          <p className="flex items-center gap-3 text-muted">
            <Icon name="check-circle" className="size-6 text-good-text" />
            <span className="min-w-0">{empty}</span>
          </p>
        </Card>
      )}
      {payments.length > 0 && (
        <DataTable
          caption={title}
          rows={payments}
          rowKey={({ id }) => id}
          columns={[
            {
              key: "payer",
              header: t("billing:payNow.paidBy"),
              lead: true,
              cell: ({ payer, createdAt }) => (
                <>
                  <bdi className="font-semibold">{payer}</bdi>
                  <span className="block text-sm text-muted">{format.dateTime(createdAt, timeZone, "medium")}</span>
                </>
              ),
            },
            {
              key: "amount",
              header: t("payments:column.amount"),
              align: "end",
              figure: true,
              cell: ({ amountMinor, cameMinor, leftMinor, currencyCode }) => (
                <>
                  {format.money(leftMinor, currencyCode)}
                  {(cameMinor !== null || leftMinor < amountMinor) && (
                    <span className="block text-sm text-muted">
                      {t(cameMinor === null ? "billing:review.ofPayment" : "billing:review.requested", {
                        amount: format.money(amountMinor, currencyCode),
                      })}
                    </span>
                  )}
                </>
              ),
            },
            {
              key: "why",
              header: t("billing:review.why"),
              plain: true,
              cell: ({ appointmentId, ...payment }) => (
                <>
                  <Why {...payment} />
                  {appointmentId !== null && (
                    <TextLink href={paths.appointment(appointmentId)} className="inline-flex min-h-11 items-center">
                      {t("billing:review.appointment")}
                    </TextLink>
                  )}
                </>
              ),
            },
            {
              key: "actions",
              header: t("billing:review.whatToDo"),
              actions: true,
              cell: (payment) => <ReviewActions payment={payment} />,
            },
          ]}
        />
      )}
      {children}
    </section>
  );
}

/** Why it is looked into, and what of it is too much. */
function Why({ review, leftMinor, surplusMinor, ...payment }: Omit<PaymentToReview, "appointmentId">) {
  const { coversMinor, givesParts, currencyCode } = payment;
  const { t, format } = useT();
  const isInPart = review === "NOT_NEEDED" && surplusMinor < leftMinor;
  const covers = coversMinor > 0 && (
    <span className="block font-semibold">
      {t("billing:review.covers", { amount: format.money(coversMinor, currencyCode) })}
    </span>
  );
  if (!isInPart)
    return (
      <>
        <span className="block">{t(`billing:review.reasons.${review}`)}</span>
        {covers}
      </>
    );
  return (
    <>
      <span className="block">{t("billing:review.inPart", { amount: format.money(surplusMinor, currencyCode) })}</span>
      {covers}
      {!givesParts && <span className="block text-sm text-muted">{t("billing:review.noParts")}</span>}
    </>
  );
}

/** What can be done, the act that is advised first and as the main one. */
function ReviewActions({ payment }: { payment: PaymentToReview }) {
  const { t, format } = useT();
  const { refundId } = payment;
  const isElsewhere = (act: ReviewAct) => refundId !== null && (act === "refund" || act === "refunded");
  const acts = reviewActs(payment).filter((act) => !isElsewhere(act));
  return (
    <form method="post" className="flex flex-wrap gap-2">
      <input type="hidden" name="paymentId" value={payment.id} />
      {refundId !== null && (
        <LinkButton href={paths.paymentEdit(refundId)} size="small" tone="secondary">
          {t("billing:review.refund")}
        </LinkButton>
      )}
      {acts.map((act, index) => (
        <AskFirst
          key={act}
          name="intent"
          value={act}
          size="small"
          tone={index === 0 ? "primary" : "secondary"}
          question={t("common:sure")}
          text={t("common:final")}
        >
          {act === "refund" && payment.leftMinor < payment.amountMinor
            ? t("billing:review.refundPart", { amount: format.money(payment.leftMinor, payment.currencyCode) })
            : t(`billing:review.${act}`, { amount: format.money(payment.surplusMinor, payment.currencyCode) })}
          {index === 0 && <VisuallyHidden> {t("billing:review.advised")}</VisuallyHidden>}
        </AskFirst>
      ))}
    </form>
  );
}
