import { useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { QueueLinks } from "~/screens/queue-links";
import { BackLink } from "~/ui/action/back-link";
import { LinkButton } from "~/ui/action/button";
import { Cluster } from "~/ui/base/stack";
import { Banner } from "~/ui/view/banner";
import { Card } from "~/ui/view/card";
import { EmptyState } from "~/ui/view/empty-state";
import { PageHeader } from "~/ui/view/page-header";
import { AnswerLines } from "../../components/questionnaires/answer-lines";
import {
  ANSWER_LISTS,
  listAssigned,
  listOfPatient,
  type AnswerList,
} from "../../services/questionnaires/read-answers.server";
import { may } from "../../support/questionnaires/reach-assignment.server";

/** No script: lists that are chosen by their address. */
export const handle = { width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

const NAMES = Object.keys(ANSWER_LISTS) as AnswerList[];
const DONE = ["assigned", "reviewed", "reopened", "withdrawn"] as const;

export const loader = defineLoader(async ({ app, url }) => {
  const asked = (name: string) => url.searchParams.get(name);
  const { t } = createTranslator(app.locale);
  const patient = asked("patient");
  const list = NAMES.find((name) => name === asked("list")) ?? "toRead";
  const lines = await (patient === null ? listAssigned(app, list) : listOfPatient(app, patient));
  return {
    ...{ lines, list, patient, names: NAMES, timeZone: app.profile.timeZone },
    ...{ assigns: may(app, "questionnaire.assign"), manages: may(app, "questionnaire.manage") },
    done: DONE.find((each) => each === asked("done")) ?? null,
    title: t("questionnaires:title"),
  };
});

export default function Questionnaires() {
  const { title, lines, list, names, patient, timeZone, assigns, manages, done } = useLoaderData<typeof loader>();
  const { t } = useT();
  return (
    <>
      <PageHeader
        title={title}
        lead={t("questionnaires:staff.lead")}
        back={
          patient !== null && <BackLink href={paths.patient(patient)}>{t("questionnaires:staff.toPatient")}</BackLink>
        }
        actions={
          <Cluster gap="tight">
            {assigns && (
              <LinkButton href={paths.assignQuestionnaire({ patient: patient ?? undefined })} icon="plus">
                {t("questionnaires:staff.assign")}
              </LinkButton>
            )}
            {manages && (
              <LinkButton href={paths.questionnaireForms()} tone="secondary">
                {t("questionnaires:staff.forms")}
              </LinkButton>
            )}
          </Cluster>
        }
      />
      {done && <Banner tone="good" live title={t(`questionnaires:staff.done.${done}`)} />}
      {patient === null && (
        <QueueLinks
          label={t("questionnaires:staff.lists")}
          queues={names.map((name) => ({
            ...{ key: name, href: paths.questionnaires({ list: name }), isHere: name === list },
            words: t(`questionnaires:staff.list.${name}`),
          }))}
        />
      )}
      {lines.length === 0 ? (
        <Card padding="flush">
          <EmptyState icon="document" title={t("questionnaires:staff.empty")}>
            {t("questionnaires:staff.emptyText")}
          </EmptyState>
        </Card>
      ) : (
        <AnswerLines lines={lines} timeZone={timeZone} />
      )}
    </>
  );
}
