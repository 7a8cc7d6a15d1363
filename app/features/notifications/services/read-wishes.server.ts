import { settingOf, userSettingOf } from "~/features/organization/public.server";
import type { RequestContext } from "~/platform/context.server";

/** What the organization and one receiver want to be told; whoever has no account has never said. */
export async function readWishes(context: RequestContext, userId: string | null) {
  const [organization, own] = await Promise.all([
    settingOf(context, "notifications"),
    userId === null
      ? { requests: true, changes: true, reminders: true }
      : userSettingOf(context, userId, "notifications"),
  ]);
  return { organization, own };
}
