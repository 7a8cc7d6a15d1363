import { redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { paths } from "~/paths";
import { act, defineForm } from "~/platform/http/define-form.server";
import type { FormAnswer } from "~/platform/http/form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { BackLink } from "~/ui/action/back-link";
import { PageHeader } from "~/ui/view/page-header";
import { PatientForm } from "../components/patient-form";
import { patientFormSchema } from "../schemas/patients/patient-form";
import { countryChoices, phoneChoices } from "../support/patients/form-choices.server";
import { readPatientForm, rulesOfPatientForm } from "../services/patients/read-patient-form.server";
import { updatePatient } from "../services/patients/update-patient.server";

export const handle = { width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, params }) => {
  const { values, ...form } = await readPatientForm(app, params["patientId"] ?? "");
  const { codes, chosen } = phoneChoices(app, values.phoneCallingCode ?? "");
  return {
    ...form,
    codes,
    countries: countryChoices(app),
    values: { ...values, phoneCallingCode: chosen },
    title: createTranslator(app.locale).t("patients:form.editTitle", { name: form.name }),
  };
});

export const action = defineForm(async ({ app, params }) => {
  const id = params["patientId"] ?? "";
  const { rules, today } = await rulesOfPatientForm(app, id);
  return {
    "": act(
      patientFormSchema(rules, today),
      async ({ value }) => {
        const { emailWaits } = await updatePatient(app, id, value);
        return redirect(paths.patient(id, { done: emailWaits ? "emailWaits" : "updated" }), 303);
      },
      { edits: true },
    ),
  };
});

export default function EditPatient() {
  const { title, id, name, ...form } = useLoaderData<typeof loader>();
  const answer = useActionData<FormAnswer>();
  return (
    <>
      <PageHeader back={<BackLink href={paths.patient(id)}>{name}</BackLink>} title={title} />
      <PatientForm {...form} answer={answer} cancelHref={paths.patient(id)} />
    </>
  );
}
