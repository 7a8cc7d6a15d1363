import { z } from "zod";
import { asAsked, commit } from "~/db/commit.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ForbiddenError, NotFoundError } from "~/platform/http/errors.server";
import { contextOfOrganization } from "~/platform/hosts/other-organization.server";
import { isKnown, reportStatement, type Report } from "../../data/texts/short-message-deliveries.server";
import { statusOfMailEvent, statusOfTwilio } from "../../domain/mail/delivery-status";
import { ORGANIZATION_TAG } from "../../adapters/http-transport.server";
import { isSignedByTwilio, isSignedWebhook } from "./report-signature.server";
import { twilioAccountOf } from "../../adapters/twilio-account.server";

const TWILIO_CHANNELS = { sms: "SMS", whatsapp: "WHATSAPP" } as const;

/** A report that tells nothing of how a message goes, such as that it was opened, is taken and forgotten. */
type Reported = { context: RequestContext; report: Report } | null;

/** As a report names them: by name, or as the mail was given them. */
const tagRecord = z.record(z.string(), z.string());
const tagList = z
  .array(z.object({ name: z.string(), value: z.string() }))
  .transform((tags) => Object.fromEntries(tags.map(({ name, value }) => [name, value])));

const mailReport = z.object({
  type: z.string(),
  data: z.object({ email_id: z.string().min(1), tags: z.union([tagRecord, tagList]).optional() }),
});

async function byTwilio(
  context: RequestContext,
  channel: "SMS" | "WHATSAPP",
  request: Request,
  body: string,
): Promise<Reported> {
  const account = await twilioAccountOf(context);
  const { pathname, search, searchParams } = new URL(request.url);
  const fields = new URLSearchParams(body);
  const signature = request.headers.get("x-twilio-signature");
  const signed =
    account && (await isSignedByTwilio(account.authToken, `${context.origin}${pathname}${search}`, fields, signature));
  if (!signed) throw new ForbiddenError();
  const status = statusOfTwilio(fields.get("MessageStatus") ?? "");
  const providerRef = fields.get("MessageSid");
  const id = searchParams.get("delivery");
  if (!status || !providerRef || !id) return null;
  const reason = status === "FAILED" ? (fields.get("ErrorCode") ?? "failed") : null;
  return { context, report: { channel, id, providerRef, status, reason } };
}

/**
 * The mail service reports of every organization at one address, under the platform's own secret: whose mail it is says
 * the tag that the mail was sent with.
 */
async function byMailService(context: RequestContext, request: Request, body: string): Promise<Reported> {
  const { env, organization, now } = context;
  const secret = env.MAIL_HTTP_WEBHOOK_SECRET;
  if (!secret || !(await isSignedWebhook(secret, request.headers, body, now))) throw new ForbiddenError();
  const read = mailReport.safeParse(parsed(body));
  const status = read.success ? statusOfMailEvent(read.data.type) : undefined;
  if (!read.success || !status) return null;
  const { email_id: providerRef, tags } = read.data.data;
  const named = Number(tags?.[ORGANIZATION_TAG] ?? organization.id);
  const report: Report = {
    ...{ channel: "MAIL", id: null, providerRef, status },
    reason: status === "FAILED" ? (read.data.type.split(".").at(-1) ?? null) : null,
  };
  const theirs = await contextOfOrganization(context, named, "mail-report");
  if (!theirs) throw new NotFoundError();
  return { context: theirs, report };
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

/**
 * Takes a service's report of how a message goes. Told twice, late or out of order it changes nothing. An unknown
 * message and another organization's answer alike.
 * @throws ForbiddenError where it is not signed by the service, NotFoundError
 */
export async function reportStatus(context: RequestContext, transport: string, request: Request): Promise<void> {
  await authorize(context, "messages.report");
  const body = new TextDecoder().decode(await request.arrayBuffer());
  const channel = transport === "sms" || transport === "whatsapp" ? TWILIO_CHANNELS[transport] : undefined;
  if (!channel && transport !== "mail") throw new NotFoundError();
  const reported = await (channel ? byTwilio(context, channel, request, body) : byMailService(context, request, body));
  if (!reported) return;
  const { context: of, report } = reported;
  if (!(await isKnown(of.db, report))) throw new NotFoundError();
  // It may have come further meanwhile, or been told so before.
  await commit(of, {
    guarded: reportStatement(of.db, report),
    audit: [
      {
        action: "message.report",
        subjectKind: "delivery",
        subjectId: report.id,
        fields: [report.channel, report.status],
      },
    ],
    result: null,
  }).catch(asAsked);
}
