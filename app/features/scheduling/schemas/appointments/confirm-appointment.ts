import { changeAppointmentSchema } from "./change-appointment";
import { checkbox } from "~/kernel/checkbox-field";

/** Which appointment, and whether staff say that the patient agreed to its time: to confirm it, or to start it. */
export const confirmAppointmentSchema = changeAppointmentSchema.extend({ patientAgreed: checkbox });
