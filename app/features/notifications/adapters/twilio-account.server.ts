import { z } from "zod";
import { openSecret } from "~/features/organization/public.server";
import type { RequestContext } from "~/platform/context.server";

/** The name that an organization's credentials at Twilio are sealed under. */
export const TWILIO_SECRET = "twilio";

const sender = z.union([
  z.literal(""),
  z.string().regex(/^(?:\+[1-9]\d{6,14}|MG[0-9a-f]{32})$/, "channels:account.senderWrong"),
]);

/** What is needed to send by Twilio. A sender is a number (E.164) or, for texts, a messaging service. */
export const twilioAccountSchema = z
  .object({
    accountSid: z
      .string("errors:field.mandatory")
      .trim()
      .regex(/^AC[0-9a-f]{32}$/, "channels:account.sidWrong"),
    authToken: z.string("errors:field.mandatory").trim().min(1, "errors:field.mandatory").max(200),
    smsFrom: sender.default(""),
    whatsappFrom: z
      .union([z.literal(""), z.string().regex(/^\+[1-9]\d{6,14}$/, "channels:account.numberWrong")])
      .default(""),
    whatsappContent: z
      .union([z.literal(""), z.string().regex(/^HX[0-9a-f]{32}$/, "channels:account.contentWrong")])
      .default(""),
  })
  .refine(({ smsFrom, whatsappFrom }) => smsFrom !== "" || whatsappFrom !== "", {
    path: ["smsFrom"],
    message: "channels:account.senderMissing",
  });

export type TwilioAccount = z.infer<typeof twilioAccountSchema>;

function ofDeployment({ env }: RequestContext): TwilioAccount | undefined {
  if (!env.TWILIO_ACCOUNT_SID || !env.TWILIO_AUTH_TOKEN) return undefined;
  return {
    accountSid: env.TWILIO_ACCOUNT_SID,
    authToken: env.TWILIO_AUTH_TOKEN,
    smsFrom: env.TWILIO_SMS_FROM ?? "",
    whatsappFrom: env.TWILIO_WHATSAPP_FROM ?? "",
    whatsappContent: env.TWILIO_WHATSAPP_CONTENT ?? "",
  };
}

/** The organization's own account; undefined where it has connected none. */
export async function ownTwilioAccount(context: RequestContext): Promise<TwilioAccount | undefined> {
  const sealed = await openSecret(context, TWILIO_SECRET);
  return sealed === undefined ? undefined : twilioAccountSchema.parse(JSON.parse(sealed));
}

/**
 * The account that the organization's texts go out by: its own, else the deployment's; undefined where there is none.
 */
export async function twilioAccountOf(context: RequestContext): Promise<TwilioAccount | undefined> {
  return (await ownTwilioAccount(context)) ?? ofDeployment(context);
}
