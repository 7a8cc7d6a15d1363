import type { RequestContext } from "~/platform/context.server";
import { listFeeds, type FeedFacts } from "../../data/feeds/calendar-feeds.server";
import { feedOwner } from "./create-calendar-feed.server";

/** The addresses of one's own that open. */
export async function listCalendarFeeds(context: RequestContext): Promise<FeedFacts[]> {
  return listFeeds(context.db, await feedOwner(context));
}
