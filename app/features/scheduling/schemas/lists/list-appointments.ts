import { z } from "zod";
import { isCalendarDate } from "~/kernel/time/dates";
import { APPOINTMENT_TABS } from "../../domain/lists/appointment-selection";
import { isAppointmentState, type AppointmentState } from "../../domain/appointments/appointment-states";

/** The specification's 'no selection' is -1; an empty field says the same. */
export const chosen = z
  .string()
  .max(64, "errors:field.invalid")
  .nullable()
  .optional()
  .transform((value) => (value == null || value === "" || value === "-1" ? null : value));

const state = z
  .union([z.string(), z.number()])
  .nullable()
  .optional()
  .transform((value): AppointmentState | null => {
    const number = value == null || value === "" ? -1 : Number(value);
    return isAppointmentState(number) ? number : null;
  });

/** A place in a list, as the address of the page behind it has it. */
export const listKey = z
  .string()
  .regex(/^\d{1,15}_[\w-]{1,64}$/, "errors:field.invalid")
  .transform((text) => ({ startsAt: Number(text.slice(0, text.indexOf("_"))), id: text.slice(text.indexOf("_") + 1) }));

/**
 * What a list is narrowed by, for screens and calls alike; parsing it twice does no harm. A type that is none is no
 * choice.
 */
export const appointmentFilterSchema = z.object({
  employeeId: chosen,
  departmentId: chosen,
  branchId: chosen,
  type: z
    .enum(["video", "in_patient"])
    .nullable()
    .optional()
    .catch(null)
    .transform((value) => value ?? null),
  state,
});

/** A day of an address; what is none is no choice. */
const day = z
  .string()
  .refine((text) => isCalendarDate(text))
  .nullable()
  .optional()
  .catch(null)
  .transform((value) => value ?? null);

const LONGEST_SEARCH = 120;

/** What the list's screen is narrowed by beyond that, and how it is sorted. */
export const narrowedListSchema = appointmentFilterSchema.extend({
  offeringId: chosen,
  from: day,
  to: day,
  /** Words by which a patient is found: a name, a birth date, a phone number. */
  patient: z
    .string()
    .trim()
    .max(LONGEST_SEARCH)
    .optional()
    .catch(undefined)
    .transform((text) => text || null),
  /** By time; as the list has it unless given. */
  order: z
    .enum(["ascending", "descending"])
    .optional()
    .catch(undefined)
    .transform((value) => value ?? null),
});

/** What the list's screen is asked for in its address. */
export const listAppointmentsSchema = narrowedListSchema.extend({
  tab: z.enum(APPOINTMENT_TABS).catch("upcoming"),
  after: listKey.optional().catch(undefined),
  before: listKey.optional().catch(undefined),
  /** Which requests are chosen from the start: those of the page, or all, which are then on one page. */
  select: z.enum(["page", "all"]).optional().catch(undefined),
});

const MOST_A_PAGE = 50;
const whole = (fallback: number, least: number, most: number) =>
  z.coerce
    .number({ error: "errors:field.number" })
    .int("errors:field.number")
    .min(least, "errors:field.invalid")
    .max(most, "errors:field.invalid")
    .default(fallback);

/** Towards which side of now a list is read; `all` begins with the newest of both. */
export const SWIPES = ["future", "past", "all"] as const;

/** The specification's paging: an offset, how many at most, and towards which side. */
export const listAllAppointmentsSchema = appointmentFilterSchema.extend({
  offset: whole(0, 0, 10_000_000),
  max: whole(10, 1, MOST_A_PAGE),
  swipe: z.enum(SWIPES, { error: "errors:field.chooseOne" }).default("future"),
});
