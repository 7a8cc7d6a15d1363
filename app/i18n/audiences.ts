import type { MessageKey, PlainKey } from "./message-types";
import type { ForPatients, StaffParts } from "./messages/staff-parts";
import type { Translate } from "./translator";

/** A message for staff alone. A longer key with the same beginning is one, too, unless it is said to be for patients. */
export type StaffKey = Exclude<Extract<MessageKey, `${StaffParts[keyof StaffParts]}${string}`>, ForPatients>;

/** A message that patients and visitors may read. */
export type PatientKey = Exclude<MessageKey, StaffKey>;

/** Likewise, without placeholders. */
export type PlainPatientKey = Exclude<PlainKey, StaffKey>;

/** Gives the words of what patients see; a message for staff is an error of types. */
export type PatientTranslate = Translate<PatientKey>;
