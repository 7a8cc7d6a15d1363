import { appointmentId, changeAppointmentSchema } from "./change-appointment";
import { ticked, wantedTimeFields } from "../waiting-list/wanted-time";

/** Which appointment, its new time and, where staff give it to somebody else, its new provider; and whether the patient
 * agreed to that on the phone. */
export const rescheduleAppointmentSchema = changeAppointmentSchema.extend({
  ...wantedTimeFields,
  employeeId: appointmentId.optional(),
  override: ticked,
  patientAgreed: ticked,
});
