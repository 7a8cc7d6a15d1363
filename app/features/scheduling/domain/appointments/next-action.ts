import type { ActionButton } from "./appointment-buttons";
import type { AppointmentAction } from "./appointment-transitions";

/** What somebody who looks at an appointment most likely does next, in this order. */
const LIKELY: readonly AppointmentAction[] = ["confirm", "start", "conclude", "complete"];

/** The one action to do next; undefined where there is nothing to do yet, as before the time of a confirmed one. */
export const nextAction = (buttons: readonly ActionButton[]): ActionButton | undefined =>
  LIKELY.flatMap((action) => buttons.filter((each) => each.action === action)).find(
    ({ reason, about }) => reason === null && about !== "early",
  );
