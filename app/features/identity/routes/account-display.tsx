import { redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { USUAL_DISPLAY } from "~/kernel/display";
import { paths } from "~/paths";
import { defineForm, press } from "~/platform/http/define-form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { BackLink } from "~/ui/action/back-link";
import { Banner } from "~/ui/view/banner";
import { Card } from "~/ui/view/card";
import { PageHeader } from "~/ui/view/page-header";
import { DisplayForm } from "../components/security/display-form";
import { nextPath } from "../domain/sessions/next-path";
import { accountOwner } from "../services/accounts/account-owner.server";
import { changeDisplay } from "../services/metadata/change-display.server";

export const handle = { width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, url }) => {
  const { display = USUAL_DISPLAY, kind } = await accountOwner(app);
  const { t, bcp47 } = createTranslator(app.locale);
  return {
    display,
    dense: kind === "employee",
    country: app.profile.countryCode,
    english: bcp47.startsWith("en"),
    now: app.now,
    timeZone: app.profile.timeZone,
    saved: url.searchParams.get("done") === "saved",
    title: t("home:display.title"),
  };
});

/** Posted by this page, and by the account menu of every page, which is shown again then. */
export const action = defineForm({
  "": press(async ({ app, value, url }) => {
    await changeDisplay(app, value);
    return redirect(nextPath(url.searchParams.get("next")) ?? paths.accountDisplay({ done: "saved" }), 303);
  }),
});

/** How screens look to whoever is signed in: colours, rows, and how dates and times are written. */
export default function AccountDisplay() {
  const { saved, title, ...shown } = useLoaderData<typeof loader>();
  const { t } = useT();
  return (
    <>
      <PageHeader
        back={<BackLink href={paths.home()}>{t("common:actions.back")}</BackLink>}
        title={title}
        lead={t("home:display.lead")}
      />
      {saved && (
        <Banner tone="good" live>
          {t("common:actions.saved")}
        </Banner>
      )}
      <Card>
        <DisplayForm {...shown} />
      </Card>
    </>
  );
}
