import { needsAgreement, type CalendarAct } from "../../domain/calendar/calendar-acts";
import type { CalendarAppointment } from "../../domain/calendar/calendar-view";

const WORDS = {
  confirm: "scheduling:actions.confirm",
  start: "scheduling:actions.start",
  "no-show": "scheduling:actions.noShow",
  cancel: "schedule:appointment.cancel",
} as const satisfies Record<CalendarAct, string>;

/** What the button of an act says; who confirms a proposed time says that the patient agreed. */
export const actWord = (act: CalendarAct, appointment: CalendarAppointment) =>
  act === "confirm" && needsAgreement(appointment) ? "schedule:appointment.confirmAgreed" : WORDS[act];
