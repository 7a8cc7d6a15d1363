import type { Subject } from "~/platform/access/authorize.server";
import type { AppointmentSummary } from "../../domain/lists/appointment-summary";

/** Owner of an appointment, as authorize asks for it. */
export const summarySubject = ({ id, patient, employee, bookedByPatientId }: AppointmentSummary): Subject => ({
  kind: "appointment",
  id,
  patientId: patient?.id ?? null,
  employeeId: employee.id,
  madeBy: bookedByPatientId,
  appointmentId: id,
});
