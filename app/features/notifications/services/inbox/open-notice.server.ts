import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { readNotice } from "../../data/inbox/notices.server";
import { inboxOwner } from "./inbox-owner.server";
import { markRead } from "./mark-read.server";
import { noticeView } from "../../support/inbox/notice-view.server";

/** Marks one of the user's own as read, and gives the path of what it tells of. @throws NotFoundError */
export async function openNotice(context: RequestContext, id: string): Promise<string> {
  const userId = await inboxOwner(context);
  const stored = await readNotice(context.db, userId, id);
  const view = stored && noticeView(context, stored);
  if (!view) throw new NotFoundError();
  await markRead(context, userId, [id]);
  return view.href;
}
