import type { z } from "zod";
import { bookAppointmentSchema } from "../booking/book-appointment";

/** The time that a visitor wants to have kept while they fill in the form. */
export const holdTimeSchema = bookAppointmentSchema.pick({
  serviceOfferingId: true,
  requestedEmployeeId: true,
  branchId: true,
  startTime: true,
});
export type HoldTime = z.infer<typeof holdTimeSchema>;

/** The service whose time a visitor lets go of. */
export const releaseHoldSchema = bookAppointmentSchema.pick({ serviceOfferingId: true });
