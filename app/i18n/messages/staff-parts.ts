/**
 * Where the messages stand that only staff may read, by the feature that they are of: whole files, groups of one, or
 * single messages.
 */
export interface StaffParts {
  billing:
    | "billing:order."
    | `credits:${"index" | "assign" | "form" | "list" | "report"}.`
    | `credits:pay.${"offerToStaff" | "leftOfPatient" | "backToPatient" | "offerOfSeries" | "ofSeries"}`
    | `discounts:${"list" | "states" | "form" | "error" | "done" | "moves" | "report" | "card" | "doubt"}.`
    | `discounts:refused.${"beingPaid" | "invoiced"}`
    | `charges:${"add" | "back" | "view" | "list"}.`
    | `payments:${"staff" | "done" | "till" | "file" | "nothing"}.`
    | `invoices:${"staff" | "error"}.`;
  common: "common:appointmentStates." | "home:staff." | "home:search." | "search:";
  consultations: "note-editor:" | "pharmacy:";
  demo: "demo:";
  feedback: "feedback:list.";
  forms: "questionnaires:staff.";
  identity: "employees:";
  imports: "imports:";
  monitoring: "monitoring:staff." | "monitoring:plans.";
  notifications: "wording:" | "marketing:";
  organization: "settings:" | "organization:" | "prices:" | "api-access:" | "google-calendar:";
  patients: "chart:";
  questions: "text-questions:staff.";
  scheduling:
    | `arrivals:${"board" | "stage" | "act" | "settings"}.`
    | `${"booking-panel" | "timings" | "why" | "schedule" | "calendar" | "questions"}:`
    | `scheduling:${"set" | "setSteps" | "justSet" | "assign" | "unpaid"}.`
    | `scheduling:agreed.${"confirm" | "text" | "hint"}`
    | `scheduling:ask.${"confirmText" | "cancelTextUnreached" | "rescheduleText" | "rejectText" | "disableText" | "unblock" | "startEarly" | "completeUnpaid" | "noShow" | "reasonHint"}`
    | "scheduling:details.roomLink"
    | `scheduling:undo.${"one" | "many"}.`
    | `scheduling:move.${"otherTime" | "submitStaff" | "pressHint" | "tooSoonOnline" | "titleOf" | "following" | "patientTime" | "patientTimeIn"}`
    | `appointment-kinds:${"walkIn" | "series"}.`
    | "appointment-kinds:waiting.emptyHint";
  "waiting-room": `rooms:${"desk" | "move"}.` | "waiting-room:doctor.";
}

/** What begins like a message for staff and is not. */
export type ForPatients =
  | "scheduling:ask.rescheduleTextPatient"
  | "scheduling:ask.confirmTextPatient"
  | "rooms:move.gone"
  | `calendar:own.${"title" | "text" | "privacy"}`
  | `calendar:feed.${"makeTitle" | "make" | "revoked" | "tooMany"}`;
