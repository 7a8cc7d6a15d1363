/**
 * Where the messages stand that only staff may read, by the feature that they are of: whole files, groups of one, or
 * single messages.
 */
export interface StaffParts {
  billing:
    `credits:${"index" | "assign" | "form" | "list" | "report"}.` | `credits:pay.${"offerToStaff" | "leftOfPatient"}`;
  common: "home:staff." | "home:search." | "search:";
  consultations: "note-editor:" | "pharmacy:";
  demo: "demo:";
  identity: "employees:";
  imports: "imports:";
  notifications: "wording:" | "marketing:";
  organization: "settings:" | "organization:" | "api-access:" | "google-calendar:";
  patients: "chart:";
  scheduling:
    | `arrivals:${"board" | "stage" | "act" | "settings"}.`
    | `${"booking-panel" | "timings" | "why" | "schedule" | "calendar" | "questions"}:`
    | `scheduling:${"set" | "setSteps" | "assign" | "unpaid"}.`
    | `scheduling:agreed.${"confirm" | "text" | "hint"}`
    | `scheduling:ask.${"confirmText" | "rescheduleText" | "rejectText" | "disableText" | "unblock" | "startEarly" | "completeUnpaid" | "noShow" | "reasonHint"}`
    | "scheduling:details.roomLink"
    | `scheduling:move.${"otherTime" | "submitStaff"}`
    | `appointment-kinds:${"walkIn" | "series"}.`
    | "appointment-kinds:waiting.emptyHint";
  "waiting-room": `rooms:${"desk" | "move"}.` | "waiting-room:doctor.";
}

/** What begins like a message for staff and is not. */
export type ForPatients =
  "scheduling:ask.rescheduleTextPatient" | "scheduling:ask.confirmTextPatient" | "rooms:move.gone";
