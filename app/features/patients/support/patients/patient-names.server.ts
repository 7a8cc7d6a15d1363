import type { RequestContext } from "~/platform/context.server";
import { readPatientNames } from "../../data/patients/patient-names.server";

/** The names of patients by their ids, for what they wrote; one that is unknown is left out. */
export async function patientNames(
  { db }: RequestContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = await readPatientNames(db, ids);
  return new Map(found.map(({ id, name }) => [id, name]));
}
