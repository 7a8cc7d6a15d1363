import { useLoaderData } from "@remix-run/react";
import { listTools } from "~/features/identity/public.server";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { shownColumns } from "~/kernel/lists/list-choice";
import { paths } from "~/paths";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { ListTools } from "~/screens/lists/list-tools";
import { LinkButton } from "~/ui/action/button";
import { Cluster } from "~/ui/base/stack";
import { Card } from "~/ui/view/card";
import { EmptyState } from "~/ui/view/empty-state";
import { PageHeader } from "~/ui/view/page-header";
import { activeInvoiceFilters, InvoiceFilter } from "../../components/invoices/invoice-filter";
import { InvoiceTable } from "../../components/invoices/invoice-table";
import { INVOICE_COLUMNS } from "../../domain/invoices/invoice-columns";
import { listInvoices } from "../../services/invoices/list-invoices.server";

export const handle = { width: "wide" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, url }) => {
  const [list, tools] = await Promise.all([
    listInvoices(app, Object.fromEntries([...url.searchParams].filter(([, value]) => value !== ""))),
    listTools(app, "invoices", url),
  ]);
  return { list, tools, title: createTranslator(app.locale).t("invoices:staff.title") };
});

const CHOOSABLE = ["kind", "patient", "issued", "dueOn", "total", "due", "state"] as const;

/** The invoices of the practice: what is due, what is paid, and what was credited. */
export default function Invoices() {
  const { list, tools, title } = useLoaderData<typeof loader>();
  const { t, format } = useT();
  const { rows, filter, after, isFirstPage, findsPatients, seesPatients } = list;
  const shown = shownColumns(INVOICE_COLUMNS, tools.columns);
  const query = Object.fromEntries(new URLSearchParams(tools.query));
  return (
    <>
      <PageHeader
        title={title}
        actions={
          list.mayIssue &&
          filter.patientId && (
            <LinkButton href={paths.invoiceCreate({ patientId: filter.patientId })} icon="plus">
              {t("invoices:staff.card.issue")}
            </LinkButton>
          )
        }
      />
      <InvoiceFilter {...{ filter, findsPatients }} />
      <ListTools
        tools={tools}
        columns={CHOOSABLE.map((key) => ({ key, header: t(`invoices:staff.column.${key}`) }))}
        shown={shown}
        exportHref={paths.invoicesFile(query)}
        count={t("invoices:staff.count", { count: rows.length })}
        active={activeInvoiceFilters(filter, t, format)}
      />
      {rows.length === 0 ? (
        <Card padding="flush">
          <EmptyState icon="document" title={t("invoices:staff.empty")}>
            {t("invoices:staff.emptyText")}
          </EmptyState>
        </Card>
      ) : (
        <InvoiceTable {...{ rows, shown, seesPatients }} />
      )}
      <Cluster>
        {!isFirstPage && (
          <LinkButton href={paths.invoices(query)} tone="secondary">
            {t("invoices:staff.first")}
          </LinkButton>
        )}
        {after !== null && (
          <LinkButton href={paths.invoices({ ...query, after })} tone="secondary" iconEnd="chevron-end">
            {t("invoices:staff.next")}
          </LinkButton>
        )}
      </Cluster>
    </>
  );
}
