import type { Channel, ShortChannel } from "./channel";
import type { MailTemplate } from "./mail-template";

/** What a receiver chooses channels for: visits asked for, what becomes of them, and what the clock tells by itself. */
export type NoticeKind = "requests" | "changes" | "reminders";

const KIND: { readonly [Template in MailTemplate]?: NoticeKind } = {
  "appointment.requestReceived": "requests",
  "employee.waiting": "requests",
  "appointment.booked": "changes",
  "appointment.set": "changes",
  "appointment.confirmed": "changes",
  "appointment.canceled": "changes",
  "appointment.rescheduled": "changes",
  "appointment.rejected": "changes",
  "appointment.expired": "changes",
  "appointment.reassigned": "changes",
  "room.link": "changes",
  "room.waiting": "changes",
  "series.set": "changes",
  "series.canceled": "changes",
  "groupSession.given": "changes",
  "waitingList.offer": "changes",
  "family.consent": "changes",
  "family.answered": "changes",
  "appointment.reminder": "reminders",
  "appointment.followUp": "reminders",
  "appointment.feedback": "reminders",
};

/** The kind that a message is of; undefined for what goes by mail alone, such as a link to sign in. */
export const noticeKindOf = (template: MailTemplate): NoticeKind | undefined => KIND[template];

const SUFFIX: Readonly<Record<Channel, string>> = { MAIL: "", SMS: "Sms", WHATSAPP: "Whatsapp", PUSH: "Push" };

/** The name that a choice is kept under, in a user's settings and their form: a kind's own is its mail. */
export const choiceName = (kind: NoticeKind, channel: Channel): string => `${kind}${SUFFIX[channel]}`;

/** The ways that are open to a receiver: what the organization has and wants, and they can be reached by. */
export type OpenChannels = Readonly<Record<ShortChannel, boolean>>;

/** What a receiver has chosen, a kind and a channel each. */
export type ChannelChoices = Readonly<Record<NoticeKind, Readonly<Record<ShortChannel, boolean>>>>;

/** What decides by which channels a message goes. */
export interface ChannelRules {
  readonly open: OpenChannels;
  /** The channels by which the organization tells such an event. */
  readonly told: OpenChannels;
  readonly choices: ChannelChoices;
}

/**
 * By which channels, besides the mail, a message is told. Of the two that ring the same phone one is enough: WhatsApp
 * where it is open and chosen, else SMS.
 */
export function shortChannelsFor(kind: NoticeKind, { open, told, choices }: ChannelRules): ShortChannel[] {
  const goes = (channel: ShortChannel) => open[channel] && told[channel] && choices[kind][channel];
  const phone = goes("WHATSAPP") ? (["WHATSAPP"] as const) : goes("SMS") ? (["SMS"] as const) : [];
  return goes("PUSH") ? [...phone, "PUSH"] : [...phone];
}
