import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { sortHeading } from "~/screens/lists/sort-order";
import { TextLink } from "~/ui/base/link";
import { DataTable, type Column } from "~/ui/view/data-table";
import type { SortOrder } from "~/kernel/lists/list-choice";
import type { AppointmentSummary } from "../../domain/lists/appointment-summary";
import type { PaymentColumn } from "../../domain/payments/payment-columns";
import type { PaymentLine } from "../../domain/payments/payment-line";
import { providerName } from "../appointments/person-names";
import { accountHref } from "./account-href";
import { PaymentLineState } from "./payment-state";
import { usePaymentWay } from "./payment-way";

export type PaymentLineRow = PaymentLine & {
  appointment: Pick<AppointmentSummary, "id" | "employee" | "offering"> | null;
};

interface PaymentLinesProps {
  lines: readonly PaymentLineRow[];
  timeZone: string;
  /** The columns that are shown. */
  shown: readonly PaymentColumn[];
  order: SortOrder;
  /** The list in another order. */
  sorted: (order: SortOrder) => string;
  /** Whether the reader opens patients. */
  seesPatients: boolean;
  /** The list of one person's payments; null where it cannot be narrowed to it. */
  ofPerson: ((id: string) => string) | null;
}

const LINK = "inline-flex min-h-8 items-center pointer-coarse:min-h-11";

/** What was paid in the practice, a row each; its amount leads to it, and its patient to what they owe. */
export function PaymentLines(props: PaymentLinesProps) {
  const { lines, shown } = props;
  const { t } = useT();
  const columns = usePaymentColumns(props);
  return (
    <DataTable
      caption={t("payments:staff.title")}
      columns={columns.filter(({ key }) => shown.includes(key))}
      rows={lines}
      rowKey={({ id }) => id}
    />
  );
}

function usePaymentColumns(props: PaymentLinesProps): (Column<PaymentLineRow> & { key: PaymentColumn })[] {
  const { timeZone, order, sorted, seesPatients, ofPerson } = props;
  const { t, format } = useT();
  const way = usePaymentWay();
  const word = (key: PaymentColumn) => ({ key, header: t(`payments:columns.${key}`) });
  return [
    {
      ...{ ...word("patient"), lead: true },
      cell: ({ id, patientId, patientName, saidFor }) => (
        <>
          <TextLink
            href={patientId === null ? paths.paymentView(id) : accountHref(patientId, seesPatients)}
            className={`${LINK} font-semibold`}
          >
            <bdi>{patientName || "–"}</bdi>
          </TextLink>
          {saidFor && (
            <span className="block text-sm text-muted">
              <bdi>{saidFor}</bdi>
            </span>
          )}
        </>
      ),
    },
    {
      ...{ ...word("at"), plain: true },
      sort: sortHeading("at", { by: "at", order }, (next) => sorted(next.order)),
      cell: ({ at }) => format.dateTime(at, timeZone, "short"),
    },
    {
      ...{ ...word("amount"), align: "end", figure: true },
      cell: ({ id, amountMinor, currencyCode, refundedMinor, takingMinor, isUnused }) => (
        <>
          <TextLink href={paths.paymentView(id)} className={`${LINK} font-semibold tabular-nums`}>
            {format.money(amountMinor, currencyCode)}
          </TextLink>
          {takingMinor !== undefined && takingMinor !== null && takingMinor > amountMinor && (
            <span className="block text-sm text-muted">
              {t("payments:staff.partOf", { amount: format.money(takingMinor, currencyCode) })}
            </span>
          )}
          {isUnused && <span className="block text-sm text-muted">{t("payments:own.ahead")}</span>}
          {refundedMinor > 0 && !props.shown.includes("refunded") && (
            <span className="block text-sm text-muted">
              {t("payments:own.givenBack", { amount: format.money(refundedMinor, currencyCode) })}
            </span>
          )}
        </>
      ),
    },
    {
      ...{ ...word("refunded"), align: "end" },
      cell: ({ refundedMinor, currencyCode }) => (refundedMinor > 0 ? format.money(refundedMinor, currencyCode) : "–"),
    },
    { ...word("way"), plain: true, cell: (line) => way(line) || "–" },
    { ...word("service"), cell: ({ appointment }) => appointment?.offering?.name ?? "–" },
    {
      ...word("provider"),
      cell: ({ appointment }) => (appointment ? providerName(t, appointment.employee) : "–"),
    },
    {
      ...word("by"),
      cell: ({ byName, actorId }) =>
        byName === "" || actorId === null ? (
          "–"
        ) : ofPerson ? (
          <TextLink href={ofPerson(actorId)} className={LINK}>
            <bdi>{byName}</bdi>
          </TextLink>
        ) : (
          <bdi>{byName}</bdi>
        ),
    },
    { ...word("reference"), cell: ({ reference }) => reference || "–" },
    { ...word("reason"), cell: ({ reason }) => reason || "–" },
    { ...word("state"), cell: (line) => <PaymentLineState {...{ line, timeZone }} /> },
  ];
}
