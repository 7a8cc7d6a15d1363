import type { RequestContext } from "~/platform/context.server";
import {
  readPatientIdentities,
  readPatientNames,
  type PatientIdentity,
} from "../../data/patients/patient-names.server";

/** The names of patients by their ids, for what they wrote; one that is unknown is left out. */
export async function patientNames(
  { db }: RequestContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = await readPatientNames(db, ids);
  return new Map(found.map(({ id, name }) => [id, name]));
}

/** By what patients are told from others, by their ids; one who is unknown is left out. */
export async function patientIdentities(
  { db }: RequestContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PatientIdentity>> {
  const found = await readPatientIdentities(db, ids);
  return new Map(found.map((each) => [each.id, each]));
}
