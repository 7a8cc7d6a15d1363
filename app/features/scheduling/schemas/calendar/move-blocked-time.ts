import { appointmentId, changeAppointmentSchema } from "../appointments/change-appointment";
import { seenFields } from "../appointments/seen-appointment";
import { blockedMinutes } from "../appointments/set-appointment";
import { wantedTimeFields } from "../waiting-list/wanted-time";

/** Which blocked time, where it lies from now on, how long it is and whose; what is left out stays as it is. */
export const moveBlockedTimeSchema = changeAppointmentSchema.omit({ doNotNotify: true }).extend({
  ...wantedTimeFields,
  ...seenFields,
  durationMinutes: blockedMinutes.optional(),
  employeeId: appointmentId.optional(),
});
