import { redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { reachRecords } from "~/features/phr/public.server";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { authorize } from "~/platform/access/authorize.server";
import { act, defineForm } from "~/platform/http/define-form.server";
import type { FormAnswer } from "~/platform/http/form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { ItemForm } from "~/screens/item-form";
import { OpeningBanner } from "~/screens/opening-banner";
import { ChooseForWhom } from "../../components/consultations/choose-for-whom";
import { CONSULTATION_TYPES } from "../../domain/consultations/consultation";
import { newConsultationSchema } from "../../schemas/consultations/consultation-forms";
import { chooseForWhom } from "../../services/consultations/choose-for-whom.server";
import { addConsultation } from "../../services/consultations/add-consultation.server";

export const handle = { width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, url }) => {
  await authorize(app, "consultation.write");
  const asked = url.searchParams.get("patient") ?? "";
  const title = createTranslator(app.locale).t("consultations:newTitle");
  if (asked === "") return { title, of: null, choice: await chooseForWhom(app, url.searchParams.get("search") ?? "") };
  const { patient, opening } = await reachRecords(app, "consultation.write", asked);
  const of = { patient: { id: patient.id, name: patient.name }, opening, timeZone: app.profile.timeZone };
  return { title, of, choice: null };
});

export const action = defineForm(async ({ app }) => {
  await authorize(app, "consultation.write");
  return {
    save: act(newConsultationSchema, async ({ value }) =>
      redirect(paths.consultationDesk(await addConsultation(app, value)), 303),
    ),
  };
});

/** Adds a consultation without an appointment. */
export default function NewConsultation() {
  const { title, of, choice } = useLoaderData<typeof loader>();
  const answer = useActionData<FormAnswer>();
  const { t } = useT();
  if (!of) {
    const back = { href: paths.appointments(), words: t("consultations:backToAppointments") };
    return <ChooseForWhom {...{ title, back }} hrefFor={paths.newConsultation} {...choice} />;
  }
  const { patient, opening, timeZone } = of;
  const types = CONSULTATION_TYPES.map((value) => ({ value, label: t(`consultations:types.${value}`) }));
  return (
    <ItemForm
      title={title}
      list={{ href: paths.patient(patient.id), title: <bdi>{patient.name}</bdi> }}
      fields={[
        { name: "type", kind: "choice", label: t("consultations:type"), options: types },
        { name: "reason", kind: "lines", label: t("consultations:newReason") },
      ]}
      values={{ type: "REVIEW" }}
      answer={answer}
      submit={t("consultations:newSubmit")}
      first={() => (
        <>
          <OpeningBanner {...{ opening, timeZone }} />
          <input type="hidden" name="patientId" value={patient.id} />
        </>
      )}
    />
  );
}
