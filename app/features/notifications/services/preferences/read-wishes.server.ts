import { settingOf, userSettingOf, type SettingOf, type UserSettingOf } from "~/features/organization/public.server";
import type { RequestContext } from "~/platform/context.server";
import type { Recipient } from "../../data/mail/recipients.server";
import { refusesReminders } from "../../data/mail/refusals.server";
import { wantsOf, type Wants } from "../../domain/preferences/event-choices";
import type { QuietHours } from "../../domain/preferences/quiet-hours";

/** What the organization and one receiver want to be told, by which ways and when not. */
export interface Wishes {
  organization: SettingOf<"notifications">;
  /** What the receiver wants told by which way. */
  wants: Wants;
  /** Null where nobody has set any. */
  quiet: QuietHours | null;
}

/** Whoever has no account is told what the organization tells. */
const WITHOUT_ACCOUNT = { quietFrom: "", quietUntil: "", timeZone: "" };
type OwnSetting = typeof WITHOUT_ACCOUNT | UserSettingOf<"notifications">;

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
  return { organization, wants: wantsOf(set, refused), quiet: quietOf(context, organization, set) };
}
