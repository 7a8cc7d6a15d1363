import { redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { attempt, defineForm } from "~/platform/http/define-form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { SheetOfPaper } from "~/screens/print/sheet-of-paper";
import { Button, LinkButton } from "~/ui/action/button";
import { TextLink } from "~/ui/base/link";
import { ErrorSummary } from "~/ui/form/error-summary";
import { Banner } from "~/ui/view/banner";
import { Card } from "~/ui/view/card";
import { CorrectedLinks } from "../../components/invoices/corrected-links";
import { InvoiceHead } from "../../components/invoices/invoice-head";
import { StateBadge } from "../../components/invoices/state-badge";
import { mailInvoice } from "../../services/invoices/mail-invoice.server";
import { readInvoicePage, type InvoicePage } from "../../services/invoices/read-invoice.server";

export const handle = { width: "wide" } satisfies ScreenHandle;
export const meta = screenTitle;

const DONE = ["issued", "receipt", "credited", "mailed"] as const;

export const loader = defineLoader(async ({ app, url, params: { invoiceId } }) => {
  if (invoiceId === undefined) throw redirect(paths.invoices());
  const invoice = await readInvoicePage(app, invoiceId);
  if (app.actor.kind === "patient") throw redirect(paths.ownInvoice(invoice.id));
  const done = DONE.find((each) => each === url.searchParams.get("done")) ?? null;
  return { invoice, done, title: invoice.sheet.title };
});

export const action = defineForm({
  mail: attempt(async ({ app, params: { invoiceId = "" } }) => {
    await mailInvoice(app, invoiceId);
    return redirect(paths.invoiceView(invoiceId, { done: "mailed" }), 303);
  }),
});

/** An invoice as staff see it: its paper, how it stands today, and what can be done with it. */
export default function ViewInvoice() {
  const { invoice, done } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { t } = useT();
  const { id, patientId, mayCredit, mayMail, mayIssue } = invoice;
  return (
    <>
      <InvoiceHead back={{ href: paths.invoices(), words: t("invoices:staff.title") }} id={id}>
        {mayMail && (
          <form method="post" data-once>
            <Button type="submit" name="intent" value="mail" tone="secondary" icon="mail">
              {t("invoices:staff.view.mail")}
            </Button>
          </form>
        )}
        {mayCredit && (
          <LinkButton href={paths.invoiceCredit(id)} tone="secondary">
            {t("invoices:staff.view.credit")}
          </LinkButton>
        )}
      </InvoiceHead>
      {done && !refused && (
        <Banner tone="good" live>
          {t(`invoices:staff.view.done.${done}`)}
        </Banner>
      )}
      <ErrorSummary title={t("common:form.errorSummaryTitle")} errors={refused?.errors ?? []} />
      <Standing invoice={invoice} />
      <SheetOfPaper sheet={invoice.sheet} />
      {mayIssue && (
        <p>
          <TextLink href={paths.invoices({ patientId })} className="inline-flex min-h-11 items-center">
            {t("invoices:staff.card.all")}
          </TextLink>
        </p>
      )}
    </>
  );
}

/** How it stands today, which its paper does not say. */
function Standing({ invoice }: { invoice: InvoicePage }) {
  const { t, format } = useT();
  const { state, ofId, ofNumber, dueMinor, creditedMinor, currencyCode, creditNotes } = invoice;
  const { corrected, patientId, mayIssue, mayRefund } = invoice;
  const money = (minor: number) => format.money(minor, currencyCode);
  return (
    <Card title={t("invoices:staff.view.standing")}>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <StateBadge state={state} />
        {dueMinor > 0 && <span>{t("invoices:staff.view.due", { amount: money(dueMinor) })}</span>}
        {creditedMinor > 0 && <span>{t("invoices:staff.view.credited", { amount: money(creditedMinor) })}</span>}
      </div>
      <CorrectedLinks
        {...{ currencyCode, creditNotes, corrected }}
        of={ofId === null ? null : { id: ofId, number: ofNumber }}
        hrefOf={(id) => paths.invoiceView(id)}
      />
      {corrected && (
        <div className="flex flex-wrap gap-2 pt-2">
          {mayIssue && corrected.newer.length === 0 && (
            <LinkButton href={paths.invoiceCreate({ patientId })} size="small">
              {t("invoices:staff.view.again")}
            </LinkButton>
          )}
          {mayRefund && corrected.paidMinor > corrected.refundedMinor && (
            <LinkButton href={paths.payments({ patientId })} tone="secondary" size="small">
              {t("invoices:staff.view.refund")}
            </LinkButton>
          )}
        </div>
      )}
    </Card>
  );
}
