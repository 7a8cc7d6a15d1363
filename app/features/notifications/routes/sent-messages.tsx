import { redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { screenTitle } from "~/platform/screen-title";
import { defineAction, defineLoader } from "~/platform/screen.server";
import { BackLink } from "~/ui/action/back-link";
import { LinkButton } from "~/ui/action/button";
import { Banner } from "~/ui/view/banner";
import { EmptyState } from "~/ui/view/empty-state";
import { PageHeader } from "~/ui/view/page-header";
import { MessageTable } from "../components/deliveries/message-table";
import { listSentMessages } from "../services/list-sent-messages.server";
import { sendAgain } from "../services/send-again.server";

export const meta = screenTitle;

export const loader = defineLoader(async ({ app, url }) => {
  const title = createTranslator(app.locale).t("notifications:sent.title");
  const listed = await listSentMessages(app, url.searchParams.get("before"));
  return { title, ...listed, done: url.searchParams.has("done"), timeZone: app.profile.timeZone };
});

export const action = defineAction(async ({ app, request }) => {
  await sendAgain(app, Object.fromEntries(await request.formData()));
  return redirect(paths.sentMessages({ done: "again" }));
});

export default function SentMessages() {
  const { title, sent, dead, next, done, timeZone } = useLoaderData<typeof loader>();
  const { t } = useT();
  const lost = dead.map(({ failedAt, ...line }) => ({ ...line, at: failedAt, status: "DEAD" as const }));
  return (
    <>
      <PageHeader
        back={<BackLink href={paths.settings()}>{t("settings:index.back")}</BackLink>}
        title={title}
        lead={t("notifications:sent.lead")}
      />
      {done && (
        <Banner tone="good" live>
          {t("notifications:sent.done")}
        </Banner>
      )}
      {lost.length > 0 && (
        <section className="flex flex-col gap-4">
          <h2 className="text-xl font-semibold">{t("notifications:sent.lost")}</h2>
          <MessageTable caption={t("notifications:sent.lost")} lines={lost} timeZone={timeZone} />
        </section>
      )}
      {sent.length === 0 ? (
        <EmptyState icon="mail" title={t("notifications:sent.empty")}>
          {t("notifications:sent.emptyText")}
        </EmptyState>
      ) : (
        <MessageTable caption={title} lines={sent} timeZone={timeZone} />
      )}
      {next && (
        <div>
          <LinkButton href={paths.sentMessages({ before: next })} tone="secondary">
            {t("notifications:sent.older")}
          </LinkButton>
        </div>
      )}
    </>
  );
}
