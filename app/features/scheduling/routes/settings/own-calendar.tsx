import { data, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { usePatientT } from "~/i18n/use-t";
import { paths } from "~/paths";
import type { RequestContext } from "~/platform/context.server";
import { defineForm, press } from "~/platform/http/define-form.server";
import { ForbiddenError } from "~/platform/http/errors.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import type { PostedAnswer } from "~/screens/use-posted-form";
import { BackLink } from "~/ui/action/back-link";
import { Button } from "~/ui/action/button";
import { Banner } from "~/ui/view/banner";
import { Card } from "~/ui/view/card";
import { PageHeader } from "~/ui/view/page-header";
import { FeedList } from "../../components/settings/feed-list";
import { NewFeed } from "../../components/settings/new-feed";
import { createCalendarFeed } from "../../services/feeds/create-calendar-feed.server";
import { listCalendarFeeds } from "../../services/feeds/list-calendar-feeds.server";
import { revokeCalendarFeed } from "../../services/feeds/revoke-calendar-feed.server";

export const handle = { width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

/** Staff have a page of their own, with what patients' names need. @throws ForbiddenError */
function ofPatient(app: RequestContext): RequestContext {
  if (app.actor.kind === "employee") throw new ForbiddenError();
  return app;
}

export const loader = defineLoader(async ({ app, url }) => ({
  feeds: await listCalendarFeeds(ofPatient(app)),
  timeZone: app.profile.timeZone,
  done: url.searchParams.get("done"),
  title: createTranslator(app.locale).t("calendar:own.title"),
}));

/** A new address is in the answer to the posted form: a redirect would have to carry it. */
export const action = defineForm({
  revoke: press(async ({ app, value }) => {
    await revokeCalendarFeed(ofPatient(app), value);
    return redirect(paths.ownCalendar({ done: "revoked" }));
  }),
  "": press(async ({ app }) => {
    const { url } = await createCalendarFeed(ofPatient(app), {});
    return data({ made: url }, { headers: { "cache-control": "no-store" } });
  }),
});

interface Answer extends Partial<PostedAnswer> {
  made?: string;
}

/** A patient's appointments in their own calendar app, kept up to date. */
export default function OwnCalendar() {
  const { title, feeds, timeZone, done } = useLoaderData<typeof loader>();
  const answer = useActionData<Answer>();
  const { t } = usePatientT();
  const refused = Object.values(answer?.result?.error ?? {}).flat()[0];
  return (
    <>
      <PageHeader
        back={<BackLink href={paths.profile()}>{t("home:menu.profile")}</BackLink>}
        title={title}
        lead={t("calendar:own.text")}
      />
      {done === "revoked" && !answer && (
        <Banner tone="good" live>
          {t("calendar:feed.revoked")}
        </Banner>
      )}
      {answer?.made && <NewFeed url={answer.made} />}
      {refused && <Banner tone="error" live title={t("calendar:feed.tooMany")} />}
      {!answer?.made && (
        <Card title={t("calendar:feed.makeTitle")}>
          <form method="post" className="flex flex-col gap-6">
            <p className="max-w-prose text-muted">{t("calendar:own.privacy")}</p>
            <div>
              <Button type="submit" size="large">
                {t("calendar:feed.make")}
              </Button>
            </div>
          </form>
        </Card>
      )}
      <FeedList feeds={feeds} timeZone={timeZone} isOwn />
    </>
  );
}
