import { usePatientT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { TextLink } from "~/ui/base/link";
import { Card } from "~/ui/view/card";
import type { CorrectionRow, OwnPaymentRow } from "../../domain/payments/own-rows";
import type { PaidPayment } from "../../domain/payments/paid-payment";
import type { PaymentItem } from "../../domain/payments/payment-item";
import { PaymentState } from "./payment-state";

/** What a patient paid or owes, a row each; one payment for several things is one row with its parts. */
export function OwnPaymentRows({ rows, timeZone }: { rows: readonly OwnPaymentRow[]; timeZone: string }) {
  const { t } = usePatientT();
  return (
    <Card title={t("payments:own.list")} padding="flush">
      <ul className="divide-y divide-line border-t border-line">
        {rows.map((row) => (
          <li
            key={`${row.of} ${row.id}`}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 px-[min(--spacing(5),6vw)] py-3 tablet:px-6"
          >
            <div className="min-w-0">
              {row.of === "payment" ? (
                <Several payment={row} timeZone={timeZone} />
              ) : row.of === "correction" ? (
                <Corrected correction={row} timeZone={timeZone} />
              ) : (
                <One item={row} timeZone={timeZone} />
              )}
            </div>
            <div className="flex max-w-40 flex-col items-end gap-2 pt-2 text-end tablet:max-w-none">
              <Sum row={row} />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The amount of a row, and how it stands with it. */
function Sum({ row }: { row: OwnPaymentRow }) {
  const { t, format } = usePatientT();
  if (row.of === "correction")
    return (
      <span className="font-semibold tabular-nums">{format.money(Math.abs(row.amountMinor), row.currencyCode)}</span>
    );
  if (row.of !== "payment" && row.isByCredit)
    return <span className="text-muted">{t("scheduling:details.paidByCredit")}</span>;
  return (
    <>
      {/* Nothing is asked for what was called off: what was paid of it stands beside. */}
      {row.state !== "cancelled" && (
        <span className="font-semibold tabular-nums">{format.money(row.totalMinor, row.currencyCode)}</span>
      )}
      <PaymentState state={row.state} />
    </>
  );
}

/** What the clinic put right on the account, and in whose favor. */
function Corrected({ correction, timeZone }: { correction: CorrectionRow; timeZone: string }) {
  const { t, format } = usePatientT();
  return (
    <>
      <p className="font-semibold">{t("payments:own.corrected")}</p>
      <p className="text-muted">{format.date(correction.at, timeZone, "medium")}</p>
      <p className="text-muted">{t(`payments:own.${correction.amountMinor > 0 ? "owesMore" : "owesLess"}`)}</p>
    </>
  );
}

/** An appointment, a charge, or money that is for no one thing. */
function One({ item, timeZone }: { item: PaymentItem; timeZone: string }) {
  const { t, format } = usePatientT();
  const {
    of,
    id,
    at,
    what,
    currencyCode,
    totalMinor,
    paidMinor,
    refundedMinor,
    waivedMinor,
    dueMinor,
    coveredMinor,
    state,
    paidAt,
    receiptId,
  } = item;
  const money = (minor: number) => format.money(minor, currencyCode);
  const isLoose = of === "ahead" || of === "account";
  const name = isLoose
    ? t(of === "ahead" ? "payments:own.ahead" : "payments:receipt.onAccount")
    : what || t("payments:column.what");
  const more = [
    state === "partlyPaid" && t("payments:own.of", { paid: money(paidMinor), total: money(totalMinor) }),
    state === "partlyPaid" && t("payments:own.left", { amount: money(dueMinor) }),
    state === "cancelled" && paidMinor > 0 && t("payments:own.paid", { amount: money(paidMinor) }),
    coveredMinor > 0 && t("payments:standing.coveredBy", { amount: money(coveredMinor) }),
    refundedMinor > 0 && t("payments:own.givenBack", { amount: money(refundedMinor) }),
    waivedMinor > 0 && t("payments:own.waived", { amount: money(waivedMinor) }),
  ].filter((each) => each !== false);
  return (
    <>
      {isLoose ? (
        <p className="font-semibold">
          <bdi>{name}</bdi>
        </p>
      ) : (
        <TextLink href={paths.paymentView(id)} className="inline-flex min-h-11 items-center font-semibold">
          <bdi>{name}</bdi>
        </TextLink>
      )}
      <p className="flex flex-wrap items-center gap-x-3 text-muted">
        {paidAt === undefined
          ? format.date(at, timeZone, "medium")
          : t("payments:own.paidOn", { date: format.date(paidAt, timeZone, "medium") })}
        {receiptId !== undefined && <Receipt id={receiptId} of={name} />}
      </p>
      {paidAt !== undefined && (
        <p className="text-muted">
          {t(of === "appointment" ? "payments:own.appointmentOn" : "payments:own.chargedOn", {
            date: format.date(at, timeZone, "medium"),
          })}
        </p>
      )}
      {more.length > 0 && <p className="text-muted">{more.join(" · ")}</p>}
    </>
  );
}

/** One payment for several things, with its receipt. */
function Several({ payment, timeZone }: { payment: PaidPayment; timeZone: string }) {
  const { t, format } = usePatientT();
  const { at, parts, currencyCode, refundedMinor, entryId } = payment;
  return (
    <>
      <p className="font-semibold">{t("payments:own.several", { count: parts.length })}</p>
      <p className="text-muted">{format.date(at, timeZone, "medium")}</p>
      {refundedMinor > 0 && (
        <p className="text-muted">
          {t("payments:own.givenBack", { amount: format.money(refundedMinor, currencyCode) })}
        </p>
      )}
      <ul className="max-w-md pt-1">
        {parts.map(({ thingId, what, amountMinor }, index) => (
          <li key={thingId ?? index} className="flex items-center justify-between gap-x-6">
            {thingId === null ? (
              <span className="inline-flex min-h-9 items-center">{t("payments:own.ahead")}</span>
            ) : (
              <TextLink
                href={paths.paymentView(thingId)}
                className="inline-flex min-h-9 items-center pointer-coarse:min-h-11"
              >
                <bdi>{what || t("charges:appointment")}</bdi>
              </TextLink>
            )}
            <span className="text-muted tabular-nums">{format.money(amountMinor, currencyCode)}</span>
          </li>
        ))}
      </ul>
      {entryId !== null && <Receipt id={entryId} of={t("payments:own.several", { count: parts.length })} />}
    </>
  );
}

/** Leads to the receipt of a payment; whoever hears the page is told of what. */
function Receipt({ id, of }: { id: string; of: string }) {
  const { t } = usePatientT();
  return (
    <TextLink
      href={paths.paymentReceipt(id)}
      className="inline-flex min-h-9 items-center pointer-coarse:min-h-11"
      aria-label={t("payments:own.receiptOf", { what: of })}
    >
      {t("payments:seeReceipt")}
    </TextLink>
  );
}
