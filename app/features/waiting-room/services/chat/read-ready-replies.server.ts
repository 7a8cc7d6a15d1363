import { settingOf } from "~/features/organization/public.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";

/** The answers that the organization keeps ready for its staff, in its order. @throws ForbiddenError for guests */
export async function readReadyReplies(context: RequestContext): Promise<string[]> {
  await authorize(context, "room.attend");
  const { readyReplies } = await settingOf(context, "waiting-room");
  return readyReplies.split("\n").filter(Boolean);
}
