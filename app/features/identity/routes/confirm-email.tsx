import { redirect } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { defineForm, press } from "~/platform/http/define-form.server";
import { LinkGoneError } from "~/platform/http/errors.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { Button, LinkButton } from "~/ui/action/button";
import { Banner } from "~/ui/view/banner";
import { Panel } from "~/ui/view/panel";
import { mailProofLink } from "../services/accounts/mail-proof-link.server";
import { proveEmail } from "../services/accounts/prove-email.server";
import { readEmailProof } from "../services/accounts/read-email-proof.server";

/** Opening the link changes nothing, as a preview of a mail does; the button does. */
export const handle = { width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, url }) => {
  const token = url.searchParams.get("token");
  // Whoever has the mail and not the account signs in first: the link alone opens nothing.
  if (app.actor.kind === "anonymous" && token !== null) throw redirect(paths.login(paths.confirmEmail({ token })));
  const { t } = createTranslator(app.locale);
  const { proven, link } = await readEmailProof(app, token);
  return { proven, link, token, sent: url.searchParams.has("sent"), title: t("identity:confirmEmail.title") };
});

export const action = defineForm({
  "": press(async ({ app, value: { token } }) => {
    if (typeof token !== "string") {
      await mailProofLink(app);
      return redirect(paths.confirmEmail({ sent: 1 }));
    }
    try {
      await proveEmail(app, token);
    } catch (error) {
      // The page says what has become of the link.
      if (!(error instanceof LinkGoneError)) throw error;
      return redirect(paths.confirmEmail({ token }));
    }
    return redirect(paths.confirmEmail());
  }),
});

export default function ConfirmEmail() {
  const { proven, link, token, sent, title } = useLoaderData<typeof loader>();
  const { t } = useT();
  if (proven) {
    return (
      <Panel
        title={title}
        icon="check"
        actions={<LinkButton href={paths.home()}>{t("identity:confirmEmail.home")}</LinkButton>}
      >
        <p>{t("identity:confirmEmail.done")}</p>
      </Panel>
    );
  }
  const works = link === "works";
  const submit = (
    <Form method="post">
      {works && <input type="hidden" name="token" value={token ?? ""} />}
      <Button type="submit" size="large">
        {t(works ? "identity:confirmEmail.submit" : "identity:confirmEmail.send")}
      </Button>
    </Form>
  );
  return (
    <>
      {sent && (
        <Banner tone="good" live>
          {t("identity:confirmEmail.sent")}
        </Banner>
      )}
      {link === "gone" && (
        <Banner tone="warn" live>
          {t("identity:confirmEmail.gone")}
        </Banner>
      )}
      <Panel title={title} icon="lock" actions={submit}>
        <p>{t(works ? "identity:confirmEmail.press" : "identity:confirmEmail.why")}</p>
      </Panel>
    </>
  );
}
