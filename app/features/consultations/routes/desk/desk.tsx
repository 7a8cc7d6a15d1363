import { redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { createFormat } from "~/i18n/format";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { act, defineForm, press } from "~/platform/http/define-form.server";
import type { FormAnswer } from "~/platform/http/form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { ScaleOf } from "~/screens/scale";
import { BackLink } from "~/ui/action/back-link";
import { LinkButton } from "~/ui/action/button";
import { Banner } from "~/ui/view/banner";
import { PageHeader } from "~/ui/view/page-header";
import { OpeningNotice } from "../../components/consultations/opening-notice";
import { DeskScreen } from "../../components/desk/desk-screen";
import { followUpSchema } from "../../schemas/desk/follow-up-form";
import { cancelFollowUp } from "../../services/desk/cancel-follow-up.server";
import { readDesk } from "../../services/desk/read-desk.server";
import { setFollowUp } from "../../services/desk/set-follow-up.server";

export const handle = { width: "full" } satisfies ScreenHandle;
export const meta = screenTitle;

const DONE = ["invite", "remember", "cancel"] as const;

export const loader = defineLoader(async ({ app, params: { consultationId = "" }, url }) => {
  const desk = await readDesk(app, consultationId);
  const { t, bcp47 } = createTranslator(app.locale);
  return {
    desk,
    title: t("desk:title", { name: desk.summary.patient.name }),
    born: createFormat(bcp47).partialDate(desk.summary.patient.birthDate),
    done: DONE.find((each) => each === url.searchParams.get("done")) ?? null,
  };
});

/** When the patient is to come again: booked at once, or by the patient, or only written down. */
export const action = defineForm({
  set: act(followUpSchema, async ({ app, params: { consultationId = "" }, value }) => {
    const { followUp, branchId } = await setFollowUp(app, consultationId, value);
    if (value.way !== "book") return redirect(paths.consultationDesk(consultationId, { done: value.way }), 303);
    const { patientId, providerId: employeeId, offeringId, dueOn: day } = followUp;
    const place = { serviceOfferingId: offeringId ?? undefined, branchId: branchId ?? undefined };
    return redirect(paths.setAppointment({ patientId, employeeId, ...place, day }), 303);
  }),
  cancel: press(async ({ app, params: { consultationId = "" }, value }) => {
    const followUpId = String(value["followUpId"] ?? "");
    await cancelFollowUp(app, { consultationId, followUpId });
    return redirect(paths.consultationDesk(consultationId, { done: "cancel" }), 303);
  }),
});

/** The screen that is open through a consultation. */
export default function DeskPage() {
  const { desk, title, born, done } = useLoaderData<typeof loader>();
  const answer = useActionData<FormAnswer>();
  const { t, format } = useT();
  const { health, appointmentId, summary, timeZone } = desk;
  const back =
    appointmentId === null
      ? { href: paths.patient(summary.patient.id), words: t("consultations:backToPatient") }
      : { href: paths.appointment(appointmentId), words: t("consultations:backToAppointment") };
  return (
    <ScaleOf scale="staff">
      <PageHeader
        back={<BackLink href={back.href}>{back.words}</BackLink>}
        caption={`${t(`consultations:types.${summary.type}`)} · ${format.dateTime(summary.startTime, timeZone, "short")}`}
        title={title}
        lead={format.parts([
          born,
          health.weightKg !== null &&
            t("desk:weight", { weight: format.number(health.weightKg, { maximumFractionDigits: 1 }) }),
        ])}
        actions={
          <LinkButton href={paths.consultation(summary.id)} tone="secondary" icon="document">
            {t("desk:summaryLink")}
          </LinkButton>
        }
      />
      {done && !answer && <Banner tone="good" live title={t(`desk:followUp.done.${done}`)} />}
      <OpeningNotice opening={health.opening} timeZone={timeZone} />
      <DeskScreen desk={desk} answer={answer} />
    </ScaleOf>
  );
}
