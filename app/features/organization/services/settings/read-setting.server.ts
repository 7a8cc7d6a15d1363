import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { readSettings } from "../../data/settings/settings.server";
import type { SettingArea, SettingOf } from "../../schemas/settings/setting-areas";
import { settingFrom } from "../../support/settings/stored-setting.server";

/** An area with the version that a change of it must name; 0 where nobody changed it yet. */
export interface VersionedSetting<Value> {
  value: Value;
  version: number;
}

/** One area of the organization's settings, for the screen or call that shows it. */
export async function readSetting<Area extends SettingArea>(
  context: RequestContext,
  area: Area,
): Promise<VersionedSetting<SettingOf<Area>>> {
  await authorize(context, "settings.read");
  const [stored] = await readSettings(context.db, [area]);
  return { value: settingFrom(context, area, stored), version: stored?.version ?? 0 };
}
