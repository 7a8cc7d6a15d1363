import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { readLabOrder } from "../../data/laboratory/lab-orders-read.server";

/** The order that a mail tells of, by its number; null where there is none by now. */
export async function labOrderForMail(
  context: RequestContext,
  id: string,
): Promise<{ id: string; number: number | null } | null> {
  await authorize(context, "outbox.deliver");
  const found = await readLabOrder(context.db, id);
  return found ? { id, number: found.order.number } : null;
}
