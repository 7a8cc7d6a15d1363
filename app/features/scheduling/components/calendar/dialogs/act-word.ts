import { needsAgreement } from "../../../domain/calendar/calendar-acts";
import type { CalendarAct, CalendarAppointment } from "../../../domain/calendar/calendar-view";

/** What goes on with an appointment; to cancel it is a button of its own. */
export type ForwardAct = Exclude<CalendarAct, "cancel">;

export const isForward = (act: CalendarAct): act is ForwardAct => act !== "cancel";

const WORDS = {
  confirm: "scheduling:actions.confirm",
  start: "scheduling:actions.start",
  "no-show": "scheduling:actions.noShow",
} as const satisfies Record<ForwardAct, string>;

/** What the button of an act says; who confirms a proposed time says that the patient agreed. */
export const actWord = (act: ForwardAct, appointment: CalendarAppointment) => {
  if (act === "start" && appointment.type === "video") return "scheduling:actions.startVideo";
  return act === "confirm" && needsAgreement(appointment) ? "schedule:appointment.confirmAgreed" : WORDS[act];
};
