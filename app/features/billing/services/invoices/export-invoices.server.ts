import { readListChoice } from "~/features/identity/public.server";
import type { Translate } from "~/i18n/translator";
import { createTranslator } from "~/i18n/translator.server";
import { shownColumns } from "~/kernel/lists/list-choice";
import { writtenAmount } from "~/kernel/money/written-amount";
import { authorize } from "~/platform/access/authorize.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import type { RequestContext } from "~/platform/context.server";
import { ForbiddenError } from "~/platform/http/errors.server";
import { exportList, MOST_EXPORTED } from "~/platform/http/export-list.server";
import { parse } from "~/platform/http/parse.server";
import { dueOf, type InvoiceRow } from "../../domain/invoices/invoice";
import { INVOICE_COLUMNS, type InvoiceColumn } from "../../domain/invoices/invoice-columns";
import { listInvoicesSchema } from "../../schemas/invoices/invoices";
import { invoicesPage } from "../../support/invoices/invoices-page.server";

/** So many are read at a time. */
const A_PIECE = 100;

/** Amounts as a spreadsheet adds them up; their currency has a column of its own. */
const money = (minor: number, { currencyCode }: InvoiceRow) => writtenAmount(minor, currencyCode);

const cellsOf = (t: Translate): Readonly<Record<InvoiceColumn, (row: InvoiceRow) => string>> => ({
  number: ({ number }) => number,
  kind: ({ kind }) => t(`invoices:kind.${kind}`),
  patient: ({ name }) => name,
  issued: ({ issuedOn }) => issuedOn,
  dueOn: ({ dueOn }) => dueOn ?? "",
  total: (row) => money(row.kind === "CREDIT_NOTE" ? -row.totalMinor : row.totalMinor, row),
  due: (row) => money(dueOf(row), row),
  state: ({ state }) => t(`invoices:state.${state}`),
});

/**
 * All that the list of invoices would show on its pages, with the columns that whoever asks chose, as a CSV file; see
 * `exportList` for how many rows at most. That it was taken is audited.
 * @throws ForbiddenError for a patient
 */
export async function exportInvoices(context: RequestContext, raw: unknown): Promise<Response> {
  await authorize(context, "invoice.read");
  if (context.actor.kind !== "employee") throw new ForbiddenError();
  const asked = parse(listInvoicesSchema, raw);
  const [{ columns }] = await Promise.all([
    readListChoice(context, "invoices"),
    auditRead(context, { action: "invoice.export", subjectKind: "invoice", fields: ["export"] }),
  ]);
  const { t } = createTranslator(context.locale);
  const cells = cellsOf(t);
  return exportList<InvoiceRow, { at: number; id: string }>({
    name: "invoices",
    columns: [
      // A sum has to tell invoices from credit notes and receipts, whatever the list shows.
      ...shownColumns(INVOICE_COLUMNS, [...shownColumns(INVOICE_COLUMNS, columns), "kind"]).map((key) => ({
        header: t(`invoices:staff.column.${key}`),
        cell: cells[key],
      })),
      { header: t("payments:till.currency"), cell: ({ currencyCode }) => currencyCode },
    ],
    page: async (after) => invoicesPage(context, asked, { after: after ?? null, size: A_PIECE }),
    cut: t("lists:cut", { total: MOST_EXPORTED }),
  });
}
