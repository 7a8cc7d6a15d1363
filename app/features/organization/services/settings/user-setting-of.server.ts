import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { readUserSettings } from "../../data/settings/settings.server";
import { USER_SETTING_AREAS, type UserSettingArea, type UserSettingOf } from "../../schemas/settings/setting-areas";

/**
 * What a user has set for themselves, for the work on their behalf that goes by it; the defaults where they never did.
 */
export async function userSettingOf<Area extends UserSettingArea>(
  context: RequestContext,
  userId: string,
  area: Area,
): Promise<UserSettingOf<Area>> {
  await authorize(context, "outbox.deliver");
  const [stored] = await readUserSettings(context.db, userId, [area]);
  return USER_SETTING_AREAS[area].schema.parse(stored?.value ?? {}) as UserSettingOf<Area>;
}
