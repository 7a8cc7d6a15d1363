import { settingOf } from "~/features/organization/public.server";
import type { RequestContext } from "~/platform/context.server";
import { PHR_AREAS, type PhrArea } from "../../domain/records/phr-areas";

/** The areas of the health record that the organization shows (settings/phrsettings). */
export async function shownAreas(context: RequestContext): Promise<ReadonlySet<PhrArea>> {
  const shown = await settingOf(context, "records");
  return new Set(PHR_AREAS.filter((area) => shown[area]));
}
