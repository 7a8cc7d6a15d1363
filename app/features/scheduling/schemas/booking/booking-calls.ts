import { z } from "zod";
import { ANY_PROVIDER, bookAppointmentSchema, humanToken } from "./book-appointment";
import { appointmentId } from "../appointments/change-appointment";
import { unlessNone } from "./no-choice";
import { visitorFields } from "./visitor";
import { wantedTimeFields } from "../waiting-list/wanted-time";

/**
 * A booking as a call sends it: what is asked of the visitor stands beside the rest. The time is `startTime`, or
 * `scheduledDateStringcc` with `scheduledTime` on the clock of the place. Staff name a patient by `patientId`.
 */
export const bookCallSchema = bookAppointmentSchema
  .omit({ visitor: true })
  .extend(visitorFields.partial().shape)
  .extend({
    startTime: bookAppointmentSchema.shape.startTime.optional(),
    scheduledDateStringcc: wantedTimeFields.scheduledDateStringcc,
    scheduledTime: wantedTimeFields.scheduledTime,
    patientId: appointmentId.optional(),
    idempotencyKey: bookAppointmentSchema.shape.idempotencyKey.optional(),
  });
export type BookCall = z.infer<typeof bookCallSchema>;

/** An instant in UTC ms, or a day as YYYY-MM-DD in UTC. */
const instant = z
  .union(
    [z.coerce.number().int().positive(), z.iso.date().transform((day) => Date.parse(`${day}T00:00:00Z`))],
    "errors:field.date",
  )
  .optional();

/** Which bookable times are asked for. */
export const availableSlotsSchema = z.object({
  serviceOfferingId: z.string("errors:field.chooseOne").min(1, "errors:field.chooseOne").max(64),
  employeeId: unlessNone(z.string().max(64).default(ANY_PROVIDER)),
  branchId: unlessNone(z.string().max(64).optional()),
  from: instant,
  to: instant,
});

/** Owner of the address that is asked for. */
export const existingUserSchema = z.object({ email: visitorFields.shape.email, recaptcha: humanToken });
