import { authorize } from "../access/authorize.server";
import type { RequestContext } from "../context.server";
import { sealTail } from "./seal-tail.server";

/** Seals every unsealed row of the organization's audit. Safe to run twice or concurrently. */
export async function sealAudit(context: RequestContext): Promise<{ sealedTo: number }> {
  await authorize(context, "audit.seal");
  return { sealedTo: await sealTail(context) };
}
