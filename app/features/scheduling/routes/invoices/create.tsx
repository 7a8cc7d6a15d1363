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
import { Button } from "~/ui/action/button";
import { Stack } from "~/ui/base/stack";
import { CheckboxGroup } from "~/ui/form/checkbox-group";
import { ErrorSummary } from "~/ui/form/error-summary";
import { HiddenFields } from "~/ui/form/hidden-fields";
import { Card } from "~/ui/view/card";
import { PageHeader } from "~/ui/view/page-header";
import {
  issueInvoice,
  issueReceipt,
  readInvoiceChoice,
  type InvoiceChoice,
} from "../../services/invoices/issue-invoice.server";

export const handle = { width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

const ofAddress = (url: URL) => Object.fromEntries(url.searchParams);

export const loader = defineLoader(async ({ app, url }) => ({
  ...(await readInvoiceChoice(app, ofAddress(url))),
  zone: app.profile.timeZone,
  title: createTranslator(app.locale).t("invoices:staff.issue.title"),
}));

/** One invoice is shown; of several, the list of the patient's. */
const toIssued = ({ ids, patientId }: { ids: string[]; patientId: string }) => {
  const [id = "", ...others] = ids;
  return redirect(others.length === 0 ? paths.invoiceView(id, { done: "issued" }) : paths.invoices({ patientId }), 303);
};

const acts = {
  issue: attempt(async ({ app, url, form }) =>
    toIssued(await issueInvoice(app, ofAddress(url), { charges: form.getAll("charges") })),
  ),
  "issue-all": attempt(async ({ app, url }) => toIssued(await issueInvoice(app, ofAddress(url), { charges: null }))),
  receipt: attempt(async ({ app, url, value }) => {
    const id = await issueReceipt(app, ofAddress(url), { payment: value["payment"] });
    return redirect(paths.invoiceView(id, { done: "receipt" }), 303);
  }),
};

export const action = defineForm(async ({ app }) => {
  await authorize(app, "invoice.issue");
  return acts;
});

/** What of a patient, or of an appointment, goes on an invoice; and payments that have no receipt. */
export default function CreateInvoice() {
  const { title, name, patientId, appointmentId, charges, payments, seesPatient, zone } =
    useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { t, format } = useT();
  const errors = refused?.errors ?? [];
  const ofPatient = seesPatient ? paths.patient(patientId, { tab: "money" }) : paths.invoices({ patientId });
  const backTo = appointmentId === null ? ofPatient : paths.appointment(appointmentId);
  const severalCurrencies = new Set(charges.map(({ currencyCode }) => currencyCode)).size > 1;
  return (
    <>
      <PageHeader
        back={<BackLink href={backTo}>{name}</BackLink>}
        title={title}
        lead={t("invoices:staff.issue.for", { name })}
      />
      <ErrorSummary
        title={t("common:form.errorSummaryTitle")}
        errors={errors.map(({ field, message }) => ({
          ...(field === "charges" && charges.length > 0 && { fieldId: field }),
          message,
        }))}
      />
      <Card>
        {charges.length === 0 ? (
          <p className="text-muted">{t("invoices:staff.issue.nothing")}</p>
        ) : (
          <form method="post" noValidate data-once>
            <Stack>
              <CheckboxGroup
                name="charges"
                label={t("invoices:staff.issue.choose")}
                hint={severalCurrencies ? t("invoices:staff.issue.several") : undefined}
                error={errors.find(({ field }) => field === "charges")?.message}
                columns={1}
                chosen={() => true}
                options={charges.map(({ key, description, servedOn, totalMinor, currencyCode }) => ({
                  value: key,
                  label: format.parts([
                    description,
                    format.plainDate(servedOn),
                    format.money(totalMinor, currencyCode),
                  ]),
                }))}
              />
              <div>
                <Button type="submit" name="intent" value="issue">
                  {t("invoices:staff.issue.submit")}
                </Button>
              </div>
            </Stack>
          </form>
        )}
      </Card>
      {payments.length > 0 && <Payments payments={payments} zone={zone} />}
    </>
  );
}

function Payments({ payments, zone }: { payments: InvoiceChoice["payments"]; zone: string }) {
  const { t, format } = useT();
  return (
    <Card title={t("invoices:staff.issue.payments")}>
      <ul className="divide-y divide-line">
        {payments.map(({ sourceKey, at, method, amountMinor, currencyCode }) => {
          const amount = format.money(amountMinor, currencyCode);
          return (
            <li key={sourceKey} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2">
              <span>{format.parts([amount, t(`invoices:method.${method}`), format.date(at, zone, "medium")])}</span>
              <form method="post" data-once>
                <HiddenFields fields={{ payment: sourceKey }} />
                <Button
                  type="submit"
                  name="intent"
                  value="receipt"
                  tone="secondary"
                  size="small"
                  aria-label={t("invoices:staff.issue.receiptOf", { amount })}
                >
                  {t("invoices:staff.issue.receipt")}
                </Button>
              </form>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
