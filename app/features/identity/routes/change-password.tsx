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
import { ChangePasswordForm } from "../components/security/change-password-form";
import { changePasswordSchema } from "../schemas/accounts/change-password";
import { accountOwner } from "../services/accounts/account-owner.server";
import { changePassword } from "../services/accounts/change-password.server";

export const handle = { width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app }) => {
  const { username } = await accountOwner(app);
  return { title: createTranslator(app.locale).t("security:password.heading"), username };
});

const change = act(
  changePasswordSchema,
  async ({ app, value }) => {
    await changePassword(app, value);
    return redirect(paths.accountSecurity({ done: "passwordChanged" }));
  },
  { hideFields: ["currentPassword", "password", "repeatPassword"] },
);

export const action = defineForm(async ({ app }) => {
  await accountOwner(app);
  return { "": change };
});

export default function ChangePassword() {
  const { title, username } = useLoaderData<typeof loader>();
  const answer = useActionData<FormAnswer>();
  const { t } = useT();
  const back = <BackLink href={paths.accountSecurity()}>{t("security:account.back")}</BackLink>;
  return (
    <>
      <PageHeader back={back} title={title} lead={t("security:password.hint")} />
      <Card>
        <ChangePasswordForm answer={answer} username={username} />
      </Card>
    </>
  );
}
