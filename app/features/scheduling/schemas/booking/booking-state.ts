import { z } from "zod";
import { isCalendarDate } from "~/kernel/time/dates";
import { JOURNEY_STEPS } from "../../domain/booking/booking-journey";
import { APPOINTMENT_KINDS } from "../../domain/appointments/appointment-kind";

const LONGEST_ID = 64;
const LONGEST_TEXT = 2_000;

const choice = z
  .string()
  .max(LONGEST_ID)
  .optional()
  .catch(undefined)
  .transform((text) => text || undefined);
const typed = z.string().max(LONGEST_TEXT).optional().catch(undefined);

/**
 * How far a booking has come, as its query or hidden fields carry it. Whatever does not fit counts as not chosen; what
 * was typed stays as it was typed, to be shown again.
 */
export const bookingStateSchema = z.object({
  kind: z.enum(APPOINTMENT_KINDS).optional().catch(undefined),
  service: choice,
  provider: choice,
  place: choice,
  /** Where the chosen time is, as the last step showed it: there it is booked, and nothing else is narrowed by it. */
  where: choice,
  /** UTC ms of the chosen start. */
  at: z.coerce.number().int().multipleOf(300_000).positive().optional().catch(undefined),
  /** The first available time is chosen, where none is: somebody books again what they had. */
  soonest: z.literal("yes").optional().catch(undefined),
  /** The day that is looked at. */
  day: z
    .string()
    .refine((text) => isCalendarDate(text))
    .optional()
    .catch(undefined),
  /** The visitor's own zone. */
  zone: choice,
  /** The zones to choose one's own from are asked for. */
  clock: z.literal("choose").optional().catch(undefined),
  step: z.enum(JOURNEY_STEPS).optional().catch(undefined),
  intent: z.enum(["hold", "release", "book", "link", "discount"]).optional().catch(undefined),
  key: choice,
  /** The patient for whom the form was made, of whoever was signed in then. */
  for: choice,
  firstName: typed,
  lastName: typed,
  email: typed,
  phoneCallingCode: typed,
  phone: typed,
  birthDate: typed,
  reason: typed,
  /** A code for a discount. */
  discountCode: typed,
  /** What was shown as taken off, in the currency's minor unit. */
  shownDiscountMinor: choice,
  /** One of the patient's credits is to pay for it. */
  payWithCredit: choice,
  /** What the check whether a person asks gave; used once, and never carried on. */
  recaptcha: z.string().max(8_000).optional().catch(undefined),
  /** Answers by the id of their question. */
  answers: z.record(z.string().max(LONGEST_ID), z.string().max(LONGEST_TEXT)).catch({}).default({}),
});
export type BookingState = z.infer<typeof bookingStateSchema>;

/** One press chooses a doctor, and with them a time at a place where one was pressed. */
export const pickOf = (provider: string, time?: { placeId: string; start: number }): string =>
  time ? [provider, time.placeId, time.start].join(" ") : provider;

/** What was chosen by such a press, as fields of their own. */
export function fieldsOfPick(pick: string): Record<string, string> {
  const [provider = "", place = "", at = ""] = pick.split(" ");
  return { provider, place, at };
}

/** The fields that are typed at the last step, such as who the visitor is: they travel in forms, never in an address. */
export const VISITOR_FIELDS = [
  "firstName",
  "lastName",
  "email",
  "phoneCallingCode",
  "phone",
  "birthDate",
  "reason",
  "discountCode",
] as const;
export type VisitorField = (typeof VISITOR_FIELDS)[number];
