import { redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { authorize } from "~/platform/access/authorize.server";
import { act, defineForm } from "~/platform/http/define-form.server";
import type { FormAnswer } from "~/platform/http/form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { BackLink } from "~/ui/action/back-link";
import { Banner } from "~/ui/view/banner";
import { EmptyState } from "~/ui/view/empty-state";
import { PageHeader } from "~/ui/view/page-header";
import { MarketingForm } from "../components/marketing/marketing-form";
import { MarketingTable } from "../components/marketing/marketing-table";
import { marketingFormSchema } from "../schemas/marketing/marketing-form";
import { readMarketingPage } from "../services/marketing/read-marketing-page.server";
import { saveMarketing } from "../services/marketing/save-marketing.server";

export const handle = { width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, url }) => ({
  title: createTranslator(app.locale).t("marketing:page.title"),
  ...(await readMarketingPage(app, url.searchParams.get("draft"))),
  done: (["test", "send"] as const).find((each) => each === url.searchParams.get("done")) ?? null,
  timeZone: app.profile.timeZone,
}));

export const action = defineForm(async ({ app }) => {
  await authorize(app, "settings.change");
  const save = act(marketingFormSchema, async ({ value }) => {
    const { id, done } = await saveMarketing(app, value);
    return redirect(paths.marketing({ done, draft: done === "test" ? id : undefined }), 303);
  });
  return { test: save, send: save };
});

export default function Marketing() {
  const { title, consents, messages, draft, done, timeZone } = useLoaderData<typeof loader>();
  const answer = useActionData<FormAnswer>();
  const { t } = useT();
  return (
    <>
      <PageHeader
        back={<BackLink href={paths.settings()}>{t("settings:index.back")}</BackLink>}
        title={title}
        lead={t("marketing:page.lead")}
      />
      {done && !answer && (
        <Banner tone="good" live>
          {t(done === "test" ? "marketing:page.tested" : "marketing:page.sending")}
        </Banner>
      )}
      <MarketingForm key={draft.id} {...{ draft, consents, answer }} />
      {messages.length === 0 ? (
        <EmptyState icon="mail" title={t("marketing:page.empty")}>
          {t("marketing:page.emptyText")}
        </EmptyState>
      ) : (
        <MarketingTable messages={messages} timeZone={timeZone} />
      )}
    </>
  );
}
