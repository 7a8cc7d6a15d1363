import { redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { defineForm, press } from "~/platform/http/define-form.server";
import { parse } from "~/platform/http/parse.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { LinkButton } from "~/ui/action/button";
import { TextLink } from "~/ui/base/link";
import { Card } from "~/ui/view/card";
import { PageHeader } from "~/ui/view/page-header";
import { NoticeList, ReadAllForm } from "../components/notices/notice-list";
import { NoticePanel } from "../components/notices/notice-panel";
import { inboxOwner } from "../services/inbox/inbox-owner.server";
import { listOwnNotices } from "../services/inbox/list-notices.server";
import { openNotice } from "../services/inbox/open-notice.server";
import { readAllNotices } from "../services/inbox/read-all-notices.server";

export const handle = { width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, url }) => {
  const before = url.searchParams.get("before") ?? undefined;
  const { notifications, next } = await listOwnNotices(app, { before });
  const title = createTranslator(app.locale).t("notifications:panel.title");
  const { timeZone } = app.profile;
  return { title, notices: notifications, next, timeZone, asPanel: url.searchParams.has("panel") };
});

const openSchema = z.object({ id: z.string().min(1).max(80) });

export const action = defineForm({
  open: press(async ({ app, value }) => {
    await inboxOwner(app);
    return redirect(await openNotice(app, parse(openSchema, value).id));
  }),
  readAll: press(async ({ app }) => {
    await readAllNotices(app);
    return redirect(paths.notifications());
  }),
});

export default function Notices() {
  const { notices, next, timeZone, asPanel } = useLoaderData<typeof loader>();
  const { t } = useT();
  const unread = notices.some(({ read }) => !read);
  if (asPanel) return <NoticePanel notices={notices} timeZone={timeZone} unread={unread} />;
  return (
    <>
      <PageHeader title={t("notifications:panel.title")} actions={unread ? <ReadAllForm /> : undefined} />
      <p>
        <TextLink href={paths.notificationPreferences()} className="inline-flex min-h-11 items-center">
          {t("channels:preferences.open")}
        </TextLink>
      </p>
      <Card padding="flush">
        <NoticeList notices={notices} timeZone={timeZone} level={2} />
      </Card>
      {next && (
        <div>
          <LinkButton href={paths.notifications({ before: next })} tone="secondary">
            {t("notifications:panel.older")}
          </LinkButton>
        </div>
      )}
    </>
  );
}
