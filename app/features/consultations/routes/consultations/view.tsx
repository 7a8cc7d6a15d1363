import { redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { usePatientT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { act, defineForm, press, type ActArgs } from "~/platform/http/define-form.server";
import type { FormAnswer } from "~/platform/http/form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { readerFormat } from "~/platform/reader-format.server";
import { ScaleOf } from "~/screens/scale";
import { BackLink } from "~/ui/action/back-link";
import { LinkButton } from "~/ui/action/button";
import { Banner } from "~/ui/view/banner";
import { PageHeader } from "~/ui/view/page-header";
import { ConsultationActs } from "../../components/consultations/consultation-acts";
import { OpeningBanner } from "~/screens/opening-banner";
import { PatientSummary } from "../../components/consultations/patient-summary";
import { SummaryView } from "../../components/consultations/summary-view";
import { publishSchema, withdrawSchema } from "../../schemas/consultations/consultation-forms";
import {
  closeConsultation,
  publishConsultation,
  reopenConsultation,
  withdrawConsultation,
} from "../../services/consultations/act-on-consultation.server";
import { publishNote } from "../../services/notes/publish-note.server";
import { recentSummaries } from "../../services/consultations/recent-summaries.server";
import { readConsultationSummary } from "../../services/consultations/read-consultation-summary.server";

export const handle = { width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

const DONE = ["publish", "withdraw", "close", "reopen", "share"] as const;
type Done = (typeof DONE)[number];

const sayOf = (done: Done, { hasAccount }: { hasAccount: boolean }) =>
  hasAccount || done === "close" || done === "reopen"
    ? (`consultations:done.${done}` as const)
    : (`consultations:doneUntold.${done}` as const);

export const loader = defineLoader(async ({ app, params, url }) => {
  const { consultationId } = params;
  if (consultationId === undefined) {
    if (app.actor.kind === "employee") throw redirect(paths.appointments());
    const [last] = await recentSummaries(app);
    throw redirect(last ? paths.consultation(last.id) : paths.clinicConsultations());
  }
  const shown = await readConsultationSummary(app, consultationId);
  const { t } = createTranslator(app.locale);
  const { consultationTime, startTime } = shown.summary;
  const date = readerFormat(app).date(consultationTime ?? startTime, shown.timeZone);
  const done = DONE.find((each) => each === url.searchParams.get("done")) ?? null;
  return { ...shown, title: t("consultations:title", { date }), done };
});

type Work = (context: ActArgs<unknown>["app"], id: string) => Promise<void>;

const doneTo = (id: string, done: string) => redirect(paths.consultation(id, { done }), 303);
const pressed = (work: Work, done: Done) =>
  press(async ({ app, params: { consultationId = "" } }) => {
    await work(app, consultationId);
    return doneTo(consultationId, done);
  });

export const action = defineForm({
  publish: act(publishSchema, async ({ app, params: { consultationId = "" } }) => {
    await publishConsultation(app, consultationId);
    return doneTo(consultationId, "publish");
  }),
  share: press(async ({ app, params: { consultationId = "" }, value }) => {
    await publishNote(app, value["noteId"]);
    return doneTo(consultationId, "share");
  }),
  close: pressed(closeConsultation, "close"),
  reopen: pressed(reopenConsultation, "reopen"),
  withdraw: act(withdrawSchema, async ({ app, params: { consultationId = "" }, value }) => {
    await withdrawConsultation(app, consultationId, value);
    return doneTo(consultationId, "withdraw");
  }),
});

/** A consultation with all that came of it: for its patient, and for the practice. */
export default function ConsultationScreen() {
  const shown = useLoaderData<typeof loader>();
  const answer = useActionData<FormAnswer>();
  const { t } = usePatientT();
  const { summary, side, title, done, timeZone, head, withdrawnReason, appointmentId, opening } = shown;
  const { id, publishStatus } = summary;
  const staff = side === "staff";
  const back = !staff
    ? { href: paths.clinicConsultations(), words: t("home:menu.consultations") }
    : appointmentId === null
      ? { href: paths.patient(summary.patient.id), words: t("consultations:backToPatient") }
      : { href: paths.appointment(appointmentId), words: t("consultations:backToAppointment") };
  return (
    <ScaleOf scale={staff ? "staff" : "patient"}>
      <PageHeader
        back={<BackLink href={back.href}>{back.words}</BackLink>}
        title={title}
        lead={(staff || !shown.isSelf) && <bdi>{summary.patient.name}</bdi>}
        actions={
          <>
            {staff && shown.actions.length > 0 && (
              <LinkButton href={paths.consultationDesk(id)} icon="edit">
                {t("consultations:actions.desk")}
              </LinkButton>
            )}
            {(staff || publishStatus === "PUBLISHED") && (
              <LinkButton href={paths.consultationPrint(id)} tone="secondary" icon="document">
                {t("consultations:actions.print")}
              </LinkButton>
            )}
          </>
        }
      />
      {done && <Banner tone="good" live title={t(sayOf(done, shown))} />}
      <OpeningBanner opening={opening} timeZone={timeZone} />
      {!staff && publishStatus === "UNPUBLISHED" && <Banner tone="info" title={t("consultations:notYet")} />}
      {publishStatus === "WITHDRAWN" && (
        <Banner tone="warn" title={t("consultations:withdrawnTitle")}>
          {withdrawnReason}
        </Banner>
      )}
      {staff ? (
        <SummaryView {...{ summary, timeZone }} offering={head.offeringName}>
          {shown.actions.length > 0 && (
            <ConsultationActs
              consultationId={id}
              actions={shown.actions}
              publishStatus={publishStatus}
              notes={summary.notes.encounters}
              papers={{ prescriptions: summary.prescription, orders: summary.labOrders }}
              answer={answer}
            />
          )}
        </SummaryView>
      ) : (
        <PatientSummary {...{ summary, timeZone }} offering={head.offeringName} followUps={shown.followUps} />
      )}
    </ScaleOf>
  );
}
