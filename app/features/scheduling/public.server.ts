export { stateName } from "./domain/appointment-states";
export { appointmentForMail, type AppointmentForMail } from "./services/appointment-for-mail.server";
export { bookAppointment } from "./services/book-appointment.server";
export { concludeAppointment } from "./services/conclude-appointment.server";
export { createAppointmentLink } from "./services/create-appointment-link.server";
export { expireAppointment } from "./services/expire-appointment.server";
export { startAppointment } from "./services/start-appointment.server";
export { todaysAppointments } from "./services/todays-appointments.server";
