import { Form, useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { defineForm, press } from "~/platform/http/define-form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { Button } from "~/ui/action/button";
import { Panel } from "~/ui/view/panel";
import { LinkGone } from "../components/link-gone";
import { readUserToken } from "../services/accounts/read-user-token.server";
import { signInByLink } from "../services/accounts/sign-in-by-link.server";
import { signedInRedirect } from "./signed-in-redirect.server";

/** Carries no script: opening the link, as a preview of a mail does, changes nothing; the button does. */
export const handle = { width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, params }) => {
  const { t } = createTranslator(app.locale);
  const works = (await readUserToken(app, params.token ?? "", "SIGN_IN")) === "valid";
  return {
    works,
    organization: app.profile.name,
    title: t(works ? "identity:signInLink.title" : "identity:signInLink.goneTitle"),
  };
});

export const action = defineForm({
  "": press(async ({ app, params, url, address }) =>
    signedInRedirect(app, await signInByLink(app, params["token"], address), url.searchParams.get("next")),
  ),
});

export default function SignInLink() {
  const { works, organization, title } = useLoaderData<typeof loader>();
  const { t } = useT();
  if (!works) return <LinkGone />;
  const submit = (
    <Form method="post">
      <Button type="submit" size="large">
        {t("identity:signInLink.submit")}
      </Button>
    </Form>
  );
  return (
    <Panel title={title} icon="lock" actions={submit}>
      <p>{t("identity:signInLink.text", { organization })}</p>
    </Panel>
  );
}
