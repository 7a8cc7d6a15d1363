import { APPOINTMENT_STATE, type AppointmentState } from "./appointment-states";

/** From so long before its start a patient goes into the waiting room of a video appointment; it is open by then. */
export const JOIN_FROM_MS = 12 * 3_600_000;

const JOINED: readonly AppointmentState[] = [
  APPOINTMENT_STATE.CONFIRMED,
  APPOINTMENT_STATE.CONFIRMED_WALKIN,
  APPOINTMENT_STATE.IN_PROGRESS,
];

/** What a call follows from. Instants in UTC ms. */
interface WithCall {
  type: "video" | "in_patient";
  stateId: AppointmentState;
  startsAt: number;
  /** When its provider came into the call, or it began. */
  startedAt: number | null;
}

/**
 * Whether the doctor of a video appointment has come into its call, and its patient has not yet. What was moved to
 * another day since then is not waited for.
 */
export const waitsInCall = (appointment: WithCall): boolean =>
  canJoin(appointment) &&
  appointment.stateId !== APPOINTMENT_STATE.IN_PROGRESS &&
  appointment.startedAt !== null &&
  appointment.startedAt >= appointment.startsAt - JOIN_FROM_MS;

/** Whether an appointment goes on as a call now, or its doctor is in the call: its patient can go in at once. */
export const isCallRunning = (appointment: WithCall): boolean =>
  waitsInCall(appointment) || (appointment.stateId === APPOINTMENT_STATE.IN_PROGRESS && canJoin(appointment));

/** Whether a patient can join an appointment from their screen: by video, agreed, and not over. */
export const canJoin = ({ type, stateId }: Pick<WithCall, "type" | "stateId">): boolean =>
  type === "video" && JOINED.includes(stateId);
