import { auditRead, filtersSet } from "~/platform/audit/audit-read.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import {
  lastLookedAt,
  listDead,
  listDeliveries,
  type DeadLine,
  type DeliveryFilter,
  type DeliveryLine,
} from "../../data/mail/sent-messages.server";

const A_PAGE = 25;
/** Of what could not be sent the newest; what is sent again makes room for the rest. */
const MOST_DEAD = 50;

export interface SentMessages {
  sent: DeliveryLine[];
  dead: DeadLine[];
  /** What the next page is asked for with; null on the last one. */
  next: string | null;
}

const EVERY: DeliveryFilter = { channel: null, failed: false };

/** What the organization has sent, newest first, and what no try could send. */
export async function listSentMessages(
  context: RequestContext,
  before: string | null,
  filter: DeliveryFilter = EVERY,
): Promise<SentMessages> {
  await authorize(context, "settings.change");
  const { db } = context;
  const every = filter.channel === null && !filter.failed;
  const from = every ? null : await lastLookedAt(db, before);
  const [found, dead] = await Promise.all([
    listDeliveries(db, A_PAGE + 1, { ...filter, before, from }),
    before === null ? listDead(db, MOST_DEAD, filter.channel) : [],
    auditRead(context, { action: "message.list", subjectKind: "message", fields: filtersSet({ ...filter }) }),
  ]);
  const sent = found.slice(0, A_PAGE);
  // Where fewer are like it than fill a page, the next one goes on behind the last that was looked at.
  return { sent, dead, next: found.length > A_PAGE ? (sent.at(-1)?.id ?? null) : from };
}
