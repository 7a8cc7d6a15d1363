import type { IsoDate } from "~/kernel/time/dates";
import type { DayOfTimes } from "./day-hours";

/** A week of free times, with one day of it open. Times are UTC ms on the clock of `zone`. */
export interface TimeWeek {
  readonly zone: string;
  readonly day: IsoDate;
  readonly days: readonly DayOfTimes[];
  readonly times: readonly number[];
  /** A day in the week before and after, where there are any. */
  readonly earlier: IsoDate | null;
  readonly later: IsoDate | null;
  readonly nextFreeDay: IsoDate | null;
  /** For staff: before this start (UTC ms) patients cannot book any more. */
  readonly patientsFrom?: number;
  /** For staff who move an appointment: the next days with times, each with its first ones. */
  readonly following?: readonly { readonly date: IsoDate; readonly times: readonly number[] }[];
}
