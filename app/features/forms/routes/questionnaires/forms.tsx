import { redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { actsOf, attempt, defineForm } from "~/platform/http/define-form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { BackLink } from "~/ui/action/back-link";
import { Button } from "~/ui/action/button";
import { Anchor } from "~/ui/base/link";
import { NativeSelect } from "~/ui/form/native-select";
import { TextArea } from "~/ui/form/text-area";
import { TextField } from "~/ui/form/text-field";
import { Card } from "~/ui/view/card";
import { EmptyState } from "~/ui/view/empty-state";
import { FoldedCard } from "~/ui/view/folded-card";
import { PageHeader } from "~/ui/view/page-header";
import { StatusBadge } from "~/ui/view/status-badge";
import { READY_FORMS, READY_FORM_NAMES } from "../../domain/questionnaires/ready-forms";
import {
  addQuestionnaire,
  addReadyForm,
  importQuestionnaire,
  listForms,
} from "../../services/questionnaires/manage-questionnaires.server";

/** No script: forms. */
export const handle = { width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app }) => ({
  forms: (await listForms(app)).map(({ id, title, state }) => ({ id, name: title, state })),
  ready: READY_FORM_NAMES.map((value) => ({ value, label: READY_FORMS[value].title.en ?? value })),
  title: createTranslator(app.locale).t("questionnaires:staff.forms"),
}));

export const action = defineForm(
  actsOf({ add: addQuestionnaire, ready: addReadyForm, import: importQuestionnaire }, (work) =>
    attempt(async ({ app, value }) => redirect(paths.questionnaireForm((await work(app, value)).id), 303)),
  ),
);

export default function QuestionnaireForms() {
  const { forms, ready, title } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { t } = useT();
  const said = (field: string) => refused?.errors.find((error) => error.field === field)?.message;
  const column = "flex flex-col gap-3 [&>button]:self-start";
  return (
    <>
      <PageHeader
        title={title}
        lead={t("questionnaires:staff.formsLead")}
        back={<BackLink href={paths.questionnaires()}>{t("questionnaires:back")}</BackLink>}
      />
      <Card padding="flush">
        {forms.length === 0 ? (
          <EmptyState icon="document" title={t("questionnaires:staff.noForms")} />
        ) : (
          <ul className="divide-y divide-line">
            {forms.map(({ id, name, state }) => (
              <li key={id} className="flex flex-wrap items-center gap-3 px-4 py-2 tablet:px-6">
                <Anchor href={paths.questionnaireForm(id)} className="inline-flex min-h-11 items-center font-semibold">
                  <bdi>{name}</bdi>
                </Anchor>
                <StatusBadge colour={state === "ACTIVE" ? "green" : "light-grey"}>
                  {t(`questionnaires:staff.state.${state}`)}
                </StatusBadge>
              </li>
            ))}
          </ul>
        )}
      </Card>
      <Card title={t("questionnaires:staff.readyTitle")}>
        <form method="post" noValidate data-once className={column}>
          <NativeSelect name="ready" label={t("questionnaires:staff.ready")} options={ready} error={said("ready")} />
          <Button type="submit" name="intent" value="ready" tone="secondary">
            {t("questionnaires:staff.takeReady")}
          </Button>
        </form>
      </Card>
      <Card title={t("questionnaires:staff.newTitle")}>
        <form method="post" noValidate data-once className={column}>
          <TextField
            name="title"
            label={t("questionnaires:staff.formTitle")}
            error={said("title")}
            defaultValue={refused?.sent["title"] ?? ""}
            maxLength={120}
          />
          <Button type="submit" name="intent" value="add" tone="secondary">
            {t("questionnaires:staff.create")}
          </Button>
        </form>
      </Card>
      <FoldedCard title={t("questionnaires:staff.importTitle")} open={said("resource") !== undefined}>
        <form method="post" noValidate data-once className={column}>
          <TextArea
            name="resource"
            dir="ltr"
            rows={8}
            label={t("questionnaires:staff.resource")}
            hint={t("questionnaires:staff.resourceHint")}
            error={said("resource")}
            defaultValue={refused?.sent["resource"] ?? ""}
          />
          <Button type="submit" name="intent" value="import" tone="secondary" icon="upload">
            {t("questionnaires:staff.import")}
          </Button>
        </form>
      </FoldedCard>
    </>
  );
}
