import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { readEntry } from "../../data/waiting-list/waiting-entry-read.server";
import { dropEndStatement } from "../../data/waiting-list/waiting-list-write.server";
import { endEntry } from "./leave-waiting-list.server";

/** Does one due end of waiting: the last day is over that would have suited. Safe to do twice. */
export async function endWaiting(context: RequestContext, item: { id: string }): Promise<void> {
  await authorize(context, "waitingList.offer");
  const entry = await readEntry(context.db, { id: item.id });
  if (entry) await endEntry(context, entry, "ENDED");
  await dropEndStatement(context.db, item.id).run();
}
