import { redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { authorize } from "~/platform/access/authorize.server";
import { act, defineForm } from "~/platform/http/define-form.server";
import type { FormAnswer } from "~/platform/http/form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { BackLink } from "~/ui/action/back-link";
import { PageHeader } from "~/ui/view/page-header";
import { PatientForm } from "../components/patient-form";
import { localDate } from "~/kernel/time/local-date";
import { patientFormSchema } from "../schemas/patients/patient-form";
import { createPatient } from "../services/patients/create-patient.server";
import { countryChoices, phoneChoices } from "../support/patients/form-choices.server";
import { readNewPatientForm } from "../services/patients/read-patient-form.server";
import { readRegistrationRules } from "../services/registration/read-registration-rules.server";

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

export const action = defineForm(async ({ app }) => {
  await authorize(app, "patient.create");
  const schema = patientFormSchema(await readRegistrationRules(app), localDate(app.now, app.profile.timeZone));
  return {
    "": act(schema, async ({ value }) => {
      const { patientId } = await createPatient(app, value);
      return redirect(paths.patient(patientId, { done: "created" }), 303);
    }),
  };
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
