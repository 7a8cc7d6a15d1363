import { useActionData, useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { defineForm } from "~/platform/http/define-form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { recordActs } from "~/platform/records/record-route.server";
import { useAskedFields } from "~/screens/asked-field";
import { ItemForm } from "~/screens/item-form";
import { askedOf } from "~/screens/record-kind";
import type { RecordAnswer } from "~/screens/record-screen";
import { insuranceRecordFields } from "../schemas/insurance/insurance";
import { insurances } from "../services/insurance/insurances.server";
import { readInsuranceForm } from "../services/insurance/read-insurance-form.server";

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

export const action = defineForm(
  recordActs(insurances, {
    of: ({ patientId = "" }) => patientId,
    idOf: ({ insuranceId }) => insuranceId,
    leave: (done, item, { patientId = "" }) => paths.patient(patientId, { done: DONE[done], item }),
  }),
);

/** What insures a patient, as staff write it down. */
export default function PatientInsurance() {
  const { patient, insurance, title } = useLoaderData<typeof loader>();
  const answer = useActionData<RecordAnswer>();
  const { t } = useT();
  const asked = useAskedFields(askedOf(insuranceRecordFields));
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
