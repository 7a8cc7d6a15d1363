import { redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { act, defineForm, press } from "~/platform/http/define-form.server";
import type { FormAnswer } from "~/platform/http/form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { Banner } from "~/ui/view/banner";
import { Card } from "~/ui/view/card";
import { PageHeader } from "~/ui/view/page-header";
import { ConfirmIdentityForm, MailedLinkForm } from "../components/security/confirm-identity-form";
import { PasskeyForm } from "../components/security/passkey-form";
import { nextPath } from "../domain/sessions/next-path";
import { confirmIdentitySchema } from "../schemas/accounts/email-change";
import { accountOwner } from "../services/accounts/account-owner.server";
import { confirmIdentity, waysToConfirm } from "../services/accounts/confirm-identity.server";
import { requestUserLink } from "../services/accounts/request-user-link.server";

export const handle = { width: "narrow", islands: ["passkey"] } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, url }) => ({
  ...(await waysToConfirm(app)),
  next: nextPath(url.searchParams.get("next")) ?? paths.accountSecurity(),
  problem: url.searchParams.get("problem"),
  sent: url.searchParams.has("sent"),
  title: createTranslator(app.locale).t("credentials:confirm.title"),
}));

/** What somebody was about to do, in words. */
function leadOf(next: string) {
  const isAt = (address: string) => next.startsWith(address);
  if (isAt(paths.prescriptionEdit())) return "credentials:confirm.signPrescription" as const;
  if (isAt(paths.noteView())) return "credentials:confirm.signNote" as const;
  return "credentials:confirm.lead" as const;
}

const nextOf = (url: URL) => nextPath(url.searchParams.get("next")) ?? paths.accountSecurity();

export const action = defineForm({
  link: press(async ({ app, url, address }) => {
    const { username } = await accountOwner(app);
    const next = nextOf(url);
    await requestUserLink(app, { username, purpose: "SIGN_IN", next }, address);
    return redirect(`${paths.accountConfirm(next)}&sent`);
  }),
  "": act(
    async ({ app }) => {
      await accountOwner(app);
      return confirmIdentitySchema;
    },
    async ({ app, value, url }) => {
      await confirmIdentity(app, value);
      return redirect(nextOf(url));
    },
    { hideFields: ["password"] },
  ),
});

/** Before what nobody may do from a screen that was left open: who is it? */
export default function ConfirmIdentity() {
  const { title, username, password, passkey, next, problem, sent } = useLoaderData<typeof loader>();
  const answer = useActionData<FormAnswer>();
  const { t } = useT();
  return (
    <div className="contents" data-resume={next}>
      <PageHeader title={title} lead={t(leadOf(next))} />
      {problem === "passkeyFailed" && !answer && <Banner tone="error" live title={t("security:passkey.failed")} />}
      {sent && <Banner tone="good" live title={t("credentials:confirm.linkSent")} />}
      {password && (
        <Card>
          <ConfirmIdentityForm answer={answer} username={username} />
        </Card>
      )}
      {passkey && <PasskeyForm action={paths.passkeySignIn(next)} label={t("security:passkey.use")} />}
      {!password && !passkey && !sent && (
        <Card>
          <MailedLinkForm />
        </Card>
      )}
    </div>
  );
}
