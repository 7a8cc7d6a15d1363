import type { Telling } from "../../domain/appointments/way-back";
import type { CalendarArrivalAct } from "../../domain/calendar/calendar-view";

/** What can be asked of a board's action. */
export type BoardVerb =
  | "move"
  | "resize"
  | "moveBlocked"
  | "moveSession"
  | "block"
  | "confirm"
  | "start"
  | "noShow"
  | "cancel"
  | "disable"
  | "undo"
  | CalendarArrivalAct;

/** What it answers: that it is done, or what is in the way. Instants in UTC ms. */
export type BoardAnswer =
  | { readonly done: BoardVerb; readonly id: string; readonly undoUntil: number | null; readonly telling?: Telling }
  | {
      readonly errors: readonly { readonly field: string; readonly message: string }[];
      /** Times at which it would fit. */
      readonly nearest?: readonly number[];
    };

/** What stands for an answer that never came: nothing is known but that nothing may be shown as done. */
export const NO_ANSWER: BoardAnswer = { errors: [{ field: "", message: "" }] };
