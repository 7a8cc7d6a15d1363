import type { Bundle, Resource } from "@medplum/fhirtypes";
import { employeeNames } from "~/features/identity/public.server";
import { recordResources, wholeProfile } from "~/features/phr/public.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { documentResources } from "../../support/consultations/document-resources.server";

/** Whoever the resources name, by name: who wrote, who prescribed, who ordered. */
async function peopleIn(context: RequestContext, resources: readonly Resource[]): Promise<Resource[]> {
  const named = [...JSON.stringify(resources).matchAll(/"Practitioner\/([^"]+)"/g)].flatMap(([, id]) => id ?? []);
  const names = await employeeNames(context, [...new Set(named)]);
  return [...names].map(([id, text]) => ({ resourceType: "Practitioner", id, name: [{ text }] }));
}

/**
 * A patient's whole record as FHIR R4: their health profile as its reader sees it, and their clinical documents as the
 * patient does. Each reference finds its resource in the bundle.
 * @throws NotFoundError, ForbiddenError
 */
export async function exportRecordFhir(context: RequestContext, rawPatientId: unknown): Promise<Bundle> {
  await authorize(context, "healthRecord.read");
  const whole = await wholeProfile(context, rawPatientId, "fhir");
  const resources = [...recordResources(whole), ...(await documentResources(context, whole.patient.id))];
  const all = [...resources, ...(await peopleIn(context, resources))];
  return {
    ...{ resourceType: "Bundle", type: "collection", timestamp: new Date(context.now).toISOString() },
    entry: all.map((resource) => ({
      fullUrl: `${context.origin}/fhir/R4/${resource.resourceType}/${resource.id ?? ""}`,
      resource,
    })),
  };
}
