import { noticeKindOf, shortChannelsFor, type OpenChannels } from "../domain/channel-wish";
import type { ShortChannel } from "../domain/channel";
import { isWanted } from "../domain/mail-wish";
import { toldEventOf, type EventsByChannel } from "../domain/told-event";
import type { MailPayload } from "../schemas/mail-payload";
import type { Wishes } from "./read-wishes.server";

const OF_ALL = { requests: true, changes: true, reminders: true };

/** By which channels the organization tells an event. */
function toldBy(
  { template, to }: MailPayload,
  { smsEvents, whatsappEvents, pushEvents }: Wishes["organization"],
): OpenChannels {
  const event = toldEventOf(template, to.kind);
  const events: EventsByChannel = { SMS: smsEvents, WHATSAPP: whatsappEvents, PUSH: pushEvents };
  const tells = (channel: ShortChannel) => event !== undefined && events[channel].includes(event);
  return { SMS: tells("SMS"), WHATSAPP: tells("WHATSAPP"), PUSH: tells("PUSH") };
}

/**
 * By which channels a message is wanted besides the mail, by the organization's settings and the receiver's own, of
 * those that are open: none where the organization does not tell this at all.
 */
export function wantedChannels(
  payload: MailPayload,
  open: OpenChannels,
  { organization, choices }: Pick<Wishes, "organization" | "choices">,
): ShortChannel[] {
  const { template, to } = payload;
  const kind = noticeKindOf(template);
  if (kind === undefined || !isWanted(template, to.kind, organization, OF_ALL)) return [];
  return shortChannelsFor(kind, { open, told: toldBy(payload, organization), choices });
}
