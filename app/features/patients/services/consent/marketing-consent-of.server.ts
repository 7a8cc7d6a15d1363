import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { readConsent } from "../../data/consent/marketing-consent.server";

/** Whether a patient wants it, for whoever writes to them or shows them what they chose. */
export async function marketingConsentOf(context: RequestContext, patientId: string): Promise<boolean> {
  await authorize(context, "organization.public");
  return (await readConsent(context.db, patientId)) !== undefined;
}
