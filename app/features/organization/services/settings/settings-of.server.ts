import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { readSettings } from "../../data/settings/settings.server";
import type { SettingArea, SettingOf } from "../../schemas/settings/setting-areas";
import { settingFrom } from "../../support/settings/stored-setting.server";

type SettingsOf<Area extends SettingArea> = { [Each in Area]: SettingOf<Each> };

/** Several areas of the organization's settings, for the code that goes by them: one round trip. */
export async function settingsOf<Area extends SettingArea>(
  context: RequestContext,
  areas: readonly Area[],
): Promise<SettingsOf<Area>> {
  await authorize(context, "organization.public");
  const stored = await readSettings(context.db, areas);
  const each = areas.map((name) => [
    name,
    settingFrom(
      context,
      name,
      stored.find(({ area }) => area === name),
    ),
  ]);
  return Object.fromEntries(each) as SettingsOf<Area>;
}
