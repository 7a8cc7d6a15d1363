import { changeMarketingConsent, marketingConsentOf } from "~/features/patients/public.server";
import { authorize } from "~/platform/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ForbiddenError } from "~/platform/errors.server";

/** Whoever signed in, not whom they act for: nobody consents for somebody else. */
function ownPatientId({ actor }: RequestContext): string | null {
  return actor.kind === "patient" ? (actor.acting?.ownPatientId ?? actor.patientId) : null;
}

/** Whether the signed-in patient wants to be written to about more than their visits; null for staff. */
export async function readOwnConsent(context: RequestContext): Promise<boolean | null> {
  await authorize(context, "user.settings");
  const patientId = ownPatientId(context);
  return patientId === null ? null : marketingConsentOf(context, patientId);
}

/** Keeps what the signed-in patient says to it. @throws ForbiddenError for anybody else */
export async function changeOwnConsent(context: RequestContext, consents: boolean): Promise<void> {
  await authorize(context, "user.settings");
  const patientId = ownPatientId(context);
  if (patientId === null) throw new ForbiddenError();
  await changeMarketingConsent(context, patientId, { consents, source: "PREFERENCES" });
}
