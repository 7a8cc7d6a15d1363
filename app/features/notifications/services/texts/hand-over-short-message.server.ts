import { uuidv7 } from "~/kernel/ids";
import type { RequestContext } from "~/platform/context.server";
import { insertDevelopmentMail } from "../../data/mail/development-mails.server";
import type { Recipient } from "../../data/mail/recipients.server";
import type { WaysToReceiver } from "../preferences/open-channels.server";
import { handToBrowsers } from "../../adapters/push-transport.server";
import type { Handed, OutgoingShortMessage } from "../../adapters/short-message-transport.server";
import { handToTwilio } from "../../adapters/twilio-transport.server";

/**
 * Keeps a message for a person to open in the browser. Its row shares the batch that records it, so it keeps each once.
 */
export function keepForDevelopment({ db, now }: RequestContext, to: string, message: OutgoingShortMessage): Handed {
  const { channel, title, text } = message;
  const row = { id: uuidv7(now), channel, recipient: to, subject: text, html: "", text, calendarFile: null, at: now };
  return {
    status: "SENT",
    providerRef: null,
    writes: [insertDevelopmentMail(db, channel === "PUSH" ? { ...row, subject: `${title}: ${text}` } : row)],
  };
}

/** Hands a text or a push to its transport: nothing but production ever sends one to anybody. @throws what may pass */
export async function handOverShortMessage(
  context: RequestContext,
  { account, targets }: Pick<WaysToReceiver, "account" | "targets">,
  { name, phone }: Pick<Recipient, "name" | "phone">,
  message: OutgoingShortMessage,
): Promise<Handed> {
  const { channel } = message;
  if (context.env.ENVIRONMENT !== "production")
    return keepForDevelopment(context, channel === "PUSH" ? name : `${name} ${phone}`, message);
  if (channel === "PUSH") return handToBrowsers(context, targets, message);
  if (!account) return { status: "FAILED", reason: "notConnected" };
  return handToTwilio(context, account, phone, { ...message, channel });
}
