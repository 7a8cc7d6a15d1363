import { redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { defineForm, press } from "~/platform/http/define-form.server";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { BackLink } from "~/ui/action/back-link";
import { LinkButton } from "~/ui/action/button";
import { Banner } from "~/ui/view/banner";
import { EmptyState } from "~/ui/view/empty-state";
import { PageHeader } from "~/ui/view/page-header";
import { filteredMessages, MessageFilter } from "../components/deliveries/message-filter";
import { MessageTable } from "../components/deliveries/message-table";
import { CHANNELS } from "../domain/preferences/channel";
import { listSentMessages } from "../services/mail/list-sent-messages.server";
import { sendAgain } from "../services/mail/send-again.server";

export const meta = screenTitle;

export const loader = defineLoader(async ({ app, url }) => {
  const title = createTranslator(app.locale).t("notifications:sent.title");
  const channel = CHANNELS.find((each) => each === url.searchParams.get("channel")) ?? null;
  const filter = { channel, failed: url.searchParams.get("only") === "failed" };
  const listed = await listSentMessages(app, url.searchParams.get("before"), filter);
  return { title, ...listed, filter, done: url.searchParams.has("done"), timeZone: app.profile.timeZone };
});

export const action = defineForm({
  "": press(async ({ app, value }) => {
    await sendAgain(app, value);
    return redirect(paths.sentMessages({ done: "again" }));
  }),
});

function NothingSent({ filtered, next }: { filtered: boolean; next: string | null }) {
  const { t } = useT();
  if (!filtered)
    return (
      <EmptyState icon="mail" title={t("notifications:sent.empty")}>
        {t("notifications:sent.emptyText")}
      </EmptyState>
    );
  return (
    <EmptyState icon="mail" title={t("channels:sent.noneSo")}>
      {next !== null && t("channels:sent.noneSoText")}
    </EmptyState>
  );
}

export default function SentMessages() {
  const { title, sent, dead, next, filter, done, timeZone } = useLoaderData<typeof loader>();
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
      <MessageFilter {...filter} />
      {lost.length > 0 && (
        <section className="flex flex-col gap-4">
          <h2 className="text-xl font-semibold">{t("notifications:sent.lost")}</h2>
          <MessageTable caption={t("notifications:sent.lost")} lines={lost} timeZone={timeZone} />
        </section>
      )}
      {sent.length === 0 ? (
        <NothingSent filtered={filter.channel !== null || filter.failed} next={next} />
      ) : (
        <MessageTable caption={title} lines={sent} timeZone={timeZone} />
      )}
      {next && (
        <div>
          <LinkButton href={filteredMessages(filter, { before: next })} tone="secondary">
            {t("notifications:sent.older")}
          </LinkButton>
        </div>
      )}
    </>
  );
}
