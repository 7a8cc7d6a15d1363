import { redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useProblem } from "~/i18n/use-problem";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { actsOf, attempt, defineForm } from "~/platform/http/define-form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { BackLink } from "~/ui/action/back-link";
import { Button, LinkButton } from "~/ui/action/button";
import { Cluster } from "~/ui/base/stack";
import { VersionField } from "~/ui/form/version-field";
import { Banner } from "~/ui/view/banner";
import { PageHeader } from "~/ui/view/page-header";
import { SummaryList } from "~/ui/view/summary-list";
import { Card } from "~/ui/view/card";
import { Builder } from "../../components/questionnaires/builder/builder";
import { CONTENT_LANGUAGES } from "../../domain/questionnaires/content";
import { BAND_ROWS, CONDITION_ROWS, type EditName } from "../../schemas/questionnaires/edit";
import { changeContent } from "../../services/questionnaires/edit-questionnaire.server";
import {
  publishQuestionnaire,
  restoreQuestionnaire,
  retireQuestionnaire,
  startNewVersion,
  viewQuestionnaire,
} from "../../services/questionnaires/manage-questionnaires.server";

/** No script: forms. */
export const handle = { width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, url, params: { questionnaireId = "" } }) => {
  const view = await viewQuestionnaire(app, questionnaireId);
  const written = JSON.stringify(view.content);
  return {
    ...view,
    title: view.questionnaire.title,
    timeZone: app.profile.timeZone,
    // What is written in another language is shown as well, so that it is not lost.
    languages: CONTENT_LANGUAGES.filter(
      (language) =>
        app.profile.locales.some((locale) => locale.startsWith(language)) || written.includes(`"${language}":"`),
    ),
    ...{ conditionRows: CONDITION_ROWS, bandRows: BAND_ROWS },
    done: url.searchParams.get("done") !== null,
    open: url.searchParams.get("open"),
  };
});

const shown = (id: string, part?: string) =>
  redirect(`${paths.questionnaireForm(id, { done: "saved", open: part })}${part ? `#part-${part}` : ""}`, 303);

const edited = (name: EditName) =>
  attempt(async ({ app, value, params: { questionnaireId = "" } }) => {
    await changeContent(app, questionnaireId, name, value);
    return shown(questionnaireId, value["id"]);
  });

export const action = defineForm({
  about: edited("about"),
  addSection: edited("addSection"),
  section: edited("section"),
  sectionUp: edited("sectionUp"),
  sectionDown: edited("sectionDown"),
  removeSection: edited("removeSection"),
  addItem: edited("addItem"),
  item: edited("item"),
  itemUp: edited("itemUp"),
  itemDown: edited("itemDown"),
  removeItem: edited("removeItem"),
  bands: edited("bands"),
  ...actsOf({ publish: publishQuestionnaire, retire: retireQuestionnaire, restore: restoreQuestionnaire }, (work) =>
    attempt(async ({ app, value, params: { questionnaireId = "" } }) => {
      await work(app, questionnaireId, value);
      return shown(questionnaireId);
    }),
  ),
  newVersion: attempt(async ({ app, params: { questionnaireId = "" } }) => {
    await startNewVersion(app, questionnaireId);
    return shown(questionnaireId);
  }),
});

export default function QuestionnaireForm() {
  const data = useLoaderData<typeof loader>();
  const { questionnaire, content, isDraft, versionNo, version, versions, problems, title, timeZone, done } = data;
  const refused = useActionData<typeof action>();
  const { t, format } = useT();
  const problemOf = useProblem();
  const { id, state } = questionnaire;
  const isOver = state === "RETIRED";
  return (
    <>
      <PageHeader
        caption={t("questionnaires:staff.versionNo", { number: versionNo })}
        title={<bdi>{title}</bdi>}
        back={<BackLink href={paths.questionnaireForms()}>{t("questionnaires:staff.forms")}</BackLink>}
        actions={
          <Cluster gap="tight">
            <LinkButton href={paths.questionnairePreview(id)} tone="secondary">
              {t("questionnaires:staff.preview")}
            </LinkButton>
            <LinkButton href={paths.questionnaireBefore(id)} tone="secondary">
              {t("questionnaires:staff.before")}
            </LinkButton>
            <LinkButton href={paths.questionnaireExport(id)} tone="secondary" download>
              {t("questionnaires:staff.export")}
            </LinkButton>
          </Cluster>
        }
      />
      {done && !refused && <Banner tone="good" live title={t("questionnaires:staff.done.saved")} />}
      {refused?.errors
        .filter(({ field }) => field === "" || field === "version")
        .map(({ message }) => (
          <Banner key={message} tone="warn" live title={message} />
        ))}
      {problems.length > 0 && (
        <Banner tone="info" title={t("questionnaires:staff.toMend")}>
          <ul className="list-disc ps-5">
            {problems.map((problem) => (
              <li key={problem}>{problemOf([{ message: problem }])}</li>
            ))}
          </ul>
        </Banner>
      )}
      <Card>
        <SummaryList
          rows={[
            { term: t("questionnaires:staff.status"), value: t(`questionnaires:staff.state.${state}`) },
            ...versions.map(({ no, publishedAt }) => ({
              term: t("questionnaires:staff.versionNo", { number: no }),
              value:
                publishedAt === null
                  ? t("questionnaires:staff.unpublished")
                  : t("questionnaires:staff.publishedOn", { when: format.date(publishedAt, timeZone) }),
            })),
          ]}
        />
        <form method="post" data-once className="mt-5 flex flex-wrap gap-3">
          <VersionField version={isDraft ? version : questionnaire.version} />
          {isDraft ? (
            <Button
              type="submit"
              name="intent"
              value="publish"
              disabledReason={problems.length > 0 ? t("questionnaires:staff.toMend") : undefined}
            >
              {t("questionnaires:staff.publish")}
            </Button>
          ) : (
            <Button type="submit" name="intent" value="newVersion" tone="secondary">
              {t("questionnaires:staff.newVersion")}
            </Button>
          )}
        </form>
        <form method="post" data-once className="mt-3">
          <VersionField version={questionnaire.version} />
          <Button type="submit" name="intent" value={isOver ? "restore" : "retire"} tone="quiet">
            {t(isOver ? "questionnaires:staff.restore" : "questionnaires:staff.retire")}
          </Button>
        </form>
      </Card>
      {isDraft ? (
        <Builder {...data} content={content} refused={refused} />
      ) : (
        <p className="text-muted">{t("questionnaires:staff.frozen")}</p>
      )}
    </>
  );
}
