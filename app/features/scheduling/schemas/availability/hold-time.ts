import { bookAppointmentSchema } from "../booking/book-appointment";

/** The time that a visitor wants to have kept while they fill in the form. */
export const holdTimeSchema = bookAppointmentSchema.pick({
  serviceOfferingId: true,
  requestedEmployeeId: true,
  branchId: true,
  startTime: true,
});

/** The service whose time a visitor lets go of. */
export const releaseHoldSchema = bookAppointmentSchema.pick({ serviceOfferingId: true });
