import { marketingConsentOf } from "~/features/patients/public.server";
import { ownPatientId } from "~/platform/access/actor.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";

/** Whoever signed in, not whom they act for: nobody consents for somebody else. */
export const consenting = ({ actor }: RequestContext) => (actor.kind === "patient" ? ownPatientId(actor) : null);

/** Whether the signed-in patient agreed to marketing messages; null for staff. */
export async function readOwnConsent(context: RequestContext): Promise<boolean | null> {
  await authorize(context, "user.settings");
  const patientId = consenting(context);
  return patientId === null ? null : marketingConsentOf(context, patientId);
}
