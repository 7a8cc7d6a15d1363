import { redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { defineForm, press } from "~/platform/http/define-form.server";
import { LinkGoneError } from "~/platform/http/errors.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { Button } from "~/ui/action/button";
import { Panel } from "~/ui/view/panel";
import { EndSessionsBox } from "../components/end-sessions-box";
import { LinkGone } from "../components/link-gone";
import { confirmEmail, readEmailChange } from "../services/accounts/confirm-email.server";

/** Carries no script: opening the link, as a preview of a mail does, changes nothing; the button does. */
export const handle = { width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, params }) => {
  const { t } = createTranslator(app.locale);
  const change = await readEmailChange(app, params.token ?? "");
  return {
    email: change?.email ?? null,
    organization: app.profile.name,
    title: t(change ? "credentials:proof.title" : "identity:signInLink.goneTitle"),
  };
});

export const action = defineForm({
  "": press(async ({ app, params, value: { endSessions }, address }) => {
    const token = params["token"] ?? "";
    try {
      const { userId } = await confirmEmail(app, { token, endSessions }, address);
      const here = "userId" in app.actor && app.actor.userId === userId && app.actor.kind !== "pending";
      return redirect(here ? paths.accountSecurity({ done: "emailChanged" }) : paths.login(undefined, "emailChanged"));
    } catch (error) {
      // Its page says that it does nothing any more.
      if (error instanceof LinkGoneError) return redirect(paths.confirmNewEmail(token));
      throw error;
    }
  }),
});

/** Where the mailbox of a new address proves itself. */
export default function ConfirmNewEmail() {
  const { email, organization, title } = useLoaderData<typeof loader>();
  const { t } = useT();
  if (email === null) return <LinkGone />;
  const submit = (
    <form method="post" className="flex flex-col items-center gap-4">
      <EndSessionsBox label={t("credentials:sessions.endAll")} />
      <Button type="submit" size="large">
        {t("credentials:proof.submit")}
      </Button>
    </form>
  );
  return (
    <Panel title={title} icon="mail" actions={submit}>
      <p className="wrap-anywhere">{t("credentials:proof.text", { organization, email })}</p>
    </Panel>
  );
}
