import { secretSetAt } from "~/features/organization/public.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ownTwilioAccount, twilioAccountOf, TWILIO_SECRET } from "../../adapters/twilio-account.server";

/** All that a screen says of the account: the token is never shown again. */
export interface MessageAccountView {
  /** Time of connection, UTC ms; null if the organization has none of its own. */
  since: number | null;
  accountSid: string;
  smsFrom: string;
  whatsappFrom: string;
  whatsappContent: string;
  /** Whether messages go out by the platform's account meanwhile. */
  ofPlatform: boolean;
}

/** The organization's account for texts, as its administrators see it. */
export async function readMessageAccount(context: RequestContext): Promise<MessageAccountView> {
  await authorize(context, "settings.change");
  const [own, since] = await Promise.all([ownTwilioAccount(context), secretSetAt(context, TWILIO_SECRET)]);
  const { accountSid = "", smsFrom = "", whatsappFrom = "", whatsappContent = "" } = own ?? {};
  const ofPlatform = own === undefined && (await twilioAccountOf(context)) !== undefined;
  return { since: own ? (since ?? null) : null, accountSid, smsFrom, whatsappFrom, whatsappContent, ofPlatform };
}
