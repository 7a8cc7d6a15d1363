import type { ShortChannel } from "~/outbox/mail-templates";

/** Yes or no of each channel besides the mail. */
export type ByShortChannel = Readonly<Record<ShortChannel, boolean>>;

/** What decides by which channels a message goes. */
export interface ChannelRules {
  /** What the organization has and wants, and the receiver can be reached by. */
  readonly open: ByShortChannel;
  /** The channels by which the organization tells such an event. */
  readonly told: ByShortChannel;
  /** What the receiver wants. */
  readonly wanted: ByShortChannel;
}

/**
 * By which channels, besides the mail, a message is told. Of the two that ring the same phone one is enough: WhatsApp
 * where it is open and chosen, else SMS.
 */
export function shortChannelsFor({ open, told, wanted }: ChannelRules): ShortChannel[] {
  const goes = (channel: ShortChannel) => open[channel] && told[channel] && wanted[channel];
  const phone = goes("WHATSAPP") ? (["WHATSAPP"] as const) : goes("SMS") ? (["SMS"] as const) : [];
  return goes("PUSH") ? [...phone, "PUSH"] : [...phone];
}
