import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { TextLink } from "~/ui/base/link";
import { DataTable, type Column } from "~/ui/view/data-table";
import { dueOf, type InvoiceRow } from "../../domain/invoices/invoice";
import type { InvoiceColumn } from "../../domain/invoices/invoice-columns";
import { StateBadge } from "./state-badge";

interface InvoiceTableProps {
  rows: readonly InvoiceRow[];
  /** The keys of the columns that are shown. */
  shown: readonly InvoiceColumn[];
  /** Whether the reader opens patients. */
  seesPatients: boolean;
}

/** Invoices, credit notes and receipts, one a row; cards on a phone. */
export function InvoiceTable({ rows, shown, seesPatients }: InvoiceTableProps) {
  const { t, format } = useT();
  const word = (key: InvoiceColumn) => ({ key, header: t(`invoices:staff.column.${key}`) });
  const columns: (Column<InvoiceRow> & { key: InvoiceColumn })[] = [
    {
      ...{ ...word("number"), lead: true },
      cell: ({ id, number }) => (
        <TextLink
          href={paths.invoiceView(id)}
          className="inline-flex min-h-8 items-center font-semibold pointer-coarse:min-h-11"
        >
          <bdi dir="ltr">{number}</bdi>
        </TextLink>
      ),
    },
    { ...word("kind"), cell: ({ kind }) => t(`invoices:kind.${kind}`) },
    {
      ...{ ...word("patient"), plain: true },
      cell: ({ name, patientId }) =>
        seesPatients ? (
          <TextLink
            href={paths.patient(patientId, { tab: "money" })}
            className="inline-flex min-h-8 items-center pointer-coarse:min-h-11"
          >
            <bdi>{name}</bdi>
          </TextLink>
        ) : (
          <bdi>{name}</bdi>
        ),
    },
    { ...word("issued"), plain: true, cell: ({ issuedOn }) => format.plainDate(issuedOn) },
    { ...word("dueOn"), cell: ({ dueOn }) => (dueOn === null ? "–" : format.plainDate(dueOn)) },
    {
      ...{ ...word("total"), align: "end", figure: true },
      cell: ({ kind, totalMinor, currencyCode }) =>
        format.money(kind === "CREDIT_NOTE" ? -totalMinor : totalMinor, currencyCode),
    },
    {
      ...{ ...word("due"), align: "end", saidElsewhere: (row) => dueOf(row) === row.totalMinor },
      // What is paid owes nothing: its state says so.
      cell: (row) => (dueOf(row) > 0 ? format.money(dueOf(row), row.currencyCode) : "–"),
    },
    { ...word("state"), cell: ({ state }) => <StateBadge state={state} /> },
  ];
  return (
    <DataTable
      caption={t("invoices:staff.title")}
      columns={columns.filter(({ key }) => shown.includes(key))}
      rows={rows}
      rowKey={({ id }) => id}
    />
  );
}
