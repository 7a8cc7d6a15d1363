import { redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { z } from "zod";
import { createTranslator } from "~/i18n/translator.server";
import { usePatientT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { act, defineForm, press } from "~/platform/http/define-form.server";
import type { FormAnswer } from "~/platform/http/form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader, type ScreenArgs } from "~/platform/http/screen.server";
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

const relativeOf = ({ app, params }: Pick<ScreenArgs, "app" | "params">) =>
  readRelatedUser(app, params["relatedUserId"] ?? "none");

export const action = defineForm({
  end: press(async (args) => {
    const { id } = await relativeOf(args);
    const { resumable } = await endRelation(args.app, id);
    return redirect(paths.family({ done: "ended", undo: resumable ? id : undefined }), 303);
  }),
  "": act<z.ZodType, Response>(
    async (args) => {
      const { isDependant, today } = await relativeOf(args);
      return isDependant ? changeDependantSchema(today) : changeRelationSchema;
    },
    async ({ app, params, value }) => {
      await changeRelatedUser(app, params["relatedUserId"] ?? "none", value);
      return redirect(paths.family({ done: "updated" }), 303);
    },
    { edits: true },
  ),
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
