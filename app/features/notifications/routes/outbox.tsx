import { useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { LinkButton } from "~/ui/action/button";
import { EmptyState } from "~/ui/view/empty-state";
import { PageHeader } from "~/ui/view/page-header";
import { ChannelFilter } from "../components/outbox/channel-filter";
import { MailTable } from "../components/outbox/mail-table";
import { CHANNELS } from "../domain/preferences/channel";
import { listDevelopmentMails } from "../services/mail/list-development-mails.server";

export const meta = screenTitle;

export const loader = defineLoader(async ({ app, url }) => {
  const before = url.searchParams.get("before");
  const channel = CHANNELS.find((each) => each === url.searchParams.get("channel")) ?? null;
  return {
    title: createTranslator(app.locale).t("notifications:outbox.title"),
    ...(await listDevelopmentMails(app, before, channel)),
    channel,
    newest: before === null,
    timeZone: app.profile.timeZone,
  };
});

/** What this organization would have mailed, newest first. */
export default function Outbox() {
  const { title, mails, next, newest, channel, timeZone } = useLoaderData<typeof loader>();
  const { t } = useT();
  return (
    <div className="flex flex-col gap-8">
      <PageHeader
        title={title}
        lead={t("notifications:outbox.lead")}
        actions={
          <LinkButton href={paths.developmentOutbox({ channel: channel ?? undefined })} tone="secondary">
            {t(newest ? "notifications:outbox.refresh" : "notifications:outbox.newest")}
          </LinkButton>
        }
      />
      <ChannelFilter channel={channel} />
      {mails.length === 0 ? (
        <EmptyState
          icon="mail"
          title={t("notifications:outbox.empty")}
          action={<LinkButton href={paths.booking()}>{t("notifications:outbox.book")}</LinkButton>}
        >
          {t("notifications:outbox.emptyText")}
        </EmptyState>
      ) : (
        <MailTable mails={mails} timeZone={timeZone} />
      )}
      {next && (
        <div>
          <LinkButton href={paths.developmentOutbox({ before: next, channel: channel ?? undefined })} tone="secondary">
            {t("notifications:outbox.older")}
          </LinkButton>
        </div>
      )}
    </div>
  );
}
