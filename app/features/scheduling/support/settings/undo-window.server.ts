import type { RequestContext } from "~/platform/context.server";
import { readCalendarSettingsRow } from "../../data/settings/calendar-settings-edit.server";

/** How long the practice holds back what is told of an act, so that it can be undone unseen (ms). */
export async function undoWindowMs({ db }: RequestContext): Promise<number> {
  const { undoWindowSeconds } = await readCalendarSettingsRow(db);
  return undoWindowSeconds * 1_000;
}
