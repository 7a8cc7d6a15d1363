import type { MessageKey, PlainKey } from "./message-types";
import type { Translate } from "./translator";

/** Where the messages stand that only staff may read: whole files, groups of one, or single messages. */
type StaffPart =
  | `${"employees" | "timings" | "imports" | "why" | "demo" | "schedule" | "calendar" | "wording"}:`
  | `${"settings" | "organization" | "marketing" | "api-access" | "google-calendar" | "questions"}:`
  | `scheduling:${"set" | "setSteps" | "assign"}.`
  | `scheduling:agreed.${"confirm" | "text" | "hint"}`
  | `scheduling:ask.${"confirmText" | "rescheduleText" | "rejectText" | "disableText" | "unblock" | "startEarly" | "completeUnpaid" | "noShow" | "reasonHint"}`
  | `scheduling:details.roomLink`
  | `scheduling:move.${"otherTime" | "submitStaff"}`
  | `visit-kinds:${"walkIn" | "series"}.`
  | `visit-kinds:waiting.emptyHint`
  | `rooms:${"desk" | "move"}.`
  | `home:staff.`
  | `waiting-room:doctor.`;

/** A message for staff alone. A longer key with the same beginning is one, too, unless it is said to be for patients. */
export type StaffKey = Exclude<Extract<MessageKey, `${StaffPart}${string}`>, ForPatients>;

/** What begins like a message for staff and is not. */
type ForPatients = "scheduling:ask.rescheduleTextPatient" | "scheduling:ask.confirmTextPatient" | "rooms:move.gone";

/** A message that patients and visitors may read. */
export type PatientKey = Exclude<MessageKey, StaffKey>;

/** Likewise, without placeholders. */
export type PlainPatientKey = Exclude<PlainKey, StaffKey>;

/** Gives the words of what patients see; a message for staff is an error of types. */
export type PatientTranslate = Translate<PatientKey>;
