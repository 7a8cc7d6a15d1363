import { redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { act, defineForm, press } from "~/platform/http/define-form.server";
import { authorize } from "~/platform/access/authorize.server";
import type { FormAnswer } from "~/platform/http/form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { BackLink } from "~/ui/action/back-link";
import { Banner } from "~/ui/view/banner";
import { Card } from "~/ui/view/card";
import { PageHeader } from "~/ui/view/page-header";
import { NewsCard } from "../components/preferences/news-card";
import { PreferencesForm } from "../components/preferences/preferences-form";
import { PushCard } from "../components/preferences/push-card";
import { preferencesFormSchema } from "../schemas/preferences/preferences-form";
import { changeOwnConsent } from "../services/marketing/change-own-consent.server";
import { changePreferences } from "../services/preferences/change-preferences.server";
import { readOwnConsent } from "../services/marketing/read-own-consent.server";
import { readPreferences } from "../services/preferences/read-preferences.server";
import { readPushState } from "../services/push/read-push-state.server";

export const handle = { width: "narrow", islands: ["push", "event-choices"] } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, url }) => ({
  title: createTranslator(app.locale).t("channels:preferences.title"),
  ...(await readPreferences(app)),
  consents: await readOwnConsent(app),
  push: await readPushState(app),
  done: url.searchParams.has("done"),
}));

const consenting = (consents: boolean) =>
  press(async ({ app }) => {
    await authorize(app, "user.settings");
    await changeOwnConsent(app, consents);
    return redirect(paths.notificationPreferences({ done: "saved" }), 303);
  });

export const action = defineForm({
  giveConsent: consenting(true),
  withdrawConsent: consenting(false),
  "": act(
    async ({ app }) => {
      await authorize(app, "user.settings");
      return preferencesFormSchema;
    },
    async ({ app, value }) => {
      await changePreferences(app, value);
      return redirect(paths.notificationPreferences({ done: "saved" }), 303);
    },
  ),
});

export default function Preferences() {
  const { title, offered, lines, lists, hours, version, consents, push, done } = useLoaderData<typeof loader>();
  const answer = useActionData<FormAnswer>();
  const { t } = useT();
  return (
    <>
      <PageHeader
        back={<BackLink href={paths.notifications()}>{t("channels:preferences.back")}</BackLink>}
        title={title}
        lead={t("channels:preferences.lead")}
      />
      {done && !answer && (
        <Banner tone="good" live>
          {t("channels:preferences.saved")}
        </Banner>
      )}
      <PreferencesForm values={{ ...lines, ...lists, ...hours }} {...{ offered, version, answer }} />
      <Card title={t("channels:preferences.always")}>
        <p className="text-muted">{t("channels:preferences.alwaysText")}</p>
      </Card>
      {consents !== null && <NewsCard consents={consents} />}
      {push.key !== null && <PushCard publicKey={push.key} on={push.on} />}
    </>
  );
}
