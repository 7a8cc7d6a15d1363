import { APPOINTMENT_STATE, type AppointmentState } from "./appointment-states";

const JOINED: readonly AppointmentState[] = [
  APPOINTMENT_STATE.CONFIRMED,
  APPOINTMENT_STATE.CONFIRMED_WALKIN,
  APPOINTMENT_STATE.IN_PROGRESS,
];

/** Whether an appointment goes on as a call now, into which its patient can go at once. */
export const isCallRunning = (appointment: { type: "video" | "in_patient"; stateId: AppointmentState }): boolean =>
  appointment.stateId === APPOINTMENT_STATE.IN_PROGRESS && canJoin(appointment);

/** Whether a patient can join an appointment from their screen: by video, agreed, and not over. */
export const canJoin = ({ type, stateId }: { type: "video" | "in_patient"; stateId: AppointmentState }): boolean =>
  type === "video" && JOINED.includes(stateId);
