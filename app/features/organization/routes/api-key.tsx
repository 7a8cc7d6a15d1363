import { redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { paths } from "~/paths";
import { defineForm, press } from "~/platform/http/define-form.server";
import { authorize } from "~/platform/access/authorize.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { ApiKeyFacts } from "../components/api-key-facts";
import { adoptApiKey } from "../services/connections/adopt-api-key.server";
import { readApiKey } from "../services/connections/list-api-keys.server";
import { leaveWhereOff } from "./api-screen.server";
import { revokeApiKey } from "../services/connections/revoke-api-key.server";

export const handle = { width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

const DONE = ["revoked", "adopted", "again"] as const;
const doneOf = (name: string | null, state: string) =>
  DONE.find((each) => each === name && (each === "revoked") === (state === "REVOKED")) ?? null;

export const loader = defineLoader(async ({ app, params, url }) => {
  await authorize(app, "apiKey.manage");
  leaveWhereOff(app);
  if (!params.keyId) throw redirect(paths.apiKeys());
  const apiKey = await readApiKey(app, params.keyId);
  const mayAdopt = app.actor.kind === "employee" && app.actor.isCreator;
  return {
    apiKey,
    mayAdopt,
    done: doneOf(url.searchParams.get("done"), apiKey.state),
    timeZone: app.profile.timeZone,
    title: apiKey.name,
  };
});

const switches = (done: "adopted" | "revoked", change: typeof adoptApiKey | typeof revokeApiKey) =>
  press(async ({ app, params }) => {
    await authorize(app, "apiKey.manage");
    leaveWhereOff(app);
    const { id } = await change(app, { id: params["keyId"] });
    return redirect(paths.apiKey(id, { done }));
  });

export const action = defineForm({
  adopt: switches("adopted", adoptApiKey),
  revoke: switches("revoked", revokeApiKey),
});

export default function ApiKey() {
  const { apiKey, mayAdopt, done, timeZone } = useLoaderData<typeof loader>();
  return <ApiKeyFacts {...{ apiKey, mayAdopt, done, timeZone }} />;
}
