import type { RequestContext } from "~/platform/context.server";
import { refusesReminders } from "../data/refusals.server";
import { holderOfUnsubscribe } from "./unsubscribe-link.server";

/** Whether the holder of the link has said no before. Looking changes nothing. @throws LinkGoneError */
export async function readSubscription(context: RequestContext, token: string): Promise<{ refused: boolean }> {
  return { refused: await refusesReminders(context.db, await holderOfUnsubscribe(context, token)) };
}
