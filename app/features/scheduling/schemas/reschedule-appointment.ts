import { changeAppointmentSchema } from "./change-appointment";
import { ticked, wantedTimeFields } from "./wanted-time";

/** Which appointment, and its new time. */
export const rescheduleAppointmentSchema = changeAppointmentSchema.extend({ ...wantedTimeFields, override: ticked });
