import { authorize } from "~/platform/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/errors.server";
import { findPatient, findPatients, type PatientChoice, type PatientsOf } from "../data/patient-search.server";
import { foldedWords } from "../domain/search-tokens";

export type { PatientChoice } from "../data/patient-search.server";

const MOST_WORDS = 5;

function patientsOf({ actor }: RequestContext): PatientsOf {
  return actor.kind === "employee" && !actor.authorities.has("patient.read") ? { employeeId: actor.employeeId } : null;
}

/** A few patients whose names, phone, mail or number begin with the words that were typed. A provider finds their own. */
export async function searchPatients(context: RequestContext, typed: string): Promise<PatientChoice[]> {
  await authorize(context, "patient.read");
  return findPatients(context.db, foldedWords(typed).slice(0, MOST_WORDS), patientsOf(context));
}

/** One patient whom this employee may pick. @throws NotFoundError */
export async function readPatientChoice(context: RequestContext, id: string): Promise<PatientChoice> {
  await authorize(context, "patient.read");
  const found = await findPatient(context.db, id, patientsOf(context));
  if (!found) throw new NotFoundError();
  return found;
}
