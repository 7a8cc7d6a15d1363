import { TRANSITIONS } from "../appointments/appointment-transitions";
import type { CalendarAppointment } from "./calendar-view";

const CANCELABLE = TRANSITIONS.filter(({ action, by }) => action === "cancel" && by.includes("staff")).flatMap(
  ({ from }) => (from === "nothing" ? [] : [...from]),
);

/** Whether staff can call an appointment off by its state; the service has the last word. */
export const canCancel = ({ stateId, seats }: CalendarAppointment): boolean => !seats && CANCELABLE.includes(stateId);
