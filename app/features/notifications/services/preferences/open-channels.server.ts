import type { RequestContext } from "~/platform/context.server";
import { pushTargets, type PushTarget } from "../../data/push/push-subscriptions.server";
import type { Recipient } from "../../data/mail/recipients.server";
import type { ByShortChannel } from "../../domain/preferences/channel-wish";
import { isReservedAddress } from "../../domain/mail/reserved-address";
import { twilioAccountOf, type TwilioAccount } from "../../adapters/twilio-account.server";
import type { Wishes } from "./read-wishes.server";

/** The ways to one receiver that are open now, and what is needed to go them. */
export interface WaysToReceiver {
  open: ByShortChannel;
  /** Undefined where texts are kept for development instead. */
  account: TwilioAccount | undefined;
  targets: PushTarget[];
}

/**
 * Which ways to a receiver are open: the organization texts its patients and has an account for it, the patient has a
 * number, and browsers have asked to be pushed to. In production nobody of a demonstration is texted; elsewhere nobody
 * at all, so that no account is needed.
 */
export async function waysTo(
  context: RequestContext,
  recipient: Recipient,
  { organization }: Pick<Wishes, "organization">,
): Promise<WaysToReceiver> {
  const { db, env, now } = context;
  const production = env.ENVIRONMENT === "production";
  const { smsToPatients, whatsappToPatients } = organization;
  const texts = recipient.phone !== "" && (smsToPatients || whatsappToPatients);
  const [account, targets] = await Promise.all([
    texts && production && !isReservedAddress(recipient.email) ? twilioAccountOf(context) : undefined,
    recipient.userId === null ? [] : pushTargets(db, recipient.userId, now),
  ]);
  const has = (sender: keyof TwilioAccount) => (production ? account !== undefined && account[sender] !== "" : true);
  return {
    open: {
      SMS: texts && smsToPatients && has("smsFrom"),
      WHATSAPP: texts && whatsappToPatients && has("whatsappFrom"),
      PUSH: targets.length > 0,
    },
    account,
    targets,
  };
}
