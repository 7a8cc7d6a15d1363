import { auditRead, filtersSet } from "~/platform/audit/audit-read.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { listDead } from "../../data/mail/sent-messages.server";
import { listMessagesSchema } from "../../schemas/mail/list-messages";
import { deliveryFilter, messagesPage, seesPatients, wordingOf } from "../../support/mail/messages-page.server";

const A_PAGE = 25;
/** Of what could not be sent the newest; what is sent again makes room for the rest. */
const MOST_DEAD = 50;

/**
 * What the organization has sent, newest first, and what no try could send. Whoever may not read a patient's health
 * record does not learn from it who got what belongs to one.
 */
export async function listSentMessages(context: RequestContext, raw: unknown) {
  await authorize(context, "settings.change");
  const { before, ...asked } = parse(listMessagesSchema, raw);
  const filter = await deliveryFilter(context, { ...asked, before });
  // What could not be sent is of nobody by name, and stands before the first page.
  const withDead = before === null && filter.recipientIds === null && filter.status === null;
  const [page, dead] = await Promise.all([
    messagesPage(context, filter, { size: A_PAGE, before }),
    withDead ? listDead(context.db, MOST_DEAD, filter) : [],
    auditRead(context, { action: "message.list", subjectKind: "message", fields: filtersSet(asked) }),
  ]);
  return {
    ...page,
    dead: dead.map((line) => ({ ...line, wording: wordingOf(line.template, "PATIENT") })),
    filter: asked,
    seesPatients: seesPatients(context),
    timeZone: context.profile.timeZone,
  };
}

export type SentMessages = Awaited<ReturnType<typeof listSentMessages>>;
