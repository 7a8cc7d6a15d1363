import { z } from "zod";
import { writtenText } from "~/kernel/text-fields";
import { appointmentId, MOST_NOTE_CHARACTERS } from "./change-appointment";
import { discountCodeSchema } from "../booking/book-appointment";
import { checkbox } from "~/kernel/checkbox-field";
import { wantedTimeFields } from "../waiting-list/wanted-time";

/**
 * What staff set: for whom, what, with whom, where and when. It may be for somebody new, of whom the name and a
 * phone are known; a walk-in comes now or at the next free start of today.
 */
export const setAppointmentSchema = z.object({
  patientId: appointmentId.optional(),
  /** Somebody new, even where the name is missing. */
  new: z.string().optional(),
  firstName: z.string().optional(),
  lastName: z.string().optional(),
  phoneCallingCode: z.string().optional(),
  phone: z.string().optional(),
  birthDate: z.string().optional(),
  email: z.string().optional(),
  acceptDuplicate: z.string().optional(),
  serviceOfferingId: appointmentId,
  employeeId: appointmentId,
  branchId: appointmentId,
  ...wantedTimeFields,
  reason: writtenText(MOST_NOTE_CHARACTERS, "errors:field.invalid").default(""),
  patientAgreed: checkbox,
  /** The patient is not told of it by us. */
  doNotNotify: checkbox,
  walkIn: checkbox,
  walkInAt: z.enum(["now", "next"], "scheduling:move.choose").default("now"),
  override: checkbox,
  /** The rules of the doctor's time were read, and not that the patient has another appointment. */
  overrideTime: checkbox,
  /** One of the patient's credits pays for it. */
  payWithCredit: checkbox,
  discountCode: discountCodeSchema,
  idempotencyKey: z.string().min(8, "errors:field.invalid").max(100, "errors:field.invalid").optional(),
});

export type SetAppointment = z.infer<typeof setAppointmentSchema>;

/** How long a time is blocked, in minutes of the place's clock: at most a day. */
export const blockedMinutes = z.coerce
  .number({ error: "errors:field.number" })
  .int("errors:field.number")
  .multipleOf(5, "scheduling:move.fiveMinutes")
  .min(5, "errors:field.invalid")
  .max(1_440, "errors:field.invalid");

/** A piece of a provider's day that nobody can book. */
export const blockTimeSchema = z.object({
  employeeId: appointmentId,
  branchId: appointmentId,
  ...wantedTimeFields,
  durationMinutes: blockedMinutes,
  reason: writtenText(MOST_NOTE_CHARACTERS, "errors:field.invalid").default(""),
});
