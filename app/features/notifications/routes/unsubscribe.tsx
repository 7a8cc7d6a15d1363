import { useActionData, useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { defineForm, press } from "~/platform/http/define-form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { Button } from "~/ui/action/button";
import { Panel } from "~/ui/view/panel";
import { changeSubscription } from "../services/marketing/change-subscription.server";
import { readSubscription } from "../services/marketing/read-subscription.server";

/** Carries no script: opening the link, as a preview of a mail does, changes nothing; the button does. */
export const handle = { width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, params }) => ({
  title: createTranslator(app.locale).t("notifications:unsubscribe.title"),
  organization: app.profile.name,
  ...(await readSubscription(app, params["token"] ?? "")),
}));

/** Answers without leading on: mail programs post here by themselves and follow no redirect (RFC 8058, 3.1). */
const change = press(async ({ app, params, value }) => changeSubscription(app, params["token"] ?? "", value));

export const action = defineForm({ "": change, stop: change, resume: change });

export default function Unsubscribe() {
  const { organization, ...read } = useLoaderData<typeof loader>();
  const changed = useActionData<typeof action>();
  const { t } = useT();
  const { refused, kind } = changed ?? read;
  const marketing = kind === "MARKETING";
  const choice = (
    <form method="post">
      <Button
        type="submit"
        name="intent"
        value={refused ? "resume" : "stop"}
        size="large"
        tone={refused ? "secondary" : undefined}
      >
        {marketing
          ? t(refused ? "marketing:unsubscribe.resume" : "marketing:unsubscribe.stop")
          : t(refused ? "notifications:unsubscribe.resume" : "notifications:unsubscribe.stop")}
      </Button>
    </form>
  );
  return (
    <Panel
      title={
        marketing
          ? t(refused ? "marketing:unsubscribe.stopped" : "marketing:unsubscribe.title")
          : t(refused ? "notifications:unsubscribe.stopped" : "notifications:unsubscribe.title")
      }
      icon={refused ? undefined : "mail"}
      actions={choice}
    >
      <p>
        {marketing
          ? t(refused ? "marketing:unsubscribe.stoppedText" : "marketing:unsubscribe.text", { organization })
          : t(refused ? "notifications:unsubscribe.stoppedText" : "notifications:unsubscribe.text", { organization })}
      </p>
    </Panel>
  );
}
