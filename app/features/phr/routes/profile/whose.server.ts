import type { RequestContext } from "~/platform/context.server";

interface Asked {
  url: URL;
  params: Record<string, string | undefined>;
}

/** Whose profile an address means: staff name the patient, and patients mean themselves where it says nothing. */
export const patientAsked = ({ url }: Pick<Asked, "url">): string | undefined =>
  url.searchParams.get("patient") ?? undefined;

/** The same where the profile itself is the item of the address. */
export const profileAsked = ({ url, params }: Asked): string | undefined => params["itemId"] ?? patientAsked({ url });

/** What links name the patient by: nothing for a patient, who means themselves. */
export const patientQuery = ({ actor }: RequestContext, patient: { id: string }): string | undefined =>
  actor.kind === "patient" ? undefined : patient.id;
