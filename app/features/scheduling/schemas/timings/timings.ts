import { z } from "zod";
import { writtenText } from "~/kernel/text-fields";
import { parseIsoDate, parseSlashDate } from "~/kernel/time/dates";
import { MINUTES_A_DAY } from "~/kernel/time/minutes";
import { typedClock } from "~/kernel/time/typed-clock";
import { LONGEST_NOTE, MOST_HOURS } from "../../domain/timings/week-problems";
import { APPOINTMENT_KINDS } from "../../domain/appointments/appointment-kind";

const INVALID = "errors:field.invalid";
const identifier = z.string(INVALID).min(1, INVALID).max(64, INVALID);
const typed = z.string(INVALID).trim().max(500, INVALID).default("");
/** How often the timings had been changed when the form was made. */
const version = z.coerce.number(INVALID).int(INVALID).min(0, INVALID);

/** A week as the editor sends it. What is wrong with its lines is for the domain to say, at the line. */
export const saveWeekSchema = z.object({
  employeeId: identifier,
  branchId: identifier,
  kind: z.enum(APPOINTMENT_KINDS, INVALID),
  version,
  /** Put the same hours in the place of those of the other kind of appointment at the branch. */
  alsoOther: z.boolean().default(false),
  draft: z
    .array(
      z.object({
        id: identifier,
        day: z.int(INVALID).min(1, INVALID).max(7, INVALID),
        from: typed,
        until: typed,
        validFrom: typed,
        validUntil: typed,
        note: typed,
        offerings: z.array(identifier).max(100, INVALID).default([]),
      }),
    )
    .max(MOST_HOURS * 2, INVALID),
});

const date = z.iso.date("errors:field.date");
const dateOrNone = z.preprocess((value) => (value === "" ? undefined : value), date.optional());
const time = z.preprocess(
  (value) => (value === "" ? undefined : typeof value === "string" ? typedClock(value) : value),
  z
    .string()
    .regex(/^([01]?\d|2[0-4]):[0-5]\d$/, "errors:field.time")
    .optional(),
);

/** Time away as its form sends it. Without hours it is the whole day, without an end one day. */
export const absenceFormSchema = z.object({
  startDate: z.preprocess(
    (value) => (value === "" ? undefined : value),
    z.iso.date({ error: ({ input }) => (input === undefined ? "errors:field.mandatory" : "errors:field.date") }),
  ),
  endDate: dateOrNone,
  from: time,
  until: time,
  /** Empty: at every branch. */
  branchId: z.string(INVALID).max(64, INVALID).optional(),
  note: writtenText(LONGEST_NOTE).default(""),
  version,
  /** The absence that is changed, by its first exclusion; absent for a new one. */
  absenceId: z.string().max(64, INVALID).optional(),
});
export type AbsenceForm = z.infer<typeof absenceFormSchema>;
export const saveAbsenceSchema = absenceFormSchema.extend({ employeeId: identifier });

export const removeAbsenceSchema = z.object({ employeeId: identifier, absenceId: identifier });

export const undoTimingsSchema = z.object({ employeeId: identifier, version });

/** A slot as it is kept for taking a change back. */
export const storedSlotSchema = z.object({
  id: z.string(),
  type: z.enum(["INCLUSION", "EXCLUSION"]),
  dayOfWeek: z.number().nullable(),
  startMinutes: z.number(),
  endMinutes: z.number(),
  startDate: z.string().nullable(),
  endDate: z.string().nullable(),
  branchId: z.string().nullable(),
  offeringsType: z.enum(["VIDEO_CONSULTATION", "PHYSICAL_CONSULTATION"]).nullable(),
  serviceOfferingIds: z.array(z.string()),
  note: z.string(),
});

/** DD/MM/YYYY; what is YYYY-MM-DD already stays so, since a call's input is read at its door and by its service. */
const slashDate = z
  .string("errors:field.date")
  .transform((text, context) => {
    const slashed = parseSlashDate(text);
    const parsed = slashed.ok ? slashed : parseIsoDate(text);
    if (parsed.ok) return parsed.value;
    context.addIssue({ code: "custom", message: "errors:field.date" });
    return z.NEVER;
  })
  .nullish()
  .transform((value) => value ?? null);

const minutes = z.int("errors:field.number").min(0, INVALID).max(MINUTES_A_DAY, INVALID);

/** Slots as the specification words them: minutes of the branch's day, dates as DD/MM/YYYY. */
export const inclusionSlotSchema = z.object({
  employeeId: identifier,
  /** Where the caller says which state it has seen, a change since then refuses. */
  version: version.optional(),
  slots: z
    .array(
      z.object({
        /** That of a slot of this employee is changed; none adds one. */
        id: identifier.optional(),
        type: z.enum(["INCLUSION", "EXCLUSION"], INVALID),
        /** 1 Monday to 7 Sunday; none, for an exclusion: every day between its dates. */
        dayOfWeek: z.int(INVALID).min(1, INVALID).max(7, INVALID).nullish(),
        startTime: minutes,
        endTime: minutes,
        startDate: slashDate,
        endDate: slashDate,
        note: writtenText(LONGEST_NOTE).default(""),
        /** None, for an exclusion: at every branch. */
        branchId: identifier.nullish(),
        /** None: for both kinds of appointment. */
        offeringsType: z.enum(["VIDEO_CONSULTATION", "PHYSICAL_CONSULTATION"], INVALID).nullish(),
        serviceOfferingIds: z.array(identifier).max(100, INVALID).default([]),
      }),
      INVALID,
    )
    .min(1, "errors:field.mandatory")
    .max(MOST_HOURS, INVALID),
});
export type InclusionSlots = z.infer<typeof inclusionSlotSchema>;
