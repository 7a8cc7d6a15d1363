import { appointmentId, changeAppointmentSchema } from "./change-appointment";
import { blockedMinutes } from "./set-appointment";
import { wantedTimeFields } from "./wanted-time";

/** Which blocked time, where it lies from now on, how long it is and whose; what is left out stays as it is. */
export const moveBlockedTimeSchema = changeAppointmentSchema.extend({
  ...wantedTimeFields,
  durationMinutes: blockedMinutes.optional(),
  employeeId: appointmentId.optional(),
});
