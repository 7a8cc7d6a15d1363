import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { listNotices } from "../../data/inbox/notices.server";
import { listNoticesSchema } from "../../schemas/inbox/notices";
import { inboxOwner } from "./inbox-owner.server";
import { noticeView, type NoticeView } from "../../support/inbox/notice-view.server";

export interface NoticePage {
  notifications: NoticeView[];
  /** What the next page is asked for with; null on the last one. */
  next: string | null;
}

/** One page of what the signed-in user was told of, newest first. */
export async function listOwnNotices(context: RequestContext, raw: unknown): Promise<NoticePage> {
  const userId = await inboxOwner(context);
  const { before, limit } = parse(listNoticesSchema, raw);
  const found = await listNotices(context.db, userId, { before, limit: limit + 1 });
  const page = found.slice(0, limit);
  return {
    notifications: page.flatMap((each) => noticeView(context, each) ?? []),
    next: found.length > limit ? (page.at(-1)?.id ?? null) : null,
  };
}
