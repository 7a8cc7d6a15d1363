import { commit, refusedAs } from "~/db/commit.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { revokeFeed } from "../../data/feeds/calendar-feeds.server";
import { revokeFeedSchema } from "../../schemas/feeds/calendar-feed";
import { feedOwner } from "./create-calendar-feed.server";

/** Ends one of one's own addresses: the next time it is asked, it is gone. @throws NotFoundError */
export async function revokeCalendarFeed(context: RequestContext, raw: unknown): Promise<void> {
  const owner = await feedOwner(context);
  const { id } = parse(revokeFeedSchema, raw);
  await commit(context, {
    guarded: revokeFeed(context.db, owner, id, context.now),
    audit: [{ action: "calendarFeed.revoke", subjectKind: "calendarFeed", subjectId: id, fields: ["revokedAt"] }],
    result: null,
  }).catch(refusedAs({ conflict: () => new NotFoundError() }));
}
