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
import { Card } from "~/ui/view/card";
import { PageHeader } from "~/ui/view/page-header";
import { NewPasskeyForm } from "../components/security/new-passkey-form";
import { RecoveryCodeList } from "../components/security/recovery-code-list";
import { newPasskeySchema } from "../schemas/passkey";
import { factorOwner } from "../services/add-factor.server";
import { registerPasskey } from "../services/register-passkey.server";

export const handle = { width: "narrow", islands: ["passkey"] } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app }) => {
  await factorOwner(app);
  return { title: createTranslator(app.locale).t("security:passkey.title"), device: app.visitor.device };
});

interface Codes {
  codes: string[];
}

export const action = defineAction(async ({ app, request }) => {
  await factorOwner(app);
  let shown: string[] | null = null;
  const answer = await submitForm(
    request,
    newPasskeySchema,
    async (value) => {
      shown = (await registerPasskey(app, value)).codes;
      return redirect(paths.accountSecurity({ done: "factorAdded" }));
    },
    { hideFields: ["response", "proof"] },
  );
  return shown === null ? answer : data<Codes>({ codes: shown });
});

export default function AddPasskey() {
  const { title, device } = useLoaderData<typeof loader>();
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
      <PageHeader back={back} title={title} lead={t("security:passkey.lead")} />
      <Card>
        <NewPasskeyForm answer={answer} device={device} />
      </Card>
    </>
  );
}
