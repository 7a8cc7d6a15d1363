import { TRANSITIONS } from "../appointments/appointment-transitions";
import type { CalendarVisit } from "./calendar-view";

const CANCELABLE = TRANSITIONS.filter(({ action, by }) => action === "cancel" && by.includes("staff")).flatMap(
  ({ from }) => (from === "nothing" ? [] : [...from]),
);

/** Whether staff can call a visit off by its state; the service has the last word. */
export const canCancel = ({ stateId, seats }: CalendarVisit): boolean => !seats && CANCELABLE.includes(stateId);
