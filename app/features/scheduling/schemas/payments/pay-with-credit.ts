import { changeAppointmentSchema } from "../appointments/change-appointment";

/** Which appointment one of its patient's credits pays for. */
export const payWithCreditSchema = changeAppointmentSchema.omit({ note: true, doNotNotify: true });
