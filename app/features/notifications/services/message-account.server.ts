import { z } from "zod";
import { commit } from "~/db/commit.server";
import { secretSetAt, secretWrite } from "~/features/organization/public.server";
import { uuidv7 } from "~/kernel/ids";
import { authorize } from "~/platform/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError } from "~/platform/errors.server";
import { parse } from "~/platform/parse.server";
import { createTranslator } from "~/i18n/translator.server";
import { keepForDevelopment } from "./hand-short.server";
import type { Handed, OutgoingShort } from "./short-transport.server";
import { ownTwilioAccount, twilioAccountOf, twilioAccountSchema, TWILIO_SECRET } from "./twilio-account.server";
import { handToTwilio } from "./twilio-transport.server";

/** All that a screen says of the account: the token is never shown again. */
export interface MessageAccountView {
  /** Since when it is connected (UTC ms); null where none of the organization's own is. */
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
  const [own, since] = [await ownTwilioAccount(context), await secretSetAt(context, TWILIO_SECRET)];
  const { accountSid = "", smsFrom = "", whatsappFrom = "", whatsappContent = "" } = own ?? {};
  const ofPlatform = own === undefined && (await twilioAccountOf(context)) !== undefined;
  return { since: own ? (since ?? null) : null, accountSid, smsFrom, whatsappFrom, whatsappContent, ofPlatform };
}

async function keep(context: RequestContext, secret: string | null): Promise<void> {
  await commit(context, {
    writes: [await secretWrite(context, TWILIO_SECRET, secret)],
    audit: [
      {
        action: secret === null ? "messageAccount.disconnect" : "messageAccount.connect",
        subjectKind: "secret",
        subjectId: TWILIO_SECRET,
      },
    ],
    result: null,
  });
}

/** Seals the organization's account. @throws InvalidError at the fields */
export async function connectMessageAccount(context: RequestContext, raw: unknown): Promise<void> {
  await authorize(context, "settings.change");
  await keep(context, JSON.stringify(parse(twilioAccountSchema, raw)));
}

/** Takes it away: texts go out by the platform's account, where it has one, or not at all. */
export async function disconnectMessageAccount(context: RequestContext): Promise<void> {
  await authorize(context, "settings.change");
  await keep(context, null);
}

export const testMessageSchema = z.object({
  channel: z.enum(["SMS", "WHATSAPP"], "errors:field.chooseOne"),
  to: z
    .string("errors:field.mandatory")
    .trim()
    .regex(/^\+[1-9]\d{6,14}$/, "channels:account.numberWrong"),
});

const problem = (message: string, values?: Record<string, string>) =>
  new InvalidError([{ field: "to", message, ...(values && { values }) }]);

async function handTest(context: RequestContext, to: string, message: OutgoingShort & { channel: "SMS" | "WHATSAPP" }) {
  if (context.env.ENVIRONMENT !== "production") return keepForDevelopment(context, to, message);
  const account = await twilioAccountOf(context);
  if (!account) throw problem("channels:account.missing");
  return handToTwilio(context, account, to, message).catch((): Handed => {
    throw problem("channels:account.silent");
  });
}

/** Sends one message to a number of the administrator's. @throws InvalidError at `to`, with what the service says */
export async function sendTestMessage(context: RequestContext, raw: unknown): Promise<void> {
  await authorize(context, "settings.change");
  const { channel, to } = parse(testMessageSchema, raw);
  const { profile, origin, now } = context;
  const title = profile.name;
  const text = createTranslator(context.locale).t("channels:account.testText", { organization: title });
  const handed = await handTest(context, to, { id: uuidv7(now), channel, title, text, href: origin });
  await commit(context, {
    writes: handed.writes,
    audit: [{ action: "messageAccount.test", subjectKind: "secret", subjectId: TWILIO_SECRET, fields: [channel] }],
    result: null,
  });
  if (handed.status !== "FAILED") return;
  if (handed.reason === "notConnected") throw problem("channels:account.noSender");
  throw problem("channels:account.refused", { code: handed.reason });
}
