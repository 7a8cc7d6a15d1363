import { phoneWritten, type PayerContact } from "~/features/billing/public.server";
import { readRecord } from "~/features/patients/public.server";
import type { RequestContext } from "~/platform/context.server";

/** Who pays for what a patient owes: the patient, by the phone number that was given for it, if one was. */
export async function payerOf(context: RequestContext, patientId: string | null, phone: string): Promise<PayerContact> {
  const found = patientId === null ? undefined : await readRecord(context.db, patientId, null);
  if (!found) return { email: "", name: "", phone };
  const patient = found.record;
  const { firstName, lastName, email, phoneCallingCode } = patient;
  const known = patient.phone === "" ? "" : phoneWritten(context, `+${phoneCallingCode}${patient.phone}`);
  return { email, name: `${firstName} ${lastName}`.trim(), phone: phone || known };
}
