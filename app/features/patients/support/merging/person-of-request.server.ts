import type { RequestContext } from "~/platform/context.server";
import { onlyRequested } from "../../data/merging/proven-account.server";
import { readRecord } from "../../data/patients/patient-record-read.server";
import type { PatientRecord } from "../../domain/patients/patient-views";

/**
 * The person who was written down for a request, for whoever holds the link that was mailed to their address. Null where
 * they have an account, and for a person of whom anything was written but requests.
 */
export async function personOfRequest({ actor, db }: RequestContext): Promise<PatientRecord | null> {
  if (actor.kind !== "link") return null;
  const person = (await readRecord(db, actor.patientId, null))?.record;
  if (!person || person.userId !== null || person.email === "" || person.version > 1) return null;
  return (await onlyRequested(db, person.id)) ? person : null;
}
