import { z } from "zod";
import { isCalendarDate, parseDayMonthYear } from "~/kernel/time/dates";
import { MINUTES_A_DAY, parseMinutes } from "~/kernel/time/minutes";
import { typedClock } from "~/kernel/time/typed-clock";

const empty = (value: unknown) => (value === "" ? undefined : value);

/** A moment in UTC ms; left out where nothing is said. */
export const instant = z.preprocess(
  empty,
  z.coerce
    .number({ error: "scheduling:move.choose" })
    .int("scheduling:move.choose")
    .positive("scheduling:move.choose")
    .optional(),
);
const date = z.preprocess(
  empty,
  z
    .string()
    .refine((text) => isCalendarDate(text), "errors:field.date")
    .optional(),
);
/**
 * hh:mm, or what else people type, becomes minutes from midnight; minutes stay what they are, so that parsing twice
 * does no harm.
 */
const clock = z.preprocess(
  (value) => {
    if (typeof value !== "string" || value === "") return empty(value);
    const minutes = parseMinutes(typedClock(value));
    return minutes.ok ? minutes.value : value;
  },
  z
    .number({ error: "errors:field.time" })
    .int("errors:field.time")
    .min(0, "errors:field.time")
    .max(MINUTES_A_DAY, "errors:field.time")
    .optional(),
);
const dayMonthYear = z.preprocess(
  empty,
  z
    .string()
    .refine((text) => parseDayMonthYear(text).ok, "errors:field.date")
    .optional(),
);
const minutes = z.preprocess(
  empty,
  z.coerce
    .number({ error: "errors:field.time" })
    .int("errors:field.time")
    .min(0, "errors:field.time")
    .max(MINUTES_A_DAY, "errors:field.time")
    .optional(),
);

/**
 * A time in one of the ways in which it can be said: an instant in UTC ms, which calls name `startTime` and forms
 * `startsAt`, a day with a time on the clock of the
 * place, or the specification's DD MMM YYYY with minutes from midnight. A time that was typed goes before one chosen.
 */
export const wantedTimeFields = {
  startTime: instant,
  startsAt: instant,
  day: date,
  time: clock,
  scheduledDateStringcc: dayMonthYear,
  scheduledTime: minutes,
};

export type WantedTimeFields = z.infer<z.ZodObject<typeof wantedTimeFields>>;

/** Whether a time was given in one of the ways; a day alone is none. */
export const isTimeSaid = ({ startTime, startsAt, time, scheduledTime }: WantedTimeFields): boolean =>
  [startTime, startsAt, time, scheduledTime].some((each) => each !== undefined);
