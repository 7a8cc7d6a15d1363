import type { Bundle } from "@medplum/fhirtypes";
import { wholeProfile } from "~/features/phr/public.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { recordBundle } from "../../support/consultations/record-bundle.server";

/**
 * A patient's whole record as FHIR R4: their health profile as its reader sees it, and their clinical documents as the
 * patient does. Each reference finds its resource in the bundle.
 * @throws NotFoundError, ForbiddenError
 */
export async function exportRecordFhir(context: RequestContext, rawPatientId: unknown): Promise<Bundle> {
  await authorize(context, "healthRecord.read");
  return recordBundle(context, await wholeProfile(context, rawPatientId, "fhir"));
}
