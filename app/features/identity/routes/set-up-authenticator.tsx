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
import { AuthenticatorForm, BeginAuthenticator } from "../components/security/authenticator-form";
import { NewFactorPage } from "../components/security/new-factor-page";
import { secondFactorSchema } from "../schemas/sessions/login";
import {
  confirmAuthenticator,
  readAuthenticatorSetUp,
  startAuthenticator,
} from "../services/second-factors/set-up-authenticator.server";
import { factorAdded, type NewCodes } from "./new-factor.server";

export const handle = { width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app }) => ({
  title: createTranslator(app.locale).t("security:authenticator.title"),
  setUp: (await readAuthenticatorSetUp(app)) ?? null,
}));

export const action = defineForm({
  begin: press(async ({ app }) => {
    await startAuthenticator(app);
    return redirect(paths.accountAuthenticator());
  }),
  "": act(
    async ({ app }) => {
      await readAuthenticatorSetUp(app);
      return secondFactorSchema;
    },
    async ({ app, value }) => factorAdded(await confirmAuthenticator(app, value)),
    { hideFields: ["secondFactor"] },
  ),
});

/** Scan, type the code, keep the recovery codes. */
export default function SetUpAuthenticator() {
  const { title, setUp } = useLoaderData<typeof loader>();
  const answer = useActionData<FormAnswer | NewCodes>();
  const { t } = useT();
  const codes = answer && "codes" in answer ? answer.codes : null;
  const refused = answer && !("codes" in answer) ? answer : undefined;
  return (
    <NewFactorPage title={title} lead={t("security:authenticator.lead")} codes={codes}>
      {setUp ? <AuthenticatorForm setUp={setUp} answer={refused} /> : <BeginAuthenticator />}
    </NewFactorPage>
  );
}
