import { data, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import type { PostedAnswer } from "~/screens/use-posted-form";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { authorize } from "~/platform/access/authorize.server";
import { act, defineForm } from "~/platform/http/define-form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { BackLink } from "~/ui/action/back-link";
import { PageHeader } from "~/ui/view/page-header";
import { ApiKeyForm } from "../components/api-key-form";
import { NewApiKey } from "../components/new-api-key";
import { externalAppFormSchema } from "../schemas/connections/api-key";
import { addExternalApp } from "../services/connections/add-external-app.server";
import { leaveWhereOff } from "./api-screen.server";

export const handle = { width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app }) => {
  await authorize(app, "apiKey.manage");
  leaveWhereOff(app);
  const title = createTranslator(app.locale).t("api-access:apps.formTitle");
  return { title, idempotencyKey: crypto.randomUUID(), origin: app.origin };
});

/** As with a key by itself, the answer to the posted form shows it, and posted again the form makes no other. */
export const action = defineForm(async ({ app }) => {
  await authorize(app, "apiKey.manage");
  leaveWhereOff(app);
  return {
    "": act(externalAppFormSchema, async ({ value: { callbackUrl, ...wanted } }) => {
      const { key } = await addExternalApp(app, { ...wanted, data: callbackUrl === "" ? {} : { callbackUrl } });
      if (key === null) return redirect(paths.externalApps({ done: "again" }));
      return data({ key }, { headers: { "cache-control": "no-store" } });
    }),
  };
});

interface Answer extends Partial<PostedAnswer> {
  key?: string;
}

export default function CreateExternalApp() {
  const { idempotencyKey, origin, title } = useLoaderData<typeof loader>();
  const answer = useActionData<Answer>();
  const { t } = useT();
  return (
    <>
      <PageHeader
        back={<BackLink href={paths.externalApps()}>{t("api-access:apps.back")}</BackLink>}
        title={title}
        lead={answer?.key ? undefined : t("api-access:apps.emptyText")}
      />
      {answer?.key ? (
        <NewApiKey secret={answer.key} url={`${origin}/appointments/listAllAppointments`} next={paths.externalApps()} />
      ) : (
        <ApiKeyForm answer={answer?.result && { result: answer.result }} idempotencyKey={idempotencyKey} ofApp />
      )}
    </>
  );
}
