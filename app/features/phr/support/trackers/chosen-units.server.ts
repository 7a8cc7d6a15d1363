import { readUserSetting, settingOf } from "~/features/organization/public.server";
import type { RequestContext } from "~/platform/context.server";
import type { UnitChoice } from "../../domain/trackers/unit-choice";

/** The units of whoever is signed in, where they chose any (hpUnitSettings), else the organization's (unitsettings). */
export async function chosenUnits(context: RequestContext): Promise<UnitChoice> {
  const [own, organization] = await Promise.all([readUserSetting(context, "units"), settingOf(context, "units")]);
  return own.version > 0 ? own.value : organization;
}
