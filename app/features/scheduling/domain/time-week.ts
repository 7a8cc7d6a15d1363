import type { IsoDate } from "~/kernel/dates";

/** A week of free times, with one day of it open. Times are UTC ms on the clock of `zone`. */
export interface TimeWeek {
  readonly zone: string;
  readonly day: IsoDate;
  readonly days: readonly { readonly date: IsoDate; readonly free: number }[];
  readonly times: readonly number[];
  /** A day in the week before and after, where there are any. */
  readonly earlier: IsoDate | null;
  readonly later: IsoDate | null;
  readonly nextFreeDay: IsoDate | null;
}
