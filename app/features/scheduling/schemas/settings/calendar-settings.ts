import { z } from "zod";
import { durationField } from "~/kernel/duration-field";
import { parseIsoDate } from "~/kernel/time/dates";
import { MINUTES_A_DAY, parseMinutes } from "~/kernel/time/minutes";
import { typedClock } from "~/kernel/time/typed-clock";

const INVALID = "errors:field.invalid";
const whole = (min: number, max: number) =>
  z.coerce.number<number>("errors:field.number").int("errors:field.number").min(min, INVALID).max(max, INVALID);
const onFives = (min: number, max: number) => whole(min, max).multipleOf(5, "timings:problem.fiveMinutes");
/** As a call says it, or as a form's box does, which is silent where it is not ticked. */
const onOff = z.preprocess((value) => value === true || value === "on" || value === "true", z.boolean());
const version = z.preprocess(
  (value) => (value === "" ? undefined : value),
  whole(0, Number.MAX_SAFE_INTEGER).optional(),
);

/** Appointments of at most this many minutes apart; a day's hours hold the longest several times. */
const LONGEST_SLOT = 240;

const endsAfterStart = ({ dayStartInMins, dayEndInMins }: { dayStartInMins: number; dayEndInMins: number }) =>
  dayEndInMins > dayStartInMins;
const oneWayAtLeast = (settings: { healthCareProviderBasedBooking: boolean; serviceOnlyBasedBooking: boolean }) =>
  settings.healthCareProviderBasedBooking || settings.serviceOnlyBasedBooking;
const END_AFTER_START = { path: ["dayEndInMins"], error: "timings:problem.endAfterStart" };
const ONE_WAY = { path: ["healthCareProviderBasedBooking"], error: "calendar:problem.oneWay" };

const calendarFields = z.object({
  calendarSlotDuration: onFives(5, LONGEST_SLOT),
  dayStartInMins: onFives(0, MINUTES_A_DAY),
  dayEndInMins: onFives(0, MINUTES_A_DAY),
  healthCareProviderBasedBooking: onOff,
  serviceOnlyBasedBooking: onOff,
  version,
});

/** The calendar's settings (specification, section 3): minutes from midnight, and by what patients can book. */
export const calendarSettingsSchema = calendarFields
  .refine(endsAfterStart, END_AFTER_START)
  .refine(oneWayAtLeast, ONE_WAY);

/** hh:mm as minutes; midnight as an end is the end of the day. */
const clock = (midnight: number) =>
  z.string("errors:field.time").transform((text, context) => {
    const parsed = parseMinutes(typedClock(text));
    if (parsed.ok) return parsed.value || midnight;
    context.addIssue({ code: "custom", message: "errors:field.time" });
    return z.NEVER;
  });

/** The same as a form sends it, its times as hh:mm. */
export const calendarFormSchema = calendarFields
  .extend({
    dayStartInMins: clock(0).pipe(onFives(0, MINUTES_A_DAY)),
    dayEndInMins: clock(MINUTES_A_DAY).pipe(onFives(0, MINUTES_A_DAY)),
  })
  .refine(endsAfterStart, END_AFTER_START)
  .refine(oneWayAtLeast, ONE_WAY);

const MOST_DATES = 366;

/**
 * Dates as a list, what is wrong said of each; or as text, one a line or separated by commas or blanks, what is wrong
 * said of the whole. Each is kept once, in order; what is left empty does not count.
 */
const dates = z
  .union([z.string(), z.array(z.string().optional())], INVALID)
  .default("")
  .transform((value, context) => {
    const said = typeof value === "string" ? value.split(/[\s,;]+/) : value.map((each) => each?.trim() ?? "");
    const list = said.filter(Boolean);
    const say = (message: string, ...path: number[]) => context.addIssue({ code: "custom", message, path });
    const isWrong = (each: string) => each !== "" && !parseIsoDate(each).ok;
    if (typeof value !== "string") said.forEach((each, index) => isWrong(each) && say("errors:field.date", index));
    else if (said.some(isWrong)) say("calendar:problem.dates");
    if (list.length > MOST_DATES) say("calendar:problem.tooManyDates");
    return [...new Set(list)].sort();
  });

/** What decides on the times that patients are offered, and how long staff can take an action back. */
export const appointmentRulesSchema = z.object({
  minimumNoticeMinutes: onFives(0, 43_200),
  horizonDays: whole(1, 730),
  /** Appointments a doctor has a day at most; none: no limit. */
  dailyMaximum: z.preprocess((value) => (value === "" || value === undefined ? null : value), whole(1, 500).nullable()),
  /** -1: on or after the organization's date; 0: on or after today at the place (specification, section 5). */
  minimumDate: z.union([z.literal(-1), z.literal(0), z.enum(["-1", "0"]).transform(Number)], "errors:field.chooseOne"),
  excludedDates: dates,
  undoWindowSeconds: whole(0, 600),
  confirmByMail: onOff,
  version,
});

const rules = appointmentRulesSchema.shape;

/** The same as a form sends it, its lengths of time with their units. */
export const appointmentRulesFormSchema = appointmentRulesSchema.extend({
  minimumNoticeMinutes: durationField(rules.minimumNoticeMinutes),
  horizonDays: durationField(rules.horizonDays),
  undoWindowSeconds: durationField(rules.undoWindowSeconds),
});
