import { uuidv7 } from "~/kernel/ids";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { insertPatientStatements } from "../../data/patients/patient-insert.server";

/** Who an appointment is booked for. Email in small letters, phone in digits, birth date YYYY-MM-DD or empty. */
export interface PatientDetails {
  firstName: string;
  lastName: string;
  email: string;
  phoneCallingCode: string;
  phone: string;
  birthDate: string;
}

/** The patient whom a booking is for. */
export interface BookingPatient {
  id: string;
  isNew: boolean;
  /** What to write before anything that names the patient; empty for one who is known. */
  writes: D1PreparedStatement[];
}

/**
 * Prepares the person whom a visitor books for. It is always somebody new, who has no account: a name and an email
 * prove nothing, so nobody is matched by them. Staff merge the person into the record that they belong to, or the
 * holder of the mailbox does. The statements belong into the commit of the booking, so that one that failed leaves
 * nobody behind.
 */
export async function writeDownVisitor(context: RequestContext, details: PatientDetails): Promise<BookingPatient> {
  await authorize(context, "appointment.book");
  const id = uuidv7(context.now);
  const added = { ...details, id, userId: null, gender: -1, languageCode: context.locale };
  return { id, isNew: true, writes: insertPatientStatements(context, added) };
}
