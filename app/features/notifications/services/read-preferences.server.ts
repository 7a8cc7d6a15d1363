import { readUserSetting, settingOf } from "~/features/organization/public.server";
import { ownPatientId } from "~/platform/actor.server";
import type { RequestContext } from "~/platform/context.server";
import { refusesReminders } from "../data/refusals.server";
import type { Channel } from "../domain/channel";
import type { NoticeKind } from "../domain/channel-wish";
import { inboxOwner } from "./inbox-owner.server";

const NO_REMINDERS = { reminders: false, remindersSms: false, remindersWhatsapp: false, remindersPush: false };

/** Whether this patient has refused reminders by the link of a mail. */
export const refusedByLink = ({ actor, db }: RequestContext): Promise<boolean> =>
  actor.kind === "patient" ? refusesReminders(db, ownPatientId(actor)) : Promise.resolve(false);

/** What a user can be told of, by which ways, and what they have chosen. */
export interface PreferencesView {
  offered: { kind: NoticeKind; channels: Channel[] }[];
  values: Record<string, unknown>;
  version: number;
}

/** The signed-in user's choices. Staff hear of requests and changes, patients of changes and what the clock tells. */
export async function readPreferences(context: RequestContext): Promise<PreferencesView> {
  await inboxOwner(context);
  const [{ value, version }, organization, refused] = await Promise.all([
    readUserSetting(context, "notifications"),
    settingOf(context, "notifications"),
    refusedByLink(context),
  ]);
  const patient: Channel[] = [
    "MAIL",
    ...(organization.smsToPatients ? (["SMS"] as const) : []),
    ...(organization.whatsappToPatients ? (["WHATSAPP"] as const) : []),
    "PUSH",
  ];
  const staff: Channel[] = ["MAIL", "PUSH"];
  const offered: PreferencesView["offered"] =
    context.actor.kind === "patient"
      ? [
          { kind: "changes", channels: patient },
          { kind: "reminders", channels: patient },
        ]
      : [
          { kind: "requests", channels: staff },
          { kind: "changes", channels: staff },
        ];
  return { offered, values: refused ? { ...value, ...NO_REMINDERS } : value, version };
}
