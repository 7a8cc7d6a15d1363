import type { AppointmentDetailsProps } from "./appointment-details-props";
import { PatientAppointment } from "./patient-appointment";
import { StaffAppointment } from "./staff-appointment";

/** One appointment: what it is, what can be done with it, and who did what. */
export const AppointmentDetails = (props: AppointmentDetailsProps) =>
  props.side === "staff" ? <StaffAppointment {...props} /> : <PatientAppointment {...props} />;
