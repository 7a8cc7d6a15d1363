import type { NotifiableEvent } from "~/kernel/notifiable-events";
import { CHANNELS, type Channel } from "./channel";
import { EVENT_KINDS, eventFacts, type EventKind, type OwnEvent } from "../inbox/own-event";

const SUFFIX = { MAIL: "", SMS: "Sms", WHATSAPP: "Whatsapp", PUSH: "Push" } as const satisfies Record<Channel, string>;

/** The name that the choice of a whole kind is kept and sent under: a kind's own is its mail. */
export const kindName = (kind: EventKind, channel: Channel) => `${kind}${SUFFIX[channel]}` as const;

/** The name that the events of one channel are sent under, as a list of those that are wanted. */
export const LIST_NAME = { MAIL: "mail", SMS: "sms", WHATSAPP: "whatsapp", PUSH: "push" } as const satisfies Record<
  Channel,
  string
>;

/** The name that the events turned off on one channel are kept under. */
export const offName = (channel: Channel) => `${LIST_NAME[channel]}Off` as const;

/** What a receiver has stored: a kind's choices as yes or no, and for each channel the events that they turned off. */
export type StoredChoices = Readonly<
  Partial<Record<ReturnType<typeof kindName> | ReturnType<typeof offName>, unknown>> & Record<string, unknown>
>;

/** Whether a receiver wants an event told by a channel. */
export type Wants = (event: OwnEvent, channel: Channel) => boolean;

/**
 * What a receiver wants, by what they have stored: an event of a kind that is on, unless it is turned off by itself.
 * Before there were events a choice was of its kind alone: it is meant as it was, also where it did not reach an event.
 * @param refused by a link of a mail: everything that the clock tells by itself
 */
export function wantsOf(stored: StoredChoices, refused: boolean): Wants {
  return (event, channel) => {
    const { kind, mail } = eventFacts(event);
    if (channel === "MAIL" && mail === "always") return true;
    if (refused && kind === "reminders") return false;
    const off = stored[offName(channel)];
    if (!Array.isArray(off) && channel === "MAIL" && mail === "wasAlways") return true;
    return stored[kindName(kind, channel)] !== false && !(Array.isArray(off) && off.includes(event));
  };
}

/** An event as a receiver can choose for it. */
export interface OfferedEvent {
  event: OwnEvent;
  /** The channels that it can be turned off on. */
  channels: Channel[];
  /** It is mailed whatever is chosen. */
  alwaysMailed: boolean;
}

/** A kind with the channels that one line chooses for all of its events. */
export interface OfferedKind {
  kind: EventKind;
  channels: Channel[];
  events: OfferedEvent[];
}

/** Whether a form lists the events of a kind: the line of a single one says all there is to say. */
export const listsEvents = ({ events }: OfferedKind): boolean => events.length > 1;

/** What can be chosen of these events, by kind. `tells` says what the practice tells by which channel besides the mail. */
export function offeredKinds(
  events: readonly OwnEvent[],
  tells: (told: NotifiableEvent | null, channel: Channel) => boolean,
): OfferedKind[] {
  const offered = events.map((event) => {
    const { told, mail } = eventFacts(event);
    const alwaysMailed = mail === "always";
    const open = (channel: Channel) => (channel === "MAIL" ? !alwaysMailed : tells(told, channel));
    return { event, channels: CHANNELS.filter(open), alwaysMailed };
  });
  return EVENT_KINDS.flatMap((kind) => {
    const its = offered.filter(({ event }) => eventFacts(event).kind === kind);
    const channels = CHANNELS.filter((channel) => its.some((each) => each.channels.includes(channel)));
    return its.length === 0 ? [] : [{ kind, channels, events: its }];
  });
}

/** The events of a kind that can be chosen on a channel. */
const chosenOn = ({ events }: OfferedKind, channel: Channel): OwnEvent[] =>
  events.flatMap(({ event, channels }) => (channels.includes(channel) ? [event] : []));

/** What a form shows as ticked: the line of a kind where one of its events is wanted, and each event by itself. */
export interface ShownChoices {
  lines: Record<string, boolean>;
  lists: Record<string, OwnEvent[]>;
}

export function shownChoices(offered: readonly OfferedKind[], wants: Wants): ShownChoices {
  const lines: ShownChoices["lines"] = {};
  const lists: ShownChoices["lists"] = {};
  for (const channel of CHANNELS) {
    const wanted = (kind: OfferedKind) => chosenOn(kind, channel).filter((event) => wants(event, channel));
    for (const each of offered.filter(({ channels }) => channels.includes(channel)))
      lines[kindName(each.kind, channel)] = wanted(each).length > 0;
    lists[LIST_NAME[channel]] = offered.flatMap(wanted);
  }
  return { lines, lists };
}

/** What a form sends: the line of each kind, and for each channel the events that are ticked. */
export type SentChoices = Readonly<Record<string, unknown>>;

/** Of the events of one kind on one channel those that are turned off from now on; null where its line turns off all. */
function turnedOff(offered: OfferedKind, channel: Channel, before: Wants, sent: SentChoices): OwnEvent[] | null {
  const its = chosenOn(offered, channel);
  const list = sent[LIST_NAME[channel]];
  const unticked = its.filter((event) => !(Array.isArray(list) && list.includes(event)));
  const line = sent[kindName(offered.kind, channel)] === true;
  if (!listsEvents(offered)) return line ? [] : its;
  if (line === its.some((event) => before(event, channel))) return unticked;
  // The line was changed, and sets them all; with a script the events have followed it already.
  if (!line) return null;
  return unticked.length < its.length ? unticked : [];
}

/**
 * What is stored of a form: where the line of a kind was left as it was, each event is as it was sent; a line that was
 * changed sets all of them, and turned off those too that are not offered now. Else what was not on the form stays.
 * @param events all that there are for this receiver, offered or not
 */
export function storedChoices(
  events: readonly OwnEvent[],
  offered: readonly OfferedKind[],
  before: Wants,
  sent: SentChoices,
): Record<string, boolean | string[]> {
  const stored: Record<string, boolean | string[]> = {};
  for (const channel of CHANNELS) {
    const canBeOff = (event: OwnEvent) => channel !== "MAIL" || eventFacts(event).mail !== "always";
    const off = new Set(events.filter((event) => !before(event, channel)));
    for (const each of offered.filter(({ channels }) => channels.includes(channel))) {
      const ofKind = events.filter((event) => eventFacts(event).kind === each.kind && canBeOff(event));
      const now = turnedOff(each, channel, before, sent);
      for (const event of now ? chosenOn(each, channel) : []) off.delete(event);
      for (const event of now ?? ofKind) off.add(event);
      // Kept as well for events that come later, and for the version before, which knows the kinds alone.
      stored[kindName(each.kind, channel)] = ofKind.some((event) => !off.has(event));
    }
    stored[offName(channel)] = [...off];
  }
  return stored;
}
