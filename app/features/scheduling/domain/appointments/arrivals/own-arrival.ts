import { arrivalStage, type ArrivalStage, type Arriving } from "./arrival-stage";

/** What a patient is told of their own arrival. */
export interface OwnArrivalView {
  stage: ArrivalStage;
  /** The room into which they are called; empty for none in particular. */
  room: string;
  /** By which they check in at the kiosk; null where there is none. */
  code: string | null;
}

/** How far a patient is who comes to the clinic; null where they are not expected now, or by video. */
export function ownArrival(appointment: Arriving, now: number): Omit<OwnArrivalView, "code"> | null {
  const stage = appointment.type === "in_patient" ? arrivalStage(appointment, now) : null;
  return stage && { stage, room: appointment.arrival?.room ?? "" };
}
