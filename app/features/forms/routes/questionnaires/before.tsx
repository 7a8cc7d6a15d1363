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
import { CheckboxGroup } from "~/ui/form/checkbox-group";
import { VersionField } from "~/ui/form/version-field";
import { Banner } from "~/ui/view/banner";
import { PageHeader } from "~/ui/view/page-header";
import { readBeforeForm } from "../../services/questionnaires/before-appointments.server";
import { setBeforeOfferings } from "../../services/questionnaires/manage-questionnaires.server";

/** No script: a form. */
export const handle = { width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, params: { questionnaireId = "" } }) => {
  const { questionnaire, offerings } = await readBeforeForm(app, questionnaireId);
  const { id, title, version, beforeOfferings } = questionnaire;
  return { id, title, version, offerings, chosen: beforeOfferings };
});

export const action = defineForm({
  "": attempt(async ({ app, value, form, params: { questionnaireId = "" } }) => {
    await setBeforeOfferings(app, questionnaireId, { ...value, offerings: form.getAll("offerings") });
    return redirect(paths.questionnaireForm(questionnaireId, { done: "saved" }), 303);
  }),
});

export default function QuestionnaireBefore() {
  const { id, title, version, offerings, chosen } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { t } = useT();
  return (
    <>
      <PageHeader
        caption={<bdi>{title}</bdi>}
        title={t("questionnaires:staff.before")}
        lead={t("questionnaires:staff.beforeLead")}
        back={<BackLink href={paths.questionnaireForm(id)}>{t("questionnaires:staff.toForm")}</BackLink>}
      />
      {refused?.errors.map(({ message }) => (
        <Banner key={message} tone="warn" live title={message} />
      ))}
      <form method="post" noValidate data-once className="flex flex-col gap-6 [&>button]:self-start">
        <VersionField version={version} />
        <CheckboxGroup
          name="offerings"
          label={t("questionnaires:staff.beforeWhich")}
          options={offerings}
          chosen={(value) => chosen.includes(value)}
        />
        <Button type="submit">{t("common:actions.save")}</Button>
      </form>
    </>
  );
}
