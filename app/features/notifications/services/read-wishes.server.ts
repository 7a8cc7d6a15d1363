import { settingOf, userSettingOf } from "~/features/organization/public.server";
import type { RequestContext } from "~/platform/context.server";
import type { Recipient } from "../data/recipients.server";
import { refusesReminders } from "../data/refusals.server";

const EVERYTHING = { requests: true, changes: true, reminders: true };

/** What the organization and one receiver want to be told: by their settings, and by what they refused from a mail. */
export async function readWishes(context: RequestContext, { userId, patientId }: Recipient) {
  const [organization, set, refused] = await Promise.all([
    settingOf(context, "notifications"),
    userId === null ? EVERYTHING : userSettingOf(context, userId, "notifications"),
    patientId !== null && refusesReminders(context.db, patientId),
  ]);
  return { organization, own: { ...set, reminders: set.reminders && !refused } };
}
