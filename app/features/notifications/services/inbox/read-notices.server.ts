import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { readNoticesSchema } from "../../schemas/inbox/notices";
import { inboxOwner } from "./inbox-owner.server";
import { markRead } from "./mark-read.server";

/** Marks some of the user's own as read; one that is not theirs, or was read before, changes nothing. */
export async function readNotices(context: RequestContext, raw: unknown): Promise<void> {
  const userId = await inboxOwner(context);
  await markRead(context, userId, parse(readNoticesSchema, raw).ids);
}
