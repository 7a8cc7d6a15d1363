import { hasLeft, isCheckedIn } from "../queue/queue";
import { guestsOf, isPresent, type RoomState, type Stay } from "../rooms/room-state";
import { seatsOf } from "../video/room-calls";

/** Who of a video appointment is there. */
export interface WhoIsIn {
  /** Its patient, who has checked in; `left` where they gave their place up. */
  patient: "here" | "left" | "away";
  /** Somebody of the staff is in its call. */
  staff: boolean;
}

/**
 * Who of an appointment is there at `now` (epoch milliseconds): the patient in its room, the staff in its call
 * or in that of its group session.
 */
export function whoIsIn(state: RoomState, appointmentId: string, now: number): WhoIsIn {
  const stay = state.stays.get(appointmentId);
  const patient = stay ? whereIs(state, stay, now) : "away";
  const staff = seatsOf(state, stay?.sessionId ?? appointmentId).some(
    ({ memberId }) => state.members.get(memberId)?.kind === "staff",
  );
  return { patient, staff };
}

/** Whoever waits keeps their place while their phone sleeps; once they are called in, they are here while the page is open. */
function whereIs(state: RoomState, stay: Stay, now: number): WhoIsIn["patient"] {
  if (hasLeft(state, stay, now)) return "left";
  const isSeen = () => guestsOf(state, stay.id).some((guest) => isPresent(guest, now));
  return isCheckedIn(state, stay, now) && (stay.admittedAt === null || isSeen()) ? "here" : "away";
}
