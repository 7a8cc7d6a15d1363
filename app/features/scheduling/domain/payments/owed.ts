import { APPOINTMENT_STATE, isAhead, type AppointmentState } from "../appointments/appointment-states";

const TOOK_PLACE: readonly AppointmentState[] = [
  APPOINTMENT_STATE.IN_PROGRESS,
  APPOINTMENT_STATE.CONCLUDED,
  APPOINTMENT_STATE.COMPLETED,
];

/** The parts of an appointment that decide whether its price is owed. */
interface OwedAppointment {
  stateId: AppointmentState;
  disabledAt: number | null;
  patientId: string | null;
  paidByCreditAt: number | null;
}

/**
 * Whether the price of an appointment is owed: a patient's, once it has begun, while it is on the list, and where no
 * credit pays it.
 */
export const isOwed = ({ stateId, disabledAt, patientId, paidByCreditAt }: OwedAppointment): boolean =>
  TOOK_PLACE.includes(stateId) && disabledAt === null && patientId !== null && paidByCreditAt === null;

/** Whether it has not begun, and its price is owed once it does: what it is paid with then must still be there. */
export const willBeOwed = ({ stateId, disabledAt, paidByCreditAt }: Omit<OwedAppointment, "patientId">): boolean =>
  isAhead(stateId) && !TOOK_PLACE.includes(stateId) && disabledAt === null && paidByCreditAt === null;
