import { usePatientT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/action/button";
import { TextLink } from "~/ui/base/link";
import { Card } from "~/ui/view/card";
import { SummaryList } from "~/ui/view/summary-list";
import type { PaymentLine } from "../../domain/payments/payment-line";
import { PaymentLineState } from "./payment-state";
import { usePaymentWay } from "./payment-way";

const RECEIPTS: readonly string[] = ["paid", "partlyRefunded", "refunded"];

interface PaymentCardProps {
  line: PaymentLine;
  timeZone: string;
  isStaff: boolean;
  /** What of it is on its way back, and what covers nothing yet. */
  backMinor?: number;
  unusedMinor?: number;
  /** Where a reader of the team sees what its patient owes. */
  account?: string | null;
}

/** One payment, with its receipt. */
export function PaymentCard({
  line,
  timeZone,
  isStaff,
  backMinor = 0,
  unusedMinor = 0,
  account = null,
}: PaymentCardProps) {
  const { t, format } = usePatientT();
  const way = usePaymentWay();
  const { id, at, state, appointmentId, amountMinor, refundedMinor, currencyCode } = line;
  const { patientName, byName, reference, reason } = line;
  const facts = [
    { term: t("payments:view.at"), value: format.dateTime(at, timeZone, "long") },
    { term: t("payments:column.way"), value: way(line) },
    {
      term: t("payments:view.from"),
      value: isStaff && patientName ? <From name={patientName} account={account} /> : "",
    },
    { term: t("payments:view.reference"), value: reference ?? "" },
    // Nobody receives anything by a waiver or a correction.
    { term: t(RECEIPTS.includes(state) ? "payments:view.by" : "payments:columns.by"), value: isStaff ? byName : "" },
    { term: t("payments:view.reason"), value: isStaff ? reason : "" },
  ].filter(({ value }) => value !== "");
  const papers = (
    <>
      {isStaff && appointmentId !== null && (
        <LinkButton href={paths.appointment(appointmentId)} tone="secondary" size="small" icon="calendar">
          {t("payments:own.pay.appointment")}
        </LinkButton>
      )}
      {RECEIPTS.includes(state) && (
        <LinkButton
          href={paths.paymentReceipt(id)}
          tone="secondary"
          size={isStaff ? "small" : undefined}
          icon="document"
        >
          {t("payments:seeReceipt")}
        </LinkButton>
      )}
    </>
  );
  return (
    <Card>
      <div className="flex flex-wrap items-center gap-3 pb-4">
        <p className="text-2xl font-bold tabular-nums">{format.money(amountMinor, currencyCode)}</p>
        <PaymentLineState {...{ line, timeZone }} />
        {isStaff && <div className="ms-auto flex flex-wrap gap-2">{papers}</div>}
      </div>
      {refundedMinor > 0 && (
        <p className="pb-4">{t("payments:own.givenBack", { amount: format.money(refundedMinor, currencyCode) })}</p>
      )}
      {backMinor > 0 && (
        <p className="pb-4">{t("payments:own.outcome.back", { amount: format.money(backMinor, currencyCode) })}</p>
      )}
      {unusedMinor > 0 && (
        <p className="pb-4">{t("payments:standing.unused", { amount: format.money(unusedMinor, currencyCode) })}</p>
      )}
      <SummaryList rows={facts} layout={isStaff ? "grid" : "list"} />
      {!isStaff && RECEIPTS.includes(state) && <p className="pt-4">{papers}</p>}
    </Card>
  );
}

function From({ name, account }: { name: string; account: string | null }) {
  if (account === null) return <bdi>{name}</bdi>;
  return (
    <TextLink href={account} className="inline-flex min-h-6 items-center pointer-coarse:min-h-11">
      <bdi>{name}</bdi>
    </TextLink>
  );
}
