import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { consentingAfter } from "../../data/consent/marketing-consent.server";

/** The next patients who want it, in order of their ids, for the work that writes to all of them. */
export async function nextConsenting(context: RequestContext, after: string, limit: number): Promise<string[]> {
  await authorize(context, "outbox.deliver");
  return consentingAfter(context.db, after, limit);
}
