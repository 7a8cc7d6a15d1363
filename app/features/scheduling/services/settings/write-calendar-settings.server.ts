import { commit, refusedAs } from "~/db/commit.server";
import { changedFields } from "~/kernel/changed-fields";
import type { RequestContext } from "~/platform/context.server";
import { StaleFormError } from "~/platform/http/errors.server";
import {
  readCalendarSettingsRow,
  writeCalendarSettingsRow,
  type CalendarSettingsRow,
} from "../../data/settings/calendar-settings-edit.server";

type Values = Omit<CalendarSettingsRow, "version">;
type Shown = Readonly<Record<string, string | number | boolean | null>>;

/**
 * Changes some of the calendar's settings, whoever may: the caller has asked. Without a version the change goes by what
 * is stored now.
 * @param shown what the caller's form would be filled with, where somebody else was faster
 * @throws StaleFormError where they were saved since the form was made
 */
export async function writeCalendarSettings(
  context: RequestContext,
  { version, ...values }: Partial<Values> & { version?: number },
  shown: (row: CalendarSettingsRow) => Shown,
): Promise<CalendarSettingsRow> {
  const now = await readCalendarSettingsRow(context.db);
  if (version !== undefined && version !== now.version) throw new StaleFormError(now.version, shown(now));
  const next = { ...now, ...values };
  const fields = changedFields(now, values);
  if (fields.length === 0) return now;
  await commit(context, {
    guarded: writeCalendarSettingsRow(context.db, next),
    audit: [{ action: "settings.change", subjectKind: "setting", subjectId: "calendar", fields }],
    result: null,
  }).catch(
    refusedAs({
      conflict: async () => {
        const current = await readCalendarSettingsRow(context.db);
        return new StaleFormError(current.version, shown(current));
      },
    }),
  );
  return { ...next, version: now.version + 1 };
}
