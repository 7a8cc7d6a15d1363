import { z } from "zod";
import { commit } from "~/db/commit.server";
import { uuidv7 } from "~/kernel/ids";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { createTranslator } from "~/i18n/translator.server";
import { keepForDevelopment } from "../texts/hand-over-short-message.server";
import type { Handed, OutgoingShortMessage } from "../../adapters/short-message-transport.server";
import { twilioAccountOf, TWILIO_SECRET } from "../../adapters/twilio-account.server";
import { handToTwilio } from "../../adapters/twilio-transport.server";

export const testMessageSchema = z.object({
  channel: z.enum(["SMS", "WHATSAPP"], "errors:field.chooseOne"),
  to: z
    .string("errors:field.mandatory")
    .trim()
    .regex(/^\+[1-9]\d{6,14}$/, "channels:account.numberWrong"),
});

const problem = (message: string, values?: Record<string, string>) =>
  new InvalidError([{ field: "to", message, ...(values && { values }) }]);

async function handTest(
  context: RequestContext,
  to: string,
  message: OutgoingShortMessage & { channel: "SMS" | "WHATSAPP" },
) {
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
