import { appointmentId, changeAppointmentSchema } from "./change-appointment";
import { ticked } from "../waiting-list/wanted-time";

/** Which appointment, and who gives it from now on. */
export const assignProviderSchema = changeAppointmentSchema.extend({ employeeId: appointmentId, override: ticked });
