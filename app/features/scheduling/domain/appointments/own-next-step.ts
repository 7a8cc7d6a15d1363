import { APPOINTMENT_STATE as S, type AppointmentState } from "./appointment-states";
import { canJoin, JOIN_FROM_MS } from "./joinable";

/** What a step follows from. Instants in UTC ms. */
interface OwnAppointment {
  stateId: AppointmentState;
  type: "video" | "in_patient";
  startsAt: number;
  endsAt: number;
}

/**
 * The one most useful thing for a patient to do about an appointment: say whether the clinic's time suits them, join it,
 * find the way there, or wait for the clinic; `nothing` where it is over, or by video and not of today.
 */
type OwnStep = "answer" | "join" | "directions" | "wait" | "later" | "nothing";

/** Whether the clinic waits for its patient to say that the time suits them. */
export const awaitsPatient = ({ stateId }: Pick<OwnAppointment, "stateId">): boolean =>
  stateId === S.NEW_FROM_ORGANIZATION || stateId === S.RESCHEDULED;

/** Whether an appointment is not over yet: one that takes longer than was planned is still on. */
export const isStillOn = ({ endsAt, stateId }: Pick<OwnAppointment, "endsAt" | "stateId">, now: number): boolean =>
  endsAt > now || stateId === S.IN_PROGRESS;

/** Whether an appointment took place and is over; to its patient it is the same whether staff have completed it. */
export const isFinished = ({ stateId }: Pick<OwnAppointment, "stateId">): boolean =>
  stateId === S.CONCLUDED || stateId === S.COMPLETED;

/** What a patient does next about an appointment, at an instant (UTC ms). */
export function ownStep(appointment: OwnAppointment, now: number): OwnStep {
  if (!isStillOn(appointment, now)) return "nothing";
  if (awaitsPatient(appointment)) return "answer";
  if (appointment.stateId === S.NEW) return "wait";
  if (canJoin(appointment)) return appointment.startsAt - now <= JOIN_FROM_MS ? "join" : "later";
  const agreed: readonly AppointmentState[] = [S.CONFIRMED, S.CONFIRMED_WALKIN];
  return agreed.includes(appointment.stateId) ? "directions" : "nothing";
}

/** Whether its patient is told how long it is until it starts: not once it goes on, also before its time. */
export const isAhead = (appointment: OwnAppointment, now: number): boolean =>
  appointment.startsAt > now && appointment.stateId !== S.IN_PROGRESS && ownStep(appointment, now) !== "nothing";
