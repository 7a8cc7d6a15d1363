import { uuidv7 } from "~/kernel/ids";
import { authorize } from "~/platform/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { insertPatientStatements } from "../data/patient-insert.server";
import { patientsOfEmailStatement } from "../data/patients.server";
import { matchPatient } from "../domain/match-patient";

/** Who a visit is booked for. Email in small letters, phone in digits, birth date YYYY-MM-DD or empty. */
export interface PatientDetails {
  firstName: string;
  lastName: string;
  email: string;
  phoneCallingCode: string;
  phone: string;
  birthDate: string;
}

export interface FoundPatient {
  id: string;
  /** The user who can sign in as this patient. */
  userId: string | null;
  isNew: boolean;
  /** What to write before anything that names the patient; empty for one who is known. */
  writes: D1PreparedStatement[];
}

/**
 * Finds the patient that the details name, or prepares a new one: the statements belong into the commit of whatever
 * needs the patient, so that nobody is left behind by a booking that failed. Whether one was found is for the
 * database alone; no answer may tell. `apart` makes a person of its own, whoever is known.
 */
export async function findOrCreatePatient(
  context: RequestContext,
  details: PatientDetails,
  { apart = false } = {},
): Promise<FoundPatient> {
  await authorize(context, "appointment.book");
  const known = apart ? undefined : matchPatient(await patientsOfEmailStatement(context.db, details.email), details);
  if (known) return { id: known.id, userId: known.userId, isNew: false, writes: [] };
  const id = uuidv7(context.now);
  const added = { ...details, id, userId: null, gender: -1, languageCode: context.locale };
  return { id, userId: null, isNew: true, writes: insertPatientStatements(context, added) };
}
