import { authorize } from "~/platform/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { countConsents as count } from "../data/marketing-consent.server";

/** How many patients want it, for administrators. */
export async function countMarketingConsents(context: RequestContext): Promise<number> {
  await authorize(context, "settings.change");
  return count(context.db);
}
