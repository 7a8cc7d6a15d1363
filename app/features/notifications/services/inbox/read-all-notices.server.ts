import type { RequestContext } from "~/platform/context.server";
import { inboxOwner } from "./inbox-owner.server";
import { markRead } from "./mark-read.server";

/** Marks all of the user's own as read. */
export async function readAllNotices(context: RequestContext): Promise<void> {
  await markRead(context, await inboxOwner(context), "all");
}
