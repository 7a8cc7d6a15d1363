import { data, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { submitForm, type FormAnswer } from "~/platform/form.server";
import type { ScreenHandle } from "~/platform/screen-handle";
import { screenTitle } from "~/platform/screen-title";
import { defineAction, defineLoader } from "~/platform/screen.server";
import { BackLink } from "~/ui/action/back-link";
import { PageHeader } from "~/ui/view/page-header";
import { AuthenticatorForm, BeginAuthenticator } from "../components/security/authenticator-form";
import { RecoveryCodeList } from "../components/security/recovery-code-list";
import { secondFactorSchema } from "../schemas/login";
import {
  confirmAuthenticator,
  readAuthenticatorSetUp,
  startAuthenticator,
} from "../services/set-up-authenticator.server";

export const handle = { width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app }) => ({
  title: createTranslator(app.locale).t("security:authenticator.title"),
  setUp: (await readAuthenticatorSetUp(app)) ?? null,
}));

interface Codes {
  codes: string[];
}

export const action = defineAction(async ({ app, request }) => {
  const begins = (await request.clone().formData()).get("do") === "begin";
  if (begins) {
    await startAuthenticator(app);
    return redirect(paths.accountAuthenticator());
  }
  await readAuthenticatorSetUp(app);
  let shown: string[] | null = null;
  const answer = await submitForm(
    request,
    secondFactorSchema,
    async (value) => {
      shown = (await confirmAuthenticator(app, value)).codes;
      return redirect(paths.accountSecurity({ done: "factorAdded" }));
    },
    { hideFields: ["secondFactor"] },
  );
  return shown === null ? answer : data<Codes>({ codes: shown });
});

/** Scan, type the code, keep the recovery codes. */
export default function SetUpAuthenticator() {
  const { title, setUp } = useLoaderData<typeof loader>();
  const answer = useActionData<FormAnswer | Codes>();
  const { t } = useT();
  const back = <BackLink href={paths.accountSecurity()}>{t("security:account.back")}</BackLink>;
  if (answer && "codes" in answer)
    return (
      <>
        <PageHeader title={t("security:recovery.title")} />
        <RecoveryCodeList codes={answer.codes} />
      </>
    );
  return (
    <>
      <PageHeader back={back} title={title} lead={t("security:authenticator.lead")} />
      {setUp ? <AuthenticatorForm setUp={setUp} answer={answer} /> : <BeginAuthenticator />}
    </>
  );
}
