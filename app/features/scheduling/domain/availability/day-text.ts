import type { DayOfTimes } from "../timings/day-hours";

/** What a day without a free time is: full, or not to be had at all. */
export const noTimesText = ({ open }: Pick<DayOfTimes, "open">) =>
  open ? ("booking:time.full" as const) : ("booking:time.notAvailable" as const);
