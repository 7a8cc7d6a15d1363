import { redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { authorize } from "~/platform/authorize.server";
import { submitForm, type FormAnswer } from "~/platform/form.server";
import type { ScreenHandle } from "~/platform/screen-handle";
import { screenTitle } from "~/platform/screen-title";
import { defineAction, defineLoader } from "~/platform/screen.server";
import { BackLink } from "~/ui/action/back-link";
import { PageHeader } from "~/ui/view/page-header";
import { PatientForm } from "../components/patient-form";
import { localDate } from "../domain/local-date";
import { patientFormSchema } from "../schemas/patient-form";
import { createPatient } from "../services/create-patient.server";
import { countryChoices, phoneChoices } from "../services/form-choices.server";
import { readNewPatientForm } from "../services/read-patient-form.server";
import { readRegistrationRules } from "../services/read-registration-rules.server";

export const handle = { width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app }) => {
  const frame = await readNewPatientForm(app);
  const { codes, chosen } = phoneChoices(app, "");
  return {
    ...frame,
    codes,
    countries: countryChoices(app),
    values: { phoneCallingCode: chosen },
    title: createTranslator(app.locale).t("patients:form.createTitle"),
  };
});

export const action = defineAction(async ({ app, request }) => {
  await authorize(app, "patient.create");
  const schema = patientFormSchema(await readRegistrationRules(app), localDate(app.now, app.profile.timeZone));
  return submitForm(request, schema, async (value) => {
    const { patientId } = await createPatient(app, value);
    return redirect(paths.patient(patientId, { done: "created" }), 303);
  });
});

export default function CreatePatient() {
  const { title, ...frame } = useLoaderData<typeof loader>();
  const answer = useActionData<FormAnswer>();
  const { t } = useT();
  return (
    <>
      <PageHeader back={<BackLink href={paths.patients()}>{t("patients:list.title")}</BackLink>} title={title} />
      <PatientForm {...frame} version={null} answer={answer} cancelHref={paths.patients()} />
    </>
  );
}
