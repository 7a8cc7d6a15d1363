import { useLoaderData } from "@remix-run/react";
import { localDate } from "~/features/patients/public.server";
import { createTranslator } from "~/i18n/translator.server";
import { usePatientT } from "~/i18n/use-t";
import { paths } from "~/paths";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { MoneyParts } from "~/screens/money-parts";
import { LinkButton } from "~/ui/action/button";
import { TextLink } from "~/ui/base/link";
import { Cluster } from "~/ui/base/stack";
import { Card } from "~/ui/view/card";
import { EmptyState } from "~/ui/view/empty-state";
import { PageHeader } from "~/ui/view/page-header";
import { ReceiptsElsewhere } from "../../components/invoices/receipts-elsewhere";
import { StateBadge } from "../../components/invoices/state-badge";
import { dueOf, type InvoiceRow } from "../../domain/invoices/invoice";
import { readOwnInvoices } from "../../services/invoices/read-own-invoices.server";

export const handle = { width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, url }) => ({
  ...(await readOwnInvoices(app, { after: url.searchParams.get("after") })),
  year: Number(localDate(app.now, app.profile.timeZone).slice(0, 4)),
  title: createTranslator(app.locale).t("invoices:own.title"),
}));

/** The invoices, credit notes and receipts of a patient. */
export default function OwnInvoices() {
  const { title, rows, after, isFirstPage, year } = useLoaderData<typeof loader>();
  const { t } = usePatientT();
  return (
    <>
      <PageHeader title={title} lead={t("invoices:own.text")} />
      <MoneyParts current="invoices" />
      <Card padding="flush">
        {rows.length === 0 ? (
          <EmptyState icon="document" title={t("invoices:own.empty")} />
        ) : (
          <ul className="divide-y divide-line">
            {rows.map((row) => (
              <Row key={row.id} row={row} />
            ))}
          </ul>
        )}
      </Card>
      {(!isFirstPage || after !== null) && (
        <Cluster>
          {!isFirstPage && (
            <LinkButton href={paths.ownInvoices()} tone="secondary">
              {t("invoices:own.first")}
            </LinkButton>
          )}
          {after !== null && (
            <LinkButton href={paths.ownInvoices({ after })} tone="secondary" iconEnd="chevron-end">
              {t("invoices:own.next")}
            </LinkButton>
          )}
        </Cluster>
      )}
      <ReceiptsElsewhere year={year} />
    </>
  );
}

function Row({ row }: { row: InvoiceRow }) {
  const { t, format } = usePatientT();
  const { id, kind, number, issuedOn, dueOn, currencyCode, totalMinor, state } = row;
  const due = dueOf(row);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 px-5 py-3 tablet:px-6">
      <div className="min-w-0">
        <TextLink href={paths.ownInvoice(id)} className="inline-flex min-h-11 items-center font-semibold">
          {t(`invoices:paper.title.${kind}`, { number })}
        </TextLink>
        <p className="text-sm text-muted">
          {format.parts([
            format.plainDate(issuedOn),
            due > 0 &&
              dueOn !== null &&
              t("invoices:dueBy", { amount: format.money(due, currencyCode), date: format.plainDate(dueOn) }),
          ])}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <span className="font-semibold tabular-nums">
          {format.money(kind === "CREDIT_NOTE" ? -totalMinor : totalMinor, currencyCode)}
        </span>
        {kind === "INVOICE" && <StateBadge state={state} />}
      </div>
    </li>
  );
}
