import { redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { listTools } from "~/features/identity/public.server";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { shownColumns } from "~/kernel/lists/list-choice";
import { paths } from "~/paths";
import { defineForm, press } from "~/platform/http/define-form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { ListTools } from "~/screens/lists/list-tools";
import { BackLink } from "~/ui/action/back-link";
import { LinkButton } from "~/ui/action/button";
import { Banner } from "~/ui/view/banner";
import { Card } from "~/ui/view/card";
import { EmptyState } from "~/ui/view/empty-state";
import { PageHeader } from "~/ui/view/page-header";
import { MessageFilter, useActiveFilters } from "../components/deliveries/message-filter";
import { MessageTable } from "../components/deliveries/message-table";
import { MESSAGE_COLUMNS } from "../domain/mail/message-columns";
import { LISTED_STATUSES } from "../schemas/mail/list-messages";
import { listSentMessages } from "../services/mail/list-sent-messages.server";
import { sendAgain } from "../services/mail/send-again.server";
import { subjectChoices } from "../support/mail/subject-choices.server";

export const handle = { width: "wide" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, url }) => {
  const { t } = createTranslator(app.locale);
  const [list, tools] = await Promise.all([
    listSentMessages(app, Object.fromEntries(url.searchParams)),
    listTools(app, "sentMessages", url),
  ]);
  const done = url.searchParams.get("done") === "again";
  return { title: t("notifications:sent.title"), ...list, tools, done, subjects: subjectChoices(app) };
});

export const action = defineForm({
  "": press(async ({ app, value, url }) => {
    await sendAgain(app, value);
    const list = new URL(url);
    list.searchParams.set("done", "again");
    return redirect(`${list.pathname}${list.search}`, 303);
  }),
});

const CHOOSABLE = ["to", "patient", "appointment", "channel", "attempts"] as const;

export default function SentMessages() {
  const { title, sent, dead, next, filter, tools, done, ...rest } = useLoaderData<typeof loader>();
  const { subjects, seesPatients, timeZone } = rest;
  const { t, format } = useT();
  const active = useActiveFilters({ filter, subjects });
  const shown = shownColumns(MESSAGE_COLUMNS, tools.columns);
  const chosen = Object.fromEntries(new URLSearchParams(tools.query));
  const table = { shown, timeZone, here: paths.sentMessages(chosen) };
  const lost = dead.map(({ failedAt, ...line }) => ({
    ...line,
    at: failedAt,
    status: "DEAD" as const,
    again: true,
  }));
  return (
    <>
      <PageHeader
        back={<BackLink href={paths.settings()}>{t("settings:index.back")}</BackLink>}
        title={title}
        lead={t("notifications:sent.lead")}
      />
      {done && <Banner tone="good" live title={t("notifications:sent.done")} />}
      <MessageFilter {...{ filter, subjects, seesPatients }} statuses={LISTED_STATUSES} />
      <ListTools
        tools={tools}
        columns={CHOOSABLE.map((key) => ({ key, header: t(`notifications:columns.${key}`) }))}
        shown={shown}
        exportHref={paths.sentMessagesExport(chosen)}
        count={sent.length > 0 ? t("lists:shownCount", { total: format.number(sent.length) }) : undefined}
        active={active}
      />
      {lost.length > 0 && (
        <section className="flex flex-col gap-4">
          <h2 className="text-xl font-semibold">{t("notifications:sent.lost")}</h2>
          <MessageTable caption={t("notifications:sent.lost")} lines={lost} {...table} />
        </section>
      )}
      {sent.length === 0 ? (
        <NothingSent filtered={tools.query !== ""} next={next} />
      ) : (
        <MessageTable caption={title} lines={sent} {...table} />
      )}
      {next && (
        <div>
          <LinkButton href={paths.sentMessages({ ...chosen, before: next })} tone="secondary">
            {t("notifications:sent.older")}
          </LinkButton>
        </div>
      )}
    </>
  );
}

function NothingSent({ filtered, next }: { filtered: boolean; next: string | null }) {
  const { t } = useT();
  return (
    <Card padding="flush">
      {filtered ? (
        <EmptyState
          icon="mail"
          title={t("channels:sent.noneSo")}
          action={
            <LinkButton href={paths.sentMessages()} tone="secondary">
              {t("lists:clearAll")}
            </LinkButton>
          }
        >
          {next !== null && t("channels:sent.noneSoText")}
        </EmptyState>
      ) : (
        <EmptyState icon="mail" title={t("notifications:sent.empty")}>
          {t("notifications:sent.emptyText")}
        </EmptyState>
      )}
    </Card>
  );
}
