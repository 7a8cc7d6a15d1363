import { APPOINTMENT_STATE, type AppointmentState } from "./appointment-states";

const JOINED: readonly AppointmentState[] = [
  APPOINTMENT_STATE.CONFIRMED,
  APPOINTMENT_STATE.CONFIRMED_WALKIN,
  APPOINTMENT_STATE.IN_PROGRESS,
];

/** Whether a patient can join an appointment from their screen: by video, agreed, and not over. */
export const canJoin = ({ type, stateId }: { type: "video" | "in_patient"; stateId: AppointmentState }): boolean =>
  type === "video" && JOINED.includes(stateId);
