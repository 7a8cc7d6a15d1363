import { useActionData, useLoaderData } from "@remix-run/react";
import { insuranceRecordFields } from "~/features/patients/public.server";
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
import { OpeningBanner } from "~/screens/opening-banner";
import { profileInsurances } from "../../services/profile/profile-insurances.server";
import { readProfileInsurance } from "../../services/profile/read-profile-insurance.server";
import { patientAsked, patientQuery } from "./whose.server";

export const handle = { width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, url, params }) => {
  const { patient, isSelf, opening, insurance } = await readProfileInsurance(
    app,
    patientAsked({ url }),
    params["itemId"],
  );
  const { t } = createTranslator(app.locale);
  const title = t(insurance ? "health-profile:insurance.edit" : "patients:insurance.add");
  return {
    ...{ insurance, isSelf, opening, timeZone: app.profile.timeZone, asked: askedOf(insuranceRecordFields) },
    patientQuery: patientQuery(app, patient),
    title: isSelf ? title : t("phr:list.of", { kind: title, name: patient.name }),
  };
});

export const action = defineForm(({ url }) => {
  const patient = patientAsked({ url });
  return recordActs(profileInsurances, {
    of: () => patient,
    idOf: ({ itemId }) => itemId,
    leave: (done, item) => paths.healthProfileView({ patient, done, item }),
  });
});

/** What insures a patient. */
export default function ProfileInsurance() {
  const shown = useLoaderData<typeof loader>();
  const { insurance, isSelf, asked, opening, timeZone, patientQuery: patient, title } = shown;
  const answer = useActionData<RecordAnswer>();
  const { t } = useT();
  const fields = useAskedFields(asked).map((field) =>
    field.name === "holderName" && !isSelf ? { ...field, label: t("patients:insurance.holderNameOfPatient") } : field,
  );
  return (
    <>
      <OpeningBanner {...{ opening, timeZone }} />
      <ItemForm
        scale={patient === undefined ? "patient" : "staff"}
        title={title}
        list={{ href: paths.healthProfileView({ patient }), title: t("health-profile:details.page") }}
        fields={fields}
        values={{ ...insurance }}
        answer={answer?.form}
        submit={t("patients:insurance.save")}
      />
    </>
  );
}
