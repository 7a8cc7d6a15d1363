import { usePatientT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/action/button";
import { TextLink } from "~/ui/base/link";
import { Card } from "~/ui/view/card";
import { SummaryList } from "~/ui/view/summary-list";
import type { PaidThingView, PaymentLine } from "../../domain/payments/payment-line";
import { PaymentLineState } from "./payment-state";
import { usePaymentWay } from "./payment-way";

const RECEIPTS: readonly string[] = ["paid", "partlyRefunded", "refunded"];

interface PaymentCardProps {
  line: PaymentLine;
  timeZone: string;
  isStaff: boolean;
  /** What it paid for; none where the page says that already. */
  things?: readonly PaidThingView[];
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
  things = [],
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
      {isStaff && appointmentId !== null && things.length === 0 && (
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
      {things.length > 0 && <Things {...{ things, currencyCode, timeZone, isStaff }} />}
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

interface ThingsProps extends Pick<PaymentCardProps, "timeZone" | "isStaff"> {
  things: readonly PaidThingView[];
  currencyCode: string;
}

/** Where a thing that was paid for is seen. */
function hrefOf({ of, id }: PaidThingView, isStaff: boolean): string | null {
  if (id === null || of === null) return null;
  if (!isStaff) return paths.paymentView(id);
  return of === "charge" ? paths.charge(id) : paths.appointment(id);
}

/** What a payment paid for, with links to each thing and to its invoices. */
function Things({ things, currencyCode, timeZone, isStaff }: ThingsProps) {
  const { t, format } = usePatientT();
  const money = (minor: number) => format.money(minor, currencyCode);
  const link = "inline-flex min-h-8 items-center pointer-coarse:min-h-11";
  return (
    <section className="pb-4">
      <h2 className="font-semibold">{t("payments:view.paidFor")}</h2>
      <ul className="divide-y divide-line">
        {things.map((thing, index) => {
          const { of, what, at, amountMinor, totalMinor, leftMinor, invoices } = thing;
          const href = hrefOf(thing, isStaff);
          const name = what || t(of === null ? "payments:own.ahead" : "charges:appointment");
          const day = { date: at === null ? "" : format.dateTime(at, timeZone, "medium") };
          const more = [
            at !== null && t(of === "charge" ? "payments:own.chargedOn" : "payments:own.appointmentOn", day),
            totalMinor !== null && t("payments:receipt.part", { total: money(totalMinor) }),
            leftMinor > 0 && t("payments:own.left", { amount: money(leftMinor) }),
          ].filter((each) => each !== false);
          return (
            <li key={index} className="flex items-baseline justify-between gap-x-4 py-1.5">
              <div className="min-w-0">
                {href === null ? (
                  <bdi>{name}</bdi>
                ) : (
                  <TextLink href={href} className={link}>
                    <bdi>{name}</bdi>
                  </TextLink>
                )}
                <p className="text-sm text-muted">{more.join(" · ")}</p>
                {invoices.map(({ id, number }) =>
                  id === null ? (
                    <p key={number} className="text-sm text-muted">
                      {t("payments:view.invoice", { number })}
                    </p>
                  ) : (
                    <p key={number} className="text-sm">
                      <TextLink href={isStaff ? paths.invoiceView(id) : paths.ownInvoice(id)} className={link}>
                        {t("payments:view.invoice", { number })}
                      </TextLink>
                    </p>
                  ),
                )}
              </div>
              <span className="shrink-0 tabular-nums">{money(amountMinor)}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
