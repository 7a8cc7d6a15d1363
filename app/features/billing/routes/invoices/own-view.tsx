import { useLoaderData } from "@remix-run/react";
import { usePatientT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { NotFoundError } from "~/platform/http/errors.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { Card } from "~/ui/view/card";
import { SheetOfPaper } from "~/screens/print/sheet-of-paper";
import { CorrectedLinks } from "../../components/invoices/corrected-links";
import { InvoiceHead } from "../../components/invoices/invoice-head";
import { StateBadge } from "../../components/invoices/state-badge";
import { readInvoicePage } from "../../services/invoices/read-invoice.server";

export const handle = { width: "wide" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, params: { invoiceId = "" } }) => {
  const {
    mayCredit: _,
    mayMail: __,
    mayIssue: ___,
    mayRefund: ____,
    ...invoice
  } = await readInvoicePage(app, invoiceId);
  if (app.actor.kind !== "patient") throw new NotFoundError();
  return { ...invoice, title: invoice.sheet.title };
});

/** One invoice, credit note or receipt of a patient, to read and to take along. */
export default function OwnInvoice() {
  const { id, kind, state, sheet, corrected, ...invoice } = useLoaderData<typeof loader>();
  const { currencyCode, creditNotes, ofId, ofNumber } = invoice;
  const { t } = usePatientT();
  return (
    <>
      <InvoiceHead back={{ href: paths.ownInvoices(), words: t("invoices:own.back") }} id={id}>
        {kind === "INVOICE" && <StateBadge state={state} />}
      </InvoiceHead>
      {corrected && (
        <Card title={t("invoices:corrected.title")}>
          <CorrectedLinks
            {...{ currencyCode, creditNotes, corrected }}
            of={ofId === null ? null : { id: ofId, number: ofNumber }}
            hrefOf={(other) => paths.ownInvoice(other)}
          />
        </Card>
      )}
      <SheetOfPaper sheet={sheet} />
    </>
  );
}
