import { redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { authorize } from "~/platform/access/authorize.server";
import { readForm } from "~/platform/http/read-body.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineAction, defineLoader } from "~/platform/http/screen.server";
import { BackLink } from "~/ui/action/back-link";
import { Banner } from "~/ui/view/banner";
import { PageHeader } from "~/ui/view/page-header";
import { ApiKeyFacts } from "../components/api-key-facts";
import { adoptApiKey } from "../services/connections/adopt-api-key.server";
import { readApiKey } from "../services/connections/list-api-keys.server";
import { leaveWhereOff } from "./api-screen.server";
import { revokeApiKey } from "../services/connections/revoke-api-key.server";

export const handle = { width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

const DONE = ["revoked", "adopted", "again"] as const;
const doneOf = (name: string | null) => DONE.find((each) => each === name) ?? null;

export const loader = defineLoader(async ({ app, params, url }) => {
  await authorize(app, "apiKey.manage");
  leaveWhereOff(app);
  if (!params.keyId) throw redirect(paths.apiKeys());
  const apiKey = await readApiKey(app, params.keyId);
  const mayAdopt = app.actor.kind === "employee" && app.actor.isCreator;
  return {
    apiKey,
    mayAdopt,
    done: doneOf(url.searchParams.get("done")),
    timeZone: app.profile.timeZone,
    title: apiKey.name,
  };
});

export const action = defineAction(async ({ app, request, params }) => {
  await authorize(app, "apiKey.manage");
  leaveWhereOff(app);
  if ((await readForm(request)).get("intent") === "adopt") {
    const adopted = await adoptApiKey(app, { id: params.keyId });
    return redirect(paths.apiKey(adopted.id, { done: "adopted" }));
  }
  const { id } = await revokeApiKey(app, { id: params.keyId });
  return redirect(paths.apiKey(id, { done: "revoked" }));
});

export default function ApiKey() {
  const { apiKey, mayAdopt, done, timeZone } = useLoaderData<typeof loader>();
  const { t } = useT();
  return (
    <>
      <PageHeader
        back={<BackLink href={paths.apiKeys()}>{t("api-access:back")}</BackLink>}
        title={<bdi>{apiKey.name}</bdi>}
      />
      {done && (
        <Banner tone={done === "again" ? "info" : "good"} live>
          {t(`api-access:done.${done}`)}
        </Banner>
      )}
      <ApiKeyFacts apiKey={apiKey} timeZone={timeZone} mayAdopt={mayAdopt} />
    </>
  );
}
