import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { endEntry } from "./leave-waiting-list.server";
import { entryOfLink } from "./open-waiting-offer.server";

/** Leaves the list by the link of an offer. */
export async function leaveByOffer(context: RequestContext, token: string): Promise<void> {
  await authorize(context, "waitingList.answer");
  await endEntry(context, await entryOfLink(context, token), "LEFT");
}
