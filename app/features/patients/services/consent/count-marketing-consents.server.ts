import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { countConsents as count } from "../../data/consent/marketing-consent.server";

/** How many patients want it, for administrators. */
export async function countMarketingConsents(context: RequestContext): Promise<number> {
  await authorize(context, "settings.change");
  return count(context.db);
}
