import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { AskFirst } from "~/ui/action/ask-first";
import { TextLink } from "~/ui/base/link";
import { DataTable } from "~/ui/view/data-table";
import type { PaymentToReview } from "../../domain/payments/payment-to-review";

interface PaymentsToReviewProps {
  payments: readonly PaymentToReview[];
  timeZone: string;
  /** Of some of them alone: what they are, and what is said where there are none. */
  title?: string;
  empty?: string;
}

const GIVEN: ReadonlySet<string> = new Set(["PAID", "UNCLEAR"]);

/** Payments of which only a person can say what comes of them. */
export function PaymentsToReview({ payments, timeZone, ...words }: PaymentsToReviewProps) {
  const { t, format } = useT();
  const { title = t("billing:review.title"), empty = t("billing:review.empty") } = words;
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-xl font-semibold">{title}</h2>
      {payments.length === 0 && <p className="text-muted">{empty}</p>}
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
              header: t("common:fields.price"),
              cell: ({ amountMinor, currencyCode }) => format.money(amountMinor, currencyCode),
            },
            {
              key: "why",
              header: t("billing:review.why"),
              cell: ({ review, appointmentId }) => (
                <>
                  <span className="block">{t(`billing:review.reasons.${review}`)}</span>
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
    </section>
  );
}

function ReviewActions({ payment }: { payment: PaymentToReview }) {
  const { t } = useT();
  return (
    <form method="post" className="flex flex-wrap gap-2">
      <input type="hidden" name="paymentId" value={payment.id} />
      {GIVEN.has(payment.status) && (
        <AskFirst name="intent" value="refund" size="small" question={t("common:sure")} text={t("common:final")}>
          {t("billing:review.refund")}
        </AskFirst>
      )}
      {GIVEN.has(payment.status) && (
        <AskFirst name="intent" value="refunded" size="small" question={t("common:sure")} text={t("common:final")}>
          {t("billing:review.refunded")}
        </AskFirst>
      )}
      <AskFirst name="intent" value="dismiss" size="small" question={t("common:sure")} text={t("common:final")}>
        {t("billing:review.dismiss")}
      </AskFirst>
    </form>
  );
}
