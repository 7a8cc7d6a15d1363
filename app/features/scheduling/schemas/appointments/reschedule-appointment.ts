import { appointmentId, changeAppointmentSchema } from "./change-appointment";
import { seenFields } from "./seen-appointment";
import { checkbox } from "~/kernel/checkbox-field";
import { wantedTimeFields } from "../waiting-list/wanted-time";

/** Which appointment, its new time and, where staff give it to somebody else, its new provider; and whether the patient
 * agreed to that on the phone. */
export const rescheduleAppointmentSchema = changeAppointmentSchema.extend({
  ...wantedTimeFields,
  ...seenFields,
  employeeId: appointmentId.optional(),
  override: checkbox,
  patientAgreed: checkbox,
});
