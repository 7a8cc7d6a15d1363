import { authorize } from "../access/authorize.server";
import type { RequestContext } from "../context.server";
import { sealTail } from "./seal-tail.server";

/** Seals every row of the organization's audit that is not sealed yet; safe to run twice, and at once. */
export async function sealAudit(context: RequestContext): Promise<{ sealedTo: number }> {
  await authorize(context, "audit.seal");
  return { sealedTo: await sealTail(context) };
}
