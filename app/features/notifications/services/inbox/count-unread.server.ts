import { createTranslator } from "~/i18n/translator.server";
import type { RequestContext } from "~/platform/context.server";
import { countUnread } from "../../data/inbox/notices.server";
import { inboxOwner } from "./inbox-owner.server";

/** How many of the user's own are unread (counted up to 100), as a number and in words. */
export async function countOwnUnread(context: RequestContext): Promise<{ unreadCount: number; label: string }> {
  const unreadCount = await countUnread(context.db, await inboxOwner(context));
  const { t } = createTranslator(context.locale);
  return { unreadCount, label: t("notifications:panel.unread", { count: unreadCount }) };
}
