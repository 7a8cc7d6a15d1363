import { redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { paths } from "~/paths";
import { submitForm, type FormAnswer } from "~/platform/http/form.server";
import { readForm } from "~/platform/http/read-body.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineAction, defineLoader } from "~/platform/http/screen.server";
import { BackLink } from "~/ui/action/back-link";
import { PageHeader } from "~/ui/view/page-header";
import { InsuranceForm } from "../components/insurance-form";
import { insuranceFormSchema } from "../schemas/insurance/insurance";
import { addInsurance } from "../services/insurance/add-insurance.server";
import { changeInsurance } from "../services/insurance/change-insurance.server";
import { reachRegistration } from "../services/registration/reach-registration.server";
import { readInsuranceForm } from "../services/insurance/read-insurance-form.server";
import { switchInsurance } from "../services/insurance/switch-insurance.server";

export const handle = { width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, params }) => {
  const { patient, insurance } = await readInsuranceForm(app, params["patientId"] ?? "", params["insuranceId"]);
  const { t } = createTranslator(app.locale);
  const title = insurance ? "patients:insurance.editTitle" : "patients:insurance.addTitle";
  return { patient, insurance, title: t(title, { name: patient.name }) };
});

export const action = defineAction(async ({ app, request, params }) => {
  const { patientId = "", insuranceId } = params;
  await reachRegistration(app, patientId);
  const after = (done: string, item: string) => redirect(paths.patient(patientId, { done, item }), 303);
  const asked = (await readForm(request)).get("intent");
  if (insuranceId && (asked === "remove" || asked === "restore")) {
    const enabled = asked === "restore";
    await switchInsurance(app, patientId, insuranceId, enabled);
    return after(enabled ? "insuranceRestored" : "insuranceRemoved", insuranceId);
  }
  return submitForm(request, insuranceFormSchema, async (value) => {
    if (insuranceId === undefined) return after("insuranceAdded", await addInsurance(app, patientId, value));
    await changeInsurance(app, patientId, insuranceId, value);
    return after("insuranceChanged", insuranceId);
  });
});

export default function PatientInsurance() {
  const { patient, insurance, title } = useLoaderData<typeof loader>();
  const answer = useActionData<FormAnswer>();
  const back = paths.patient(patient.id);
  return (
    <>
      <PageHeader back={<BackLink href={back}>{patient.name}</BackLink>} title={title} />
      <InsuranceForm insurance={insurance} answer={answer} cancelHref={back} />
    </>
  );
}
