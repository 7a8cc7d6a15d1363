import type { RequestContext } from "~/platform/context.server";
import type { StoredSetting } from "../../data/settings/settings.server";
import { SETTING_AREAS, type SettingArea, type SettingOf } from "../../schemas/settings/setting-areas";

/** An area as its schema knows it; before anybody saved it, what the organization was opened with, else the defaults; a field that came after it was saved has its default. */
export function settingFrom<Area extends SettingArea>(
  context: RequestContext,
  area: Area,
  stored: StoredSetting | undefined,
): SettingOf<Area> {
  const { schema, start } = SETTING_AREAS[area];
  return schema.parse(stored?.value ?? start?.(context.profile) ?? {}) as SettingOf<Area>;
}
