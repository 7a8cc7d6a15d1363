import { redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { defineForm, press } from "~/platform/http/define-form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { BackLink } from "~/ui/action/back-link";
import { Button } from "~/ui/action/button";
import { Banner } from "~/ui/view/banner";
import { PageHeader } from "~/ui/view/page-header";
import { RecoveryCodeList } from "../components/security/recovery-code-list";
import { makeRecoveryCodes } from "../services/second-factors/make-recovery-codes.server";
import { readAccountSecurity } from "../services/accounts/read-account-security.server";

export const handle = { width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app }) => {
  const { factors, unusedCodes } = await readAccountSecurity(app);
  if (factors.length === 0) throw redirect(paths.accountSecurity());
  return { title: createTranslator(app.locale).t("security:recovery.title"), unusedCodes };
});

export const action = defineForm({ "": press(async ({ app }) => ({ codes: await makeRecoveryCodes(app) })) });

export default function RecoveryCodes() {
  const { title, unusedCodes } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { t } = useT();
  const back = <BackLink href={paths.accountSecurity()}>{t("security:account.back")}</BackLink>;
  if (answer)
    return (
      <>
        <PageHeader title={title} />
        <RecoveryCodeList codes={answer.codes} />
      </>
    );
  return (
    <>
      <PageHeader back={back} title={title} lead={t("security:recovery.text")} />
      <Banner tone="info" title={t("security:recovery.left", { count: unusedCodes })}>
        {t("security:recovery.warning")}
      </Banner>
      <form method="post">
        <Button type="submit" size="large">
          {t("security:recovery.make")}
        </Button>
      </form>
    </>
  );
}
