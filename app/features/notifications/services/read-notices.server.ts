import { createTranslator } from "~/i18n/translator.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/parse.server";
import { countUnread, markRead } from "../data/notices.server";
import { readNoticesSchema } from "../schemas/notices";
import { inboxOwner } from "./inbox-owner.server";
import { tellInbox } from "./user-inbox.server";

/** Marks some of the user's own as read; one that is not theirs, or was read before, changes nothing. */
export async function readNotices(context: RequestContext, raw: unknown): Promise<void> {
  const userId = await inboxOwner(context);
  const { ids } = parse(readNoticesSchema, raw);
  if ((await markRead(context.db, userId, ids, context.now)) > 0) tellInbox(context, userId, false);
}

/** Marks all of the user's own as read. */
export async function readAllNotices(context: RequestContext): Promise<void> {
  const userId = await inboxOwner(context);
  if ((await markRead(context.db, userId, "all", context.now)) > 0) tellInbox(context, userId, false);
}

/** How many of the user's own are unread (counted up to 100), as a number and in words. */
export async function countOwnUnread(context: RequestContext): Promise<{ unreadCount: number; label: string }> {
  const unreadCount = await countUnread(context.db, await inboxOwner(context));
  const { t } = createTranslator(context.locale);
  return { unreadCount, label: t("notifications:panel.unread", { count: unreadCount }) };
}
