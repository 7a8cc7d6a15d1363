import { redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { authorize } from "~/platform/access/authorize.server";
import { act, defineForm } from "~/platform/http/define-form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import type { FormFieldSpec } from "~/screens/form-field";
import { ItemForm } from "~/screens/item-form";
import { useTaxWords } from "~/screens/taxes-in";
import { Checkbox } from "~/ui/form/checkbox";
import { HiddenFields } from "~/ui/form/hidden-fields";
import { accountHref } from "../../components/payments/account-href";
import { addChargeSchema } from "../../schemas/payments/charge";
import { addCharge } from "../../services/payments/add-charge.server";
import { readChargeForm } from "../../services/payments/read-charge-form.server";

export const handle = { width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, url }) => ({
  ...(await readChargeForm(app, {
    patientId: url.searchParams.get("patient"),
    appointmentId: url.searchParams.get("appointment"),
  })),
  idempotencyKey: crypto.randomUUID(),
  title: createTranslator(app.locale).t("charges:add.title"),
}));

export const action = defineForm({
  save: act(
    async ({ app }) => {
      await authorize(app, "appointment.markPaid");
      return addChargeSchema;
    },
    async ({ app, value }) => {
      const { chargeId } = await addCharge(app, value);
      return redirect(paths.charge(chargeId, { done: "added" }), 303);
    },
  ),
});

function useFields(page: ReturnType<typeof useLoaderData<typeof loader>>): FormFieldSpec[] {
  const { t, format } = useT();
  const { named } = useTaxWords();
  const { services, rates, branches, appointments, appointmentId, currencies } = page;
  const taxes = rates.filter(({ enabled }) => enabled);
  const fields: (FormFieldSpec | false)[] = [
    services.length > 0 && {
      ...{ name: "serviceId", kind: "choice", label: t("charges:add.service"), placeholder: t("charges:add.ownWords") },
      options: services.map(({ id, name, priceMinor, currencyCode }) => ({
        value: id,
        label: format.parts([name, format.money(priceMinor, currencyCode)]),
      })),
    },
    {
      ...{ name: "description", kind: "text", label: t("charges:add.description") },
      hint: services.length > 0 ? t("charges:add.descriptionHint") : undefined,
    },
    { name: "quantity", kind: "number", label: t("charges:add.quantity"), half: true },
    {
      ...{ name: "unitPrice", kind: "text", half: true, latin: true },
      label:
        currencies.length > 1 ? t("charges:add.unitPrice") : t("charges:add.priceIn", { currency: page.currencyCode }),
      hint: services.length > 0 ? t("charges:add.unitPriceHint") : undefined,
    },
    currencies.length > 1 && {
      ...{ name: "currencyCode", kind: "choice", label: t("charges:add.currency") },
      hint: services.length > 0 ? t("charges:add.currencyHint") : undefined,
      options: currencies.map((code) => ({ value: code, label: code })),
    },
    appointmentId === null &&
      appointments.length > 0 && {
        ...{ name: "appointmentId", kind: "choice", label: t("charges:add.appointment") },
        placeholder: t("charges:add.noAppointment"),
        options: appointments.map(({ id, startsAt, timeZone, service }) => ({
          value: id,
          label: format.parts([format.dateTime(startsAt, timeZone, "medium"), service]),
        })),
      },
    appointmentId === null &&
      branches.length > 1 && {
        ...{ name: "branchId", kind: "choice", label: t("charges:add.place"), placeholder: t("charges:add.noPlace") },
        options: branches.map(({ id, name }) => ({ value: id, label: name })),
      },
    taxes.length > 0 && {
      ...{ name: "taxMode", kind: "radios", label: t("charges:add.taxes"), opens: "OWN" },
      options: [
        { value: "DEFAULT", label: t("charges:add.usualTaxes") },
        { value: "OWN", label: t("charges:add.ownTaxes") },
      ],
    },
    taxes.length > 0 && {
      ...{ name: "taxRateIds", kind: "checks", label: t("charges:add.chosenTaxes"), opened: true },
      options: taxes.map((rate) => ({ value: rate.id, label: named(rate) })),
    },
    { name: "note", kind: "lines", label: t("charges:add.note"), hint: t("charges:add.noteHint"), optional: true },
  ];
  return fields.filter((field) => field !== false);
}

/** Charges a patient by hand; what it comes to is shown right after, where it can be undone. */
export default function AddCharge() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { t } = useT();
  const { patientId, appointmentId, name, seesPatients, title, idempotencyKey } = page;
  const back =
    appointmentId === null
      ? { href: accountHref(patientId, seesPatients), title: name }
      : { href: paths.appointment(appointmentId), title: name };
  return (
    <ItemForm
      title={title}
      list={back}
      fields={useFields(page)}
      values={{ quantity: 1, taxMode: "DEFAULT", currencyCode: page.currencyCode, idempotencyKey }}
      answer={answer}
      submit={t("charges:add.submit")}
      labels={{ again: t("charges:add.again") }}
    >
      {(form) => (
        <>
          {form.error("again") && <Checkbox name="again" label={t("charges:add.again")} error={form.error("again")} />}
          <HiddenFields
            fields={{
              idempotencyKey: String(form.value("idempotencyKey") ?? idempotencyKey),
              ...(appointmentId === null ? { patientId } : { appointmentId }),
            }}
          />
        </>
      )}
    </ItemForm>
  );
}
