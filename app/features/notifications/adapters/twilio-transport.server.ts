import { z } from "zod";
import { paths } from "~/paths";
import type { RequestContext } from "~/platform/context.server";
import type { ShortChannel } from "~/outbox/mail-templates";
import { statusOfTwilio } from "../domain/mail/delivery-status";
import { PATIENCE_MS, type Handed, type OutgoingShortMessage } from "./short-message-transport.server";
import type { TwilioAccount } from "./twilio-account.server";

/** Twilio's Programmable Messaging, one resource a message. */
const API = "https://api.twilio.com/2010-04-01/Accounts";

const taken = z.object({ sid: z.string(), status: z.string() });
const refused = z.object({ code: z.number() });

type PhoneChannel = Exclude<ShortChannel, "PUSH">;

/** The sender's and the receiver's addresses; undefined where the account has no sender for the channel. */
function addresses(channel: PhoneChannel, account: TwilioAccount, number: string): Record<string, string> | undefined {
  if (channel === "SMS") {
    if (account.smsFrom === "") return undefined;
    const from = account.smsFrom.startsWith("MG") ? "MessagingServiceSid" : "From";
    return { To: number, [from]: account.smsFrom };
  }
  if (account.whatsappFrom === "") return undefined;
  return { To: `whatsapp:${number}`, From: `whatsapp:${account.whatsappFrom}` };
}

/** WhatsApp lets a business begin only with a template it has seen; its variable holds no line breaks. */
const wordsOf = (channel: PhoneChannel, { whatsappContent }: TwilioAccount, text: string): Record<string, string> =>
  channel === "WHATSAPP" && whatsappContent !== ""
    ? { ContentSid: whatsappContent, ContentVariables: JSON.stringify({ 1: text.replace(/\s+/g, " ") }) }
    : { Body: text };

/** Where Twilio reports how a message goes; the address is signed with the report. */
export const statusAddress = (origin: string, channel: PhoneChannel, id: string): string =>
  `${origin}${paths.notificationStatus(channel.toLowerCase(), id)}`;

/**
 * Hands a text to Twilio. What it says of the number or the text (400) is final; a rate limit, a fault of theirs or an
 * account that does not open is tried again, and becomes a dead letter that can be sent once it is mended.
 * @param number E.164
 */
export async function handToTwilio(
  { origin }: Pick<RequestContext, "origin">,
  account: TwilioAccount,
  number: string,
  { id, channel, text }: OutgoingShortMessage & { channel: PhoneChannel },
): Promise<Handed> {
  const to = addresses(channel, account, number);
  if (!to) return { status: "FAILED", reason: "notConnected" };
  const answer = await fetch(`${API}/${account.accountSid}/Messages.json`, {
    method: "POST",
    headers: { authorization: `Basic ${btoa(`${account.accountSid}:${account.authToken}`)}` },
    body: new URLSearchParams({
      ...to,
      ...wordsOf(channel, account, text),
      StatusCallback: statusAddress(origin, channel, id),
    }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (answer.ok) {
    const { sid, status } = taken.parse(await answer.json());
    return { status: statusOfTwilio(status) === "SENT" ? "SENT" : "QUEUED", providerRef: sid };
  }
  const said = refused.safeParse(await answer.json().catch(() => null));
  if (answer.status === 400 && said.success) return { status: "FAILED", reason: String(said.data.code) };
  throw new Error(`the text service answered ${answer.status}`);
}
