import { data, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import type { PostedAnswer } from "~/screens/use-posted-form";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import type { RequestContext } from "~/platform/context.server";
import { act, defineForm, press } from "~/platform/http/define-form.server";
import { NotFoundError } from "~/platform/http/errors.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { BackLink } from "~/ui/action/back-link";
import { Banner } from "~/ui/view/banner";
import { PageHeader } from "~/ui/view/page-header";
import { FeedForm } from "../../components/settings/feed-form";
import { FeedList } from "../../components/settings/feed-list";
import { NewFeed } from "../../components/settings/new-feed";
import { createFeedSchema } from "../../schemas/feeds/calendar-feed";
import { createCalendarFeed } from "../../services/feeds/create-calendar-feed.server";
import { revokeCalendarFeed } from "../../services/feeds/revoke-calendar-feed.server";
import { listCalendarFeeds } from "../../services/feeds/list-calendar-feeds.server";

export const handle = { width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

/** Patients have a page of their own. @throws NotFoundError */
function ofStaff(app: RequestContext): RequestContext {
  if (app.actor.kind === "patient") throw new NotFoundError();
  return app;
}

export const loader = defineLoader(async ({ app, url }) => ({
  feeds: await listCalendarFeeds(ofStaff(app)),
  timeZone: app.profile.timeZone,
  done: url.searchParams.get("done"),
  title: createTranslator(app.locale).t("calendar:feed.title"),
}));

/** A new address is in the answer to the posted form: a redirect would have to carry it. */
export const action = defineForm({
  revoke: press(async ({ app, value }) => {
    await revokeCalendarFeed(ofStaff(app), value);
    return redirect(paths.calendarFeeds({ done: "revoked" }));
  }),
  "": act(createFeedSchema, async ({ app, value }) => {
    const { url } = await createCalendarFeed(ofStaff(app), value);
    return data({ made: url }, { headers: { "cache-control": "no-store" } });
  }),
});

interface Answer extends Partial<PostedAnswer> {
  made?: string;
}

export default function CalendarFeeds() {
  const { feeds, timeZone, done } = useLoaderData<typeof loader>();
  const answer = useActionData<Answer>();
  const { t } = useT();
  return (
    <>
      <PageHeader
        back={<BackLink href={paths.settings()}>{t("settings:index.back")}</BackLink>}
        title={t("calendar:feed.title")}
        lead={t("calendar:feed.text")}
      />
      {done === "revoked" && !answer && (
        <Banner tone="good" live>
          {t("calendar:feed.revoked")}
        </Banner>
      )}
      {answer?.made && <NewFeed url={answer.made} />}
      <FeedForm answer={answer?.result && { result: answer.result }} />
      <FeedList feeds={feeds} timeZone={timeZone} />
    </>
  );
}
