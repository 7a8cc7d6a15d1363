import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { findPatient, type ChosenPatient } from "../../data/patients/patient-search.server";
import { patientsOf } from "../../support/patients/patients-of.server";

/** One patient whom this employee may pick. @throws NotFoundError */
export async function readPatientChoice(context: RequestContext, id: string): Promise<ChosenPatient> {
  await authorize(context, "patient.read");
  const found = await findPatient(context.db, id, patientsOf(context));
  if (!found) throw new NotFoundError();
  return found;
}
