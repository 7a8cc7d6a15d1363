import type { ActionButton } from "./appointment-buttons";
import type { AppointmentAction } from "./appointment-transitions";

/** What somebody who looks at an appointment most likely does next, in this order. */
const LIKELY: readonly AppointmentAction[] = ["confirm", "start", "conclude", "complete"];

/** The one action to do next; undefined where there is nothing to do yet, as before the time of a confirmed one. */
export const nextAction = (buttons: readonly ActionButton[]): ActionButton | undefined =>
  LIKELY.flatMap((action) => buttons.filter((each) => each.action === action)).find(
    ({ reason, about }) => reason === null && about !== "early",
  );

const COURSE = ["start", "conclude", "complete"] as const;

/** What begins or ends an appointment; `unpaid` where it would be completed without being paid. */
export interface CourseAct {
  action: (typeof COURSE)[number];
  unpaid: boolean;
}

/**
 * What begins an appointment or ends it, whichever comes next; null where neither can be done now, or where it asks what
 * only the appointment's own page says: whether to begin early, or that the patient agreed.
 */
export function courseAct(buttons: readonly ActionButton[]): CourseAct | null {
  for (const action of COURSE) {
    const found = buttons.find((each) => each.action === action);
    if (found?.reason === null && found.about !== "early" && !found.agreed)
      return { action, unpaid: found.about === "unpaid" };
  }
  return null;
}
