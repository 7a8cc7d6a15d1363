import { redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { act, defineForm } from "~/platform/http/define-form.server";
import type { FormAnswer } from "~/platform/http/form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { AskFirst } from "~/ui/action/ask-first";
import { BackLink } from "~/ui/action/back-link";
import { TextLink } from "~/ui/base/link";
import { Banner } from "~/ui/view/banner";
import { PageHeader } from "~/ui/view/page-header";
import { AccountForm } from "../components/account/account-form";
import { TestForm } from "../components/account/test-form";
import { connectMessageAccount, disconnectMessageAccount } from "../services/texts/connect-message-account.server";
import { readMessageAccount } from "../services/texts/read-message-account.server";
import { sendTestMessage } from "../services/mail/send-test-message.server";

export const handle = { width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

const DONE = ["connected", "disconnected", "tested"] as const;

export const loader = defineLoader(async ({ app, url }) => ({
  title: createTranslator(app.locale).t("channels:account.title"),
  account: await readMessageAccount(app),
  /** Elsewhere nothing leaves the machine, and a test can be sent without an account. */
  mayTest: app.env.ENVIRONMENT !== "production",
  done: DONE.find((each) => each === url.searchParams.get("done")) ?? null,
  timeZone: app.profile.timeZone,
}));

/** Which of the posted fields are needed, the services say. */
const does = (done: (typeof DONE)[number], service: (app: RequestContext, raw: unknown) => Promise<unknown>) =>
  act(
    z.looseObject({}),
    async ({ app, value: { intent: _, ...sent } }) => {
      await service(app, sent);
      return redirect(paths.messageAccount({ done }), 303);
    },
    { hideFields: ["authToken"] },
  );

export const action = defineForm(async ({ app }) => {
  await authorize(app, "settings.change");
  return {
    connect: does("connected", connectMessageAccount),
    disconnect: does("disconnected", disconnectMessageAccount),
    test: does("tested", sendTestMessage),
  };
});

export default function MessageAccount() {
  const { title, account, mayTest, done, timeZone } = useLoaderData<typeof loader>();
  const answer = useActionData<FormAnswer>();
  const { t, format } = useT();
  const { since, ofPlatform, ...values } = account;
  const tested = answer?.result.initialValue?.["intent"] === "test";
  const state =
    since !== null
      ? t("channels:account.connected", { when: format.date(since, timeZone, "medium") })
      : t(ofPlatform ? "channels:account.ofPlatform" : "channels:account.missing");
  return (
    <>
      <PageHeader
        back={<BackLink href={paths.settings()}>{t("settings:index.back")}</BackLink>}
        title={title}
        lead={t("channels:account.text")}
        actions={
          since === null ? undefined : (
            <form method="post">
              <AskFirst
                name="intent"
                value="disconnect"
                icon="trash"
                question={t("common:sure")}
                text={t("common:final")}
              >
                {t("channels:account.disconnect")}
              </AskFirst>
            </form>
          )
        }
      />
      {done && !answer && (
        <Banner tone="good" live>
          {t(`channels:account.done.${done}`)}
        </Banner>
      )}
      <p className="text-muted">
        {state} {t("channels:account.next")}{" "}
        <TextLink href={paths.adminSetting("notification-settings")}>{t("channels:account.settings")}</TextLink>
      </p>
      <AccountForm values={values} answer={tested ? undefined : answer} />
      {(since !== null || ofPlatform || mayTest) && <TestForm answer={tested ? answer : undefined} />}
    </>
  );
}
