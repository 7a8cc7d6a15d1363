import { redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { usePatientT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { submitForm, type FormAnswer } from "~/platform/http/form.server";
import { readForm } from "~/platform/http/read-body.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineAction, defineLoader } from "~/platform/http/screen.server";
import { BackLink } from "~/ui/action/back-link";
import { AskFirst } from "~/ui/action/ask-first";
import { Card } from "~/ui/view/card";
import { PageHeader } from "~/ui/view/page-header";
import { RelatedUserForm } from "../components/related-user-form";
import { changeDependantSchema, changeRelationSchema } from "../schemas/family/related-user";
import { changeRelatedUser } from "../services/family/change-related-user.server";
import { endRelation } from "../services/family/end-relation.server";
import { phoneChoices } from "../support/patients/form-choices.server";
import { readRelatedUser } from "../services/family/read-related-user.server";

export const handle = { width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, params }) => {
  const { values, ...relative } = await readRelatedUser(app, params["relatedUserId"] ?? "none");
  const { codes, chosen } = phoneChoices(app, values.phoneCallingCode ?? "");
  return {
    ...relative,
    codes,
    values: { ...values, phoneCallingCode: chosen },
    title: createTranslator(app.locale).t("family:editTitle", { name: relative.name }),
  };
});

export const action = defineAction(async ({ app, request, params }) => {
  const { id, isDependant, today } = await readRelatedUser(app, params["relatedUserId"] ?? "none");
  const sent = await readForm(request);
  if (sent.get("intent") === "end") {
    const { resumable } = await endRelation(app, id);
    return redirect(paths.family({ done: "ended", undo: resumable ? id : undefined }), 303);
  }
  const after = async (value: unknown) => {
    await changeRelatedUser(app, id, value);
    return redirect(paths.family({ done: "updated" }), 303);
  };
  return isDependant
    ? submitForm(request, changeDependantSchema(today), after)
    : submitForm(request, changeRelationSchema, after);
});

export default function EditRelative() {
  const { title, name, isDependant, ...form } = useLoaderData<typeof loader>();
  const answer = useActionData<FormAnswer>();
  const { t } = usePatientT();
  return (
    <>
      <PageHeader
        back={<BackLink href={paths.family()}>{t("family:title")}</BackLink>}
        title={title}
        lead={isDependant ? undefined : t("family:adultEditText")}
      />
      <RelatedUserForm
        {...form}
        kind={isDependant ? "DEPENDANT" : "RELATION"}
        answer={answer}
        submit={t("common:actions.save")}
      />
      <Card title={t("family:endTitle")}>
        <form method="post" className="flex flex-col items-start gap-4">
          <p>{t("family:endText", { name })}</p>
          <input type="hidden" name="intent" value="end" />
          <AskFirst question={t("common:sure")}>{t("family:endTitle")}</AskFirst>
        </form>
      </Card>
    </>
  );
}
