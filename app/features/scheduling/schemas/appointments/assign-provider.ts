import { appointmentId, changeAppointmentSchema } from "./change-appointment";
import { checkbox } from "~/kernel/checkbox-field";

/** Which appointment, and who gives it from now on. */
export const assignProviderSchema = changeAppointmentSchema.extend({ employeeId: appointmentId, override: checkbox });
