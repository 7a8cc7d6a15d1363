import { redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { act, defineForm } from "~/platform/http/define-form.server";
import type { FormAnswer } from "~/platform/http/form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { BackLink } from "~/ui/action/back-link";
import { Card } from "~/ui/view/card";
import { PageHeader } from "~/ui/view/page-header";
import { ChangeEmailForm } from "../components/security/change-email-form";
import { ownEmailSchema } from "../schemas/accounts/email-change";
import { accountOwner } from "../services/accounts/account-owner.server";
import { changeOwnEmail, readOwnEmail } from "../services/accounts/change-own-email.server";

export const handle = { width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app }) => ({
  ...(await readOwnEmail(app)),
  title: createTranslator(app.locale).t("credentials:email.heading"),
}));

export const action = defineForm(async ({ app }) => {
  await accountOwner(app);
  return {
    "": act(ownEmailSchema, async ({ value }) => {
      await changeOwnEmail(app, value);
      return redirect(paths.accountSecurity({ done: "emailAsked" }));
    }),
  };
});

/** Where whoever is signed in asks for another address of their account. */
export default function ChangeEmail() {
  const { title, email } = useLoaderData<typeof loader>();
  const answer = useActionData<FormAnswer>();
  const { t } = useT();
  const back = <BackLink href={paths.accountSecurity()}>{t("security:account.back")}</BackLink>;
  return (
    <>
      <PageHeader back={back} title={title} lead={t("credentials:email.lead")} />
      <Card>
        <ChangeEmailForm answer={answer} current={email} />
      </Card>
    </>
  );
}
