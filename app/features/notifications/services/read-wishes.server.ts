import { settingOf, userSettingOf, type SettingOf, type UserSettingOf } from "~/features/organization/public.server";
import type { RequestContext } from "~/platform/context.server";
import type { Recipient } from "../data/recipients.server";
import { refusesReminders } from "../data/refusals.server";
import type { ChannelChoices } from "../domain/channel-wish";
import type { OwnWishes } from "../domain/mail-wish";
import type { QuietHours } from "../domain/quiet-hours";

/** What the organization and one receiver want to be told, by which ways and when not. */
export interface Wishes {
  organization: SettingOf<"notifications">;
  /** What is wanted by mail. */
  own: OwnWishes;
  choices: ChannelChoices;
  /** Null where nobody has set any. */
  quiet: QuietHours | null;
}

type OwnSetting = UserSettingOf<"notifications">;

/** Whoever has no account is told what the organization tells. */
const WITHOUT_ACCOUNT: OwnSetting = {
  requests: true,
  requestsPush: false,
  changes: true,
  changesSms: true,
  changesWhatsapp: true,
  changesPush: false,
  reminders: true,
  remindersSms: true,
  remindersWhatsapp: true,
  remindersPush: false,
  quietFrom: "",
  quietUntil: "",
  timeZone: "",
};

function choicesOf(set: OwnSetting, refused: boolean): ChannelChoices {
  const reminders = !refused;
  return {
    requests: { SMS: false, WHATSAPP: false, PUSH: set.requestsPush },
    changes: { SMS: set.changesSms, WHATSAPP: set.changesWhatsapp, PUSH: set.changesPush },
    reminders: {
      SMS: reminders && set.remindersSms,
      WHATSAPP: reminders && set.remindersWhatsapp,
      PUSH: reminders && set.remindersPush,
    },
  };
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** The receiver's own hours, else the organization's; by the receiver's clock where they have named its zone. */
function quietOf({ profile }: RequestContext, organization: SettingOf<"notifications">, set: OwnSetting) {
  const named = set.quietFrom !== "" && set.quietUntil !== "" ? set : organization;
  if (named.quietFrom === "" || named.quietUntil === "") return null;
  const timeZone = set.timeZone === "" ? profile.timeZone : set.timeZone;
  return { from: minutesOf(named.quietFrom), until: minutesOf(named.quietUntil), timeZone };
}

/** What the organization and one receiver want to be told: by their settings, and by what they refused from a mail. */
export async function readWishes(context: RequestContext, { userId, patientId }: Recipient): Promise<Wishes> {
  const [organization, set, refused] = await Promise.all([
    settingOf(context, "notifications"),
    userId === null ? WITHOUT_ACCOUNT : userSettingOf(context, userId, "notifications"),
    patientId !== null && refusesReminders(context.db, patientId),
  ]);
  const { requests, changes, reminders } = set;
  return {
    organization,
    own: { requests, changes, reminders: reminders && !refused },
    choices: choicesOf(set, refused),
    quiet: quietOf(context, organization, set),
  };
}
