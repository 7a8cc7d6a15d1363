import type { NotifiableEvent } from "~/kernel/notifiable-events";
import { shortChannelsFor, type ByShortChannel } from "../../domain/preferences/channel-wish";
import type { ShortChannel } from "~/outbox/mail-templates";
import { isTold } from "../../domain/preferences/mail-wish";
import { eventFacts } from "../../domain/inbox/own-event";
import { ownEventOf } from "../../kinds/kind-of";
import type { MailPayload } from "~/outbox/mail";
import type { Wishes } from "../../services/preferences/read-wishes.server";

const ofEach = (goes: (channel: ShortChannel) => boolean): ByShortChannel => ({
  SMS: goes("SMS"),
  WHATSAPP: goes("WHATSAPP"),
  PUSH: goes("PUSH"),
});

/** By which channels the organization tells an event. */
function toldBy(
  told: NotifiableEvent,
  { smsEvents, whatsappEvents, pushEvents }: Wishes["organization"],
): ByShortChannel {
  const events: Readonly<Record<ShortChannel, readonly NotifiableEvent[]>> = {
    SMS: smsEvents,
    WHATSAPP: whatsappEvents,
    PUSH: pushEvents,
  };
  return ofEach((channel) => events[channel].includes(told));
}

/**
 * By which channels a message is wanted besides the mail, by the organization's settings and the receiver's own, of
 * those that are open: none where the organization does not tell this at all.
 */
export function wantedChannels(
  { template, to }: MailPayload,
  open: ByShortChannel,
  { organization, wants }: Pick<Wishes, "organization" | "wants">,
): ShortChannel[] {
  const event = ownEventOf(template, to.kind);
  const told = event === undefined ? null : eventFacts(event).told;
  if (event === undefined || told === null || !isTold(template, to.kind, organization)) return [];
  return shortChannelsFor({
    open,
    told: toldBy(told, organization),
    wanted: ofEach((channel) => wants(event, channel)),
  });
}
