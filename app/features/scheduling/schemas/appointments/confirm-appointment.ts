import { changeAppointmentSchema } from "./change-appointment";
import { ticked } from "../waiting-list/wanted-time";

/** Which appointment, and whether staff say that the patient agreed to its time on the phone. */
export const confirmAppointmentSchema = changeAppointmentSchema.extend({ agreedOnPhone: ticked });
