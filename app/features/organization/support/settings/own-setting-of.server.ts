import type { RequestContext } from "~/platform/context.server";
import { readUserSettings } from "../../data/settings/settings.server";
import { USER_SETTING_AREAS, type UserSettingArea, type UserSettingOf } from "../../schemas/settings/setting-areas";

/** What a user has set for themselves, for what bears their name; the defaults where they never did. */
export async function ownSettingOf<Area extends UserSettingArea>(
  { db }: RequestContext,
  userId: string,
  area: Area,
): Promise<UserSettingOf<Area>> {
  const [stored] = await readUserSettings(db, userId, [area]);
  return USER_SETTING_AREAS[area].schema.parse(stored?.value ?? {}) as UserSettingOf<Area>;
}
