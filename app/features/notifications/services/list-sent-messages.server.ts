import { authorize } from "~/platform/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { listDead, listDeliveries, type DeadLine, type DeliveryLine } from "../data/sent-messages.server";

const A_PAGE = 25;
/** Of what could not be sent the newest; what is sent again makes room for the rest. */
const MOST_DEAD = 50;

export interface SentMessages {
  sent: DeliveryLine[];
  dead: DeadLine[];
  /** What the next page is asked for with; null on the last one. */
  next: string | null;
}

/** What the organization has sent, newest first, and what no try could send. */
export async function listSentMessages(context: RequestContext, before: string | null): Promise<SentMessages> {
  await authorize(context, "settings.change");
  const [found, dead] = await Promise.all([
    listDeliveries(context.db, A_PAGE + 1, before),
    before === null ? listDead(context.db, MOST_DEAD) : [],
  ]);
  const sent = found.slice(0, A_PAGE);
  return { sent, dead, next: found.length > A_PAGE ? (sent.at(-1)?.id ?? null) : null };
}
