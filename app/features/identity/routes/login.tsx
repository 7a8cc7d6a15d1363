import { redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useT } from "~/i18n/use-t";
import { createTranslator } from "~/i18n/translator.server";
import { paths } from "~/paths";
import { act, defineForm } from "~/platform/http/define-form.server";
import type { FormAnswer } from "~/platform/http/form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { Banner } from "~/ui/view/banner";
import { Card } from "~/ui/view/card";
import { PageHeader } from "~/ui/view/page-header";
import { LoginForm } from "../components/login-form";
import { OtherWays } from "../components/other-ways";
import { PasskeyForm } from "../components/security/passkey-form";
import { nextPath } from "../domain/sessions/next-path";
import { loginSchema } from "../schemas/sessions/login";
import { humanCheckView } from "../support/protection/human-check-view.server";
import { signIn } from "../services/sessions/sign-in.server";
import { signedInRedirect } from "./signed-in-redirect.server";

export const handle = {
  hydrate: true,
  namespaces: ["identity", "security", "credentials"],
  width: "narrow",
  islands: ["passkey"],
} satisfies ScreenHandle;
export const meta = screenTitle;

const NOTICES = {
  signedOut: { tone: "good", message: "identity:login.signedOut" },
  sessionEnded: { tone: "info", message: "identity:login.sessionEnded" },
  signInRequired: { tone: "info", message: "errors:signInRequired.text" },
  passkeyFailed: { tone: "error", message: "security:passkey.failed" },
  invited: { tone: "good", message: "identity:login.invited" },
  emailChanged: { tone: "good", message: "credentials:proof.done" },
  accountDeleted: { tone: "good", message: "identity:login.accountDeleted" },
  passwordChanged: { tone: "good", message: "identity:resetPassword.done" },
} as const;

const noticeOf = (name: string | null) =>
  name !== null && Object.hasOwn(NOTICES, name) ? NOTICES[name as keyof typeof NOTICES] : undefined;

export const loader = defineLoader(async ({ app, url }) => {
  const next = nextPath(url.searchParams.get("next"));
  if (app.actor.kind === "employee" || app.actor.kind === "patient") throw redirect(next ?? paths.home());
  const { name, settings } = app.profile;
  return {
    title: createTranslator(app.locale).t("identity:login.title"),
    organization: name,
    next,
    notice: noticeOf(url.searchParams.get("notice")),
    settings,
    check: humanCheckView(app),
  };
});

export const action = defineForm({
  "": act(
    loginSchema,
    async ({ app, value, url, address }) =>
      signedInRedirect(app, await signIn(app, value, address), url.searchParams.get("next")),
    { hideFields: ["password"] },
  ),
});

export default function Login() {
  const { organization, next, notice, settings, check } = useLoaderData<typeof loader>();
  const answer = useActionData<FormAnswer>();
  const { t } = useT();
  return (
    <div className="contents" data-resume={next}>
      <PageHeader title={t("identity:login.heading", { organization })} />
      {notice && !answer && <Banner tone={notice.tone} title={t(notice.message)} live />}
      <Card>
        <LoginForm answer={answer} check={check} />
      </Card>
      <PasskeyForm action={paths.passkeySignIn(next)} label={t("security:passkey.use")} />
      <OtherWays
        patientSignup={settings.patientSignupEnabled}
        professionalSignup={settings.hpSignupEnabled}
        next={next}
      />
    </div>
  );
}
