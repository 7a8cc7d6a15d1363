import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { readSettings } from "../../data/settings/settings.server";
import type { SettingArea, SettingOf } from "../../schemas/settings/setting-areas";
import { settingFrom } from "../../support/settings/stored-setting.server";

/** One area of the organization's settings, for the code that goes by it; the defaults where nobody changed it. */
export async function settingOf<Area extends SettingArea>(
  context: RequestContext,
  area: Area,
): Promise<SettingOf<Area>> {
  await authorize(context, "organization.public");
  const [stored] = await readSettings(context.db, [area]);
  return settingFrom(context, area, stored);
}
