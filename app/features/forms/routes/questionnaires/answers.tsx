import { redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { attempt, defineForm } from "~/platform/http/define-form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { BackLink } from "~/ui/action/back-link";
import { Button } from "~/ui/action/button";
import { AskFirst } from "~/ui/action/ask-first";
import { VersionField } from "~/ui/form/version-field";
import { Banner } from "~/ui/view/banner";
import { Card } from "~/ui/view/card";
import { PageHeader } from "~/ui/view/page-header";
import { SummaryList } from "~/ui/view/summary-list";
import { AssignmentBadge } from "../../components/questionnaires/assignment-badge";
import { ScorePlot } from "../../components/questionnaires/score-plot";
import { SentAnswers } from "../../components/questionnaires/sent-answers";
import { mostOf } from "../../domain/questionnaires/score";
import { sentViews } from "../../domain/questionnaires/sent";
import { withdrawQuestionnaire } from "../../services/questionnaires/assign-questionnaire.server";
import { reopenAnswers, reviewAnswers, viewAnswers } from "../../services/questionnaires/read-answers.server";

/** No script: what was answered, and forms. */
export const handle = { width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, params: { assignmentId = "" } }) => {
  const { content, sent, ...view } = await viewAnswers(app, assignmentId);
  return {
    ...{ view, title: view.title, timeZone: app.profile.timeZone },
    sent: sentViews(content, sent, app.locale),
    bands: content.bands.map(({ least }) => least),
    most: mostOf(content),
  };
});

export const action = defineForm({
  review: attempt(async ({ app, value, params: { assignmentId = "" } }) => {
    await reviewAnswers(app, assignmentId, value);
    return redirect(paths.questionnaires({ done: "reviewed" }), 303);
  }),
  reopen: attempt(async ({ app, value, params: { assignmentId = "" } }) => {
    await reopenAnswers(app, assignmentId, value);
    return redirect(paths.questionnaires({ done: "reopened", list: "open" }), 303);
  }),
  withdraw: attempt(async ({ app, value, params: { assignmentId = "" } }) => {
    await withdrawQuestionnaire(app, assignmentId, value);
    return redirect(paths.questionnaires({ done: "withdrawn", list: "open" }), 303);
  }),
});

export default function QuestionnaireAnswers() {
  const { view, title, sent, bands, most, timeZone } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { t, format } = useT();
  const { score, band, scores, can, dueAt, patientName, patientId } = view;
  return (
    <>
      <PageHeader
        caption={<bdi>{patientName}</bdi>}
        title={<bdi>{title}</bdi>}
        back={<BackLink href={paths.questionnaires()}>{t("questionnaires:back")}</BackLink>}
      />
      {refused?.errors.map(({ message }) => (
        <Banner key={message} tone="warn" live title={message} />
      ))}
      {view.isUrgent && <Banner tone="error" title={t("questionnaires:staff.urgentText")} />}
      <Card>
        <SummaryList
          rows={[
            { term: t("questionnaires:staff.status"), value: <AssignmentBadge state={view.state} /> },
            {
              term: t("questionnaires:staff.assigned"),
              value: format.dateTime(view.assignedAt, timeZone, "medium"),
            },
            ...(dueAt === null
              ? []
              : [{ term: t("questionnaires:staff.dueOn"), value: format.dateTime(dueAt, timeZone, "medium") }]),
            ...(score === null
              ? []
              : [{ term: t("questionnaires:staff.total"), value: format.parts([format.number(score), band]) }]),
          ]}
        />
      </Card>
      {can.review && (
        <form method="post" data-once className="[&>button]:self-start">
          <VersionField version={view.version} />
          <Button type="submit" name="intent" value="review" icon="check">
            {t("questionnaires:staff.review")}
          </Button>
        </form>
      )}
      {sent.length === 0 && <p className="text-muted">{t("questionnaires:staff.notSent")}</p>}
      <SentAnswers sent={sent} timeZone={timeZone} />
      {scores.length > 1 && (
        <Card title={t("questionnaires:staff.overTime")}>
          <ScorePlot title={t("questionnaires:staff.plotOf", { title })} {...{ scores, bands, most, timeZone }} />
        </Card>
      )}
      <p>
        <a
          href={paths.questionnaires({ patient: patientId })}
          className="inline-flex min-h-11 items-center text-brand-text underline underline-offset-4"
        >
          {t("questionnaires:staff.allOfPatient")}
        </a>
      </p>
      {(can.reopen || can.withdraw) && (
        <form method="post" data-once>
          <VersionField version={view.version} />
          <AskFirst
            type="submit"
            name="intent"
            value={can.reopen ? "reopen" : "withdraw"}
            harmless={can.reopen}
            question={t(can.reopen ? "questionnaires:staff.reopenAsk" : "questionnaires:staff.withdrawAsk")}
            text={t(can.reopen ? "questionnaires:staff.reopenText" : "questionnaires:staff.withdrawText")}
          >
            {t(can.reopen ? "questionnaires:staff.reopen" : "questionnaires:staff.withdraw")}
          </AskFirst>
        </form>
      )}
    </>
  );
}
