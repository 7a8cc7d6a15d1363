import { readUserSetting, settingOf, type SettingOf, type UserSettingOf } from "~/features/organization/public.server";
import type { NotifiableEvent } from "~/kernel/notifiable-events";
import { ownPatientId } from "~/platform/access/actor.server";
import { verdictOf } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { refusesReminders } from "../../data/mail/refusals.server";
import type { Channel } from "../../domain/preferences/channel";
import {
  offeredKinds,
  shownChoices,
  wantsOf,
  type OfferedKind,
  type ShownChoices,
  type Wants,
} from "../../domain/preferences/event-choices";
import { eventFacts, PATIENT_EVENTS, STAFF_EVENTS, type OwnEvent } from "../../domain/inbox/own-event";
import { inboxOwner } from "../inbox/inbox-owner.server";

/** Whether this patient has refused reminders by the link of a mail. */
export const refusedByLink = ({ actor, db }: RequestContext): Promise<boolean> =>
  actor.kind === "patient" ? refusesReminders(db, ownPatientId(actor)) : Promise.resolve(false);

/** What the signed-in user can be told of at all. */
function eventsFor(context: RequestContext): readonly OwnEvent[] {
  if (context.actor.kind === "patient") return PATIENT_EVENTS;
  return STAFF_EVENTS.filter((event) => {
    const { heardBy } = eventFacts(event);
    return heardBy === undefined || verdictOf(context, heardBy) === "allowed";
  });
}

/** What the practice tells besides the mail: texts to patients, where it has turned them on, and pushes. */
function tellsOf({ actor }: RequestContext, set: SettingOf<"notifications">) {
  const patient = actor.kind === "patient";
  const events: Readonly<Record<Exclude<Channel, "MAIL">, readonly NotifiableEvent[]>> = {
    SMS: patient && set.smsToPatients ? set.smsEvents : [],
    WHATSAPP: patient && set.whatsappToPatients ? set.whatsappEvents : [],
    PUSH: set.pushEvents,
  };
  return (told: NotifiableEvent | null, channel: Channel) =>
    channel === "MAIL" || (told !== null && events[channel].includes(told));
}

/** The signed-in user's choices, and what they can choose of. */
export interface OwnChoices {
  events: readonly OwnEvent[];
  offered: OfferedKind[];
  wants: Wants;
  /** As it is stored. */
  value: UserSettingOf<"notifications">;
  version: number;
}

/** Reads what the signed-in user can be told of, by which ways, and what they have chosen. */
export async function readChoices(context: RequestContext): Promise<OwnChoices> {
  await inboxOwner(context);
  const [{ value, version }, organization, refused] = await Promise.all([
    readUserSetting(context, "notifications"),
    settingOf(context, "notifications"),
    refusedByLink(context),
  ]);
  const events = eventsFor(context);
  const offered = offeredKinds(events, tellsOf(context, organization));
  return { events, offered, wants: wantsOf(value, refused), value, version };
}

/** As much of a user's choices as their form shows. */
export interface PreferencesView extends ShownChoices {
  offered: OfferedKind[];
  /** The quiet hours and their zone. */
  hours: Record<string, string>;
  version: number;
}

export function preferencesView({ offered, wants, value, version }: OwnChoices): PreferencesView {
  const { quietFrom, quietUntil, timeZone } = value;
  return { offered, ...shownChoices(offered, wants), hours: { quietFrom, quietUntil, timeZone }, version };
}

/**
 * The signed-in user's preferences. Staff hear of requests and their appointments, patients of appointments and what
 * the clock tells.
 */
export const readPreferences = async (context: RequestContext): Promise<PreferencesView> =>
  preferencesView(await readChoices(context));
