import type { Subject } from "~/platform/access/authorize.server";
import type { AppointmentSummary } from "../../domain/lists/appointment-summary";

/** Whose an appointment is, as authorize asks. */
export const summarySubject = ({ id, patient, employee, bookedByPatientId }: AppointmentSummary): Subject => ({
  kind: "appointment",
  id,
  patientId: patient?.id ?? null,
  employeeId: employee.id,
  madeBy: bookedByPatientId,
  appointmentId: id,
});
