import { redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { authorize } from "~/platform/access/authorize.server";
import { attempt, defineForm } from "~/platform/http/define-form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { BackLink } from "~/ui/action/back-link";
import { Button, LinkButton } from "~/ui/action/button";
import { Cluster, Stack } from "~/ui/base/stack";
import { CheckboxGroup } from "~/ui/form/checkbox-group";
import { ErrorSummary } from "~/ui/form/error-summary";
import { TextField } from "~/ui/form/text-field";
import { Card } from "~/ui/view/card";
import { PageHeader } from "~/ui/view/page-header";
import { creditInvoice, readCreditForm } from "../../services/invoices/credit-invoice.server";

export const handle = { width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, params: { invoiceId = "" } }) => {
  const invoice = await readCreditForm(app, invoiceId);
  if (invoice.lines.length === 0) throw redirect(paths.invoiceView(invoiceId));
  const { t } = createTranslator(app.locale);
  return { ...invoice, title: t("invoices:staff.credit.title", { number: invoice.number }) };
});

const acts = {
  credit: attempt(async ({ app, params: { invoiceId = "" }, form, value }) => {
    const id = await creditInvoice(app, invoiceId, { reason: value["reason"] ?? "", lines: form.getAll("lines") });
    return redirect(paths.invoiceView(id, { done: "credited" }), 303);
  }),
};

export const action = defineForm(async ({ app }) => {
  await authorize(app, "invoice.credit");
  return acts;
});

/** Which lines of an invoice are taken back, and why. */
export default function CreditInvoice() {
  const { id, title, number, name, currencyCode, lines } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { t, format } = useT();
  const errors = refused?.errors ?? [];
  const errorOf = (field: string) => errors.find((error) => error.field === field)?.message;
  return (
    <>
      <PageHeader
        back={<BackLink href={paths.invoiceView(id)}>{t("invoices:staff.credit.back", { number })}</BackLink>}
        title={title}
        lead={name}
      />
      <ErrorSummary
        title={t("common:form.errorSummaryTitle")}
        errors={errors.map(({ field, message }) => ({ ...(field && { fieldId: field }), message }))}
      />
      <Card>
        <form method="post" noValidate data-once>
          <Stack>
            <p className="text-muted">{t("invoices:staff.credit.text")}</p>
            <CheckboxGroup
              name="lines"
              label={t("invoices:staff.credit.lines")}
              error={errorOf("lines")}
              columns={1}
              chosen={() => true}
              options={lines.map(({ lineNo, description, servedOn, totalMinor }) => ({
                value: String(lineNo),
                label: format.parts([description, format.plainDate(servedOn), format.money(totalMinor, currencyCode)]),
              }))}
            />
            <TextField
              name="reason"
              label={t("invoices:staff.credit.reason")}
              hint={t("invoices:staff.credit.reasonHint")}
              error={errorOf("reason")}
              defaultValue={refused?.sent["reason"] ?? ""}
              maxLength={200}
              dir="auto"
            />
            <Cluster>
              <Button type="submit" name="intent" value="credit">
                {t("invoices:staff.credit.submit")}
              </Button>
              <LinkButton href={paths.invoiceView(id)} tone="quiet">
                {t("common:actions.cancel")}
              </LinkButton>
            </Cluster>
          </Stack>
        </form>
      </Card>
    </>
  );
}
