import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { listNoticesByIds } from "../../data/inbox/notices.server";
import { readNoticesSchema } from "../../schemas/inbox/notices";
import { inboxOwner } from "./inbox-owner.server";
import { markRead } from "./mark-read.server";
import { noticeView, type NoticeView } from "../../support/inbox/notice-view.server";

/**
 * Marks some of the user's own as read; one that is not theirs, or was read before, changes nothing.
 * @returns those that are theirs, as they are now
 */
export async function readNotices(context: RequestContext, raw: unknown): Promise<NoticeView[]> {
  const userId = await inboxOwner(context);
  const { ids } = parse(readNoticesSchema, raw);
  await markRead(context, userId, ids);
  const found = await listNoticesByIds(context.db, userId, ids);
  return found.flatMap((each) => noticeView(context, each) ?? []);
}
