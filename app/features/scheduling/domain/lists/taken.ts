import type { DeskKind } from "~/kernel/money/desk-kinds";

/** Money that was taken at the desk; in the currency's minor unit. */
export interface Taken {
  readonly kind: DeskKind;
  readonly amountMinor: number;
  readonly currencyCode: string;
}

/** The same with the patient who gave it. */
export interface JustTaken extends Taken {
  readonly patient: { readonly firstName: string; readonly lastName: string };
}

/** What was taken with whose appointment it was for; null where nothing was, or the appointment has no patient. */
export function withPatient(
  taken: Taken | null,
  appointment: { readonly patient: JustTaken["patient"] | null } | undefined,
): JustTaken | null {
  if (!taken || !appointment?.patient) return null;
  const { firstName, lastName } = appointment.patient;
  return { ...taken, patient: { firstName, lastName } };
}
