import type { RequestContext } from "~/platform/context.server";
import type { StoredSetting } from "../../data/settings/settings.server";
import { SETTING_AREAS, type SettingArea, type SettingOf } from "../../schemas/settings/setting-areas";

/** What an area says before anybody saved it: what the organization was opened with, else the defaults. */
function startOf({ profile }: RequestContext, area: SettingArea): Record<string, unknown> {
  const { settings, hpSignupMessage, about, brandColour, ...account } = profile;
  if (area === "account") return { ...account, brandColour: brandColour ?? "" };
  if (area === "about") return { text: about };
  if (area === "restricted") return { restrictedMode: settings.restrictedMode };
  if (area === "booking-widget") return { widgetSites: settings.widgetSites };
  if (area !== "web-patient-portal") return {};
  const { patientSignupEnabled, hpSignupEnabled, showQueueEstimate, languageShown } = settings;
  return { patientSignupEnabled, hpSignupEnabled, showQueueEstimate, languageShown, hpSignupMessage };
}

/** An area as its schema knows it; a field that came after it was saved has its default. */
export function settingFrom<Area extends SettingArea>(
  context: RequestContext,
  area: Area,
  stored: StoredSetting | undefined,
): SettingOf<Area> {
  return SETTING_AREAS[area].parse(stored?.value ?? startOf(context, area)) as SettingOf<Area>;
}
