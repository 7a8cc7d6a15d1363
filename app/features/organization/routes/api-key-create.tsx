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
import { apiKeyFormSchema } from "../schemas/connections/api-key";
import { leaveWhereOff } from "./api-screen.server";
import { createApiKey } from "../services/connections/create-api-key.server";

export const handle = { width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app }) => {
  await authorize(app, "apiKey.manage");
  leaveWhereOff(app);
  const title = createTranslator(app.locale).t("api-access:form.title");
  return { title, idempotencyKey: crypto.randomUUID(), origin: app.origin };
});

/**
 * The key is in the answer to the posted form: a redirect would have to carry it. Posted again, the form makes no
 * other.
 */
export const action = defineForm(async ({ app }) => {
  await authorize(app, "apiKey.manage");
  leaveWhereOff(app);
  return {
    "": act(apiKeyFormSchema, async ({ value }) => {
      const { id, key } = await createApiKey(app, value);
      if (!key) return redirect(paths.apiKey(id, { done: "again" }));
      return data({ created: { id, key } }, { headers: { "cache-control": "no-store" } });
    }),
  };
});

interface Answer extends Partial<PostedAnswer> {
  created?: { id: string; key: string };
}

export default function CreateApiKey() {
  const { idempotencyKey, origin } = useLoaderData<typeof loader>();
  const answer = useActionData<Answer>();
  const { t } = useT();
  const created = answer?.created;
  return (
    <>
      <PageHeader
        back={<BackLink href={paths.apiKeys()}>{t("api-access:back")}</BackLink>}
        title={t("api-access:form.title")}
        lead={created ? undefined : t("api-access:form.lead")}
      />
      {created ? (
        <NewApiKey
          secret={created.key}
          url={`${origin}/appointments/listAllAppointments`}
          next={paths.apiKey(created.id)}
        />
      ) : (
        <ApiKeyForm answer={answer?.result && { result: answer.result }} idempotencyKey={idempotencyKey} />
      )}
    </>
  );
}
