import { useActionData, useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { NotFoundError } from "~/platform/http/errors.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineAction, defineLoader } from "~/platform/http/screen.server";
import { recordAction } from "~/platform/records/record-route.server";
import { useAskedFields } from "~/screens/asked-field";
import { ItemForm } from "~/screens/item-form";
import { askedOf } from "~/screens/record-kind";
import type { RecordAnswer } from "~/screens/record-screen";
import { insuranceFields, insuranceFormSchema } from "../schemas/insurance/insurance";
import { addInsurance } from "../services/insurance/add-insurance.server";
import { changeInsurance } from "../services/insurance/change-insurance.server";
import { readInsuranceForm } from "../services/insurance/read-insurance-form.server";
import { switchInsurance } from "../services/insurance/switch-insurance.server";
import { reachRegistration } from "../services/registration/reach-registration.server";

export const handle = { width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

const DONE: Readonly<Record<string, string>> = {
  created: "insuranceAdded",
  changed: "insuranceChanged",
  disabled: "insuranceRemoved",
  enabled: "insuranceRestored",
};

export const loader = defineLoader(async ({ app, params }) => {
  const { patient, insurance } = await readInsuranceForm(app, params["patientId"] ?? "", params["insuranceId"]);
  const { t } = createTranslator(app.locale);
  const title = insurance ? "patients:insurance.editTitle" : "patients:insurance.addTitle";
  return { patient, insurance, title: t(title, { name: patient.name }) };
});

export const action = defineAction(async ({ app, request, params }) => {
  const { patientId = "", insuranceId: id } = params;
  await reachRegistration(app, patientId);
  return recordAction(request, {
    schema: insuranceFormSchema,
    save: async (value) =>
      id === undefined ? { id: await addInsurance(app, patientId, value) } : changeInsurance(app, patientId, id, value),
    switchTo: async (enabled) => {
      if (id === undefined) throw new NotFoundError();
      return switchInsurance(app, patientId, id, enabled);
    },
    leave: (done, item) => paths.patient(patientId, { done: DONE[done], item }),
  });
});

/** What insures a patient, as staff write it down. */
export default function PatientInsurance() {
  const { patient, insurance, title } = useLoaderData<typeof loader>();
  const answer = useActionData<RecordAnswer>();
  const { t } = useT();
  const asked = useAskedFields(askedOf(insuranceFields));
  return (
    <ItemForm
      title={title}
      list={{ href: paths.patient(patient.id), title: patient.name }}
      fields={asked.map((field) =>
        field.name === "holderName" ? { ...field, label: t("patients:insurance.holderNameOfPatient") } : field,
      )}
      values={{ ...insurance }}
      answer={answer?.form}
      submit={t("patients:insurance.save")}
    />
  );
}
