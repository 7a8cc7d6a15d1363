import { redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { profileAddress, profileDetails, staffProfileDetails } from "~/features/patients/public.server";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { BLOOD_GROUP } from "~/kernel/codes/code-tables";
import { paths } from "~/paths";
import { act, defineForm } from "~/platform/http/define-form.server";
import type { FormAnswer } from "~/platform/http/form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { useAskedFields } from "~/screens/asked-field";
import { ItemForm } from "~/screens/item-form";
import { askedOf } from "~/screens/record-kind";
import { OpeningBanner } from "~/screens/opening-banner";
import { readProfileForm } from "../../services/profile/read-profile-form.server";
import { saveHealthProfile } from "../../services/profile/save-profile.server";
import { patientQuery, profileAsked } from "./whose.server";

export const handle = { width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

const partOf = ({ pathname }: URL) => (pathname.endsWith("/address") ? "address" : "details");

export const loader = defineLoader(async ({ app, url, params }) => {
  const { patient, isSelf, opening, today, codes, values } = await readProfileForm(app, profileAsked({ url, params }));
  const part = partOf(url);
  const details = app.actor.kind === "employee" ? staffProfileDetails(today) : profileDetails(today);
  const { fields } = part === "address" ? profileAddress : details;
  const { t } = createTranslator(app.locale);
  const title = t(`health-profile:${part}.title`);
  return {
    ...{ asked: askedOf(fields), codes, values, opening, timeZone: app.profile.timeZone },
    patientQuery: patientQuery(app, patient),
    title: isSelf ? title : t("phr:list.of", { kind: title, name: patient.name }),
  };
});

export const action = defineForm({
  save: act(
    z.looseObject({}),
    async ({ app, url, params, value }) => {
      const patientId = profileAsked({ url, params });
      const { id } = await saveHealthProfile(app, { patientId, part: partOf(url), raw: value });
      return redirect(paths.healthProfileView({ patient: patientQuery(app, { id }), done: "saved" }), 303);
    },
    { edits: true },
  ),
});

const BLOOD_GROUPS = Object.entries(BLOOD_GROUP)
  .filter(([, code]) => code !== BLOOD_GROUP.notSpecified)
  .map(([label, code]) => ({ value: String(code), label }));

/** The form of who a patient is, or of where they live. */
export default function ProfileForm() {
  const shown = useLoaderData<typeof loader>();
  const { asked, codes, values, opening, timeZone, patientQuery: patient, title } = shown;
  const answer = useActionData<FormAnswer>();
  const { t } = useT();
  return (
    <>
      <OpeningBanner {...{ opening, timeZone }} />
      <ItemForm
        scale={patient === undefined ? "patient" : "staff"}
        title={title}
        list={{ href: paths.healthProfileView({ patient }), title: t("health-profile:details.page") }}
        fields={useAskedFields(asked, { phoneCallingCode: codes, bloodGroup: BLOOD_GROUPS })}
        values={values}
        answer={answer}
      />
    </>
  );
}
