import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { passOffer } from "./end-waiting-offer.server";
import { entryOfLink } from "./open-waiting-offer.server";

/** Lets the offered time go to the next; the patient waits on. An offer that does not stand any more is left alone. */
export async function declineWaitingOffer(context: RequestContext, token: string): Promise<void> {
  await authorize(context, "waitingList.answer");
  const entry = await entryOfLink(context, token);
  if (entry.state === "OFFERED") await passOffer(context, entry, false);
}
