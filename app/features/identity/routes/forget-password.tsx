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
import { BackLink } from "~/ui/action/back-link";
import { LinkButton } from "~/ui/action/button";
import { Card } from "~/ui/view/card";
import { PageHeader } from "~/ui/view/page-header";
import { Panel } from "~/ui/view/panel";
import { ForgotPasswordForm } from "../components/forgot-password-form";
import { LinkGone } from "../components/link-gone";
import { ResetPasswordForm } from "../components/reset-password-form";
import { linkRequestSchema, resetPasswordSchema } from "../schemas/accounts/user-link";
import { humanCheckView } from "../support/protection/human-check-view.server";
import { readUserToken } from "../services/accounts/read-user-token.server";
import { requestUserLink } from "../services/accounts/request-user-link.server";
import { listResetFactors, resetPassword } from "../services/accounts/reset-password.server";

export const handle = {
  hydrate: true,
  namespaces: ["identity", "security", "credentials"],
  width: "narrow",
} satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, url }) => {
  const { t } = createTranslator(app.locale);
  const token = url.searchParams.get("token");
  if (url.searchParams.has("sent")) return { step: "sent" as const, title: t("identity:forgotPassword.sentTitle") };
  if (token === null)
    return url.searchParams.get("for") === "link"
      ? { step: "link" as const, title: t("identity:login.withEmailLink"), check: humanCheckView(app) }
      : { step: "request" as const, title: t("identity:forgotPassword.title"), check: humanCheckView(app) };
  const state = await readUserToken(app, token, "RESET_PASSWORD");
  if (state !== "valid") return { step: "gone" as const, title: t("identity:signInLink.goneTitle") };
  const factors = await listResetFactors(app, token);
  const { timeZone } = app.profile;
  return { step: "reset" as const, token, factors, timeZone, title: t("identity:resetPassword.title") };
});

const ask = act(linkRequestSchema, async ({ app, value, address }) => {
  await requestUserLink(app, value, address);
  return redirect(`${paths.forgotPassword()}?sent`);
});

const reset = act(
  resetPasswordSchema,
  async ({ app, value, address }) => {
    await resetPassword(app, value, address);
    return redirect(paths.login(undefined, "passwordChanged"));
  },
  { hideFields: ["password", "repeatPassword"] },
);

export const action = defineForm(({ url }) => ({ "": url.searchParams.has("token") ? reset : ask }));

export default function ForgetPassword() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<FormAnswer>();
  const { t } = useT();
  const back = <BackLink href={paths.login()}>{t("identity:forgotPassword.backToLogin")}</BackLink>;
  const again = (
    <LinkButton href={paths.forgotPassword()} tone="secondary">
      {t("identity:forgotPassword.askAgain")}
    </LinkButton>
  );
  switch (loaded.step) {
    case "sent":
      return (
        <>
          {back}
          <Panel title={loaded.title} icon="mail" actions={again}>
            <p>{t("identity:forgotPassword.sent")}</p>
          </Panel>
        </>
      );
    case "gone":
      return <LinkGone />;
    case "reset":
      return (
        <>
          <PageHeader title={loaded.title} />
          <Card>
            <ResetPasswordForm answer={answer} {...loaded} />
          </Card>
        </>
      );
    case "request":
    case "link": {
      const signsIn = loaded.step === "link";
      const lead = t(signsIn ? "credentials:link.lead" : "identity:forgotPassword.text");
      return (
        <>
          <PageHeader back={back} title={loaded.title} lead={lead} />
          <Card>
            <ForgotPasswordForm answer={answer} check={loaded.check} purpose={signsIn ? "SIGN_IN" : "RESET_PASSWORD"} />
          </Card>
        </>
      );
    }
  }
}
