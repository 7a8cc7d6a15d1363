import { authorize } from "~/platform/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/errors.server";
import { findPatient, type PatientChoice } from "../data/patient-search.server";
import { patientsOf } from "./patients-of.server";

/** One patient whom this employee may pick. @throws NotFoundError */
export async function readPatientChoice(context: RequestContext, id: string): Promise<PatientChoice> {
  await authorize(context, "patient.read");
  const found = await findPatient(context.db, id, patientsOf(context));
  if (!found) throw new NotFoundError();
  return found;
}
