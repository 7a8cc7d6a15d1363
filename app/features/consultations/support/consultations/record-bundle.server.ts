import type { Bundle, Resource } from "@medplum/fhirtypes";
import { employeeNames } from "~/features/identity/public.server";
import { recordResources, type WholeProfile } from "~/features/phr/public.server";
import type { RequestContext } from "~/platform/context.server";
import { documentResources } from "./document-resources.server";

/** Whoever the resources name, by name: who wrote, who prescribed, who ordered. */
async function peopleIn(context: RequestContext, resources: readonly Resource[]): Promise<Resource[]> {
  const named = [...JSON.stringify(resources).matchAll(/"Practitioner\/([^"]+)"/g)].flatMap(([, id]) => id ?? []);
  const names = await employeeNames(context, [...new Set(named)]);
  return [...names].map(([id, text]) => ({ resourceType: "Practitioner", id, name: [{ text }] }));
}

/** A profile that was read and audited, and the clinical documents of its patient. */
export async function recordBundle(context: RequestContext, whole: WholeProfile): Promise<Bundle> {
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
