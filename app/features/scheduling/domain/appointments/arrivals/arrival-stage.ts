import { APPOINTMENT_STATE as S, type AppointmentState } from "../appointment-states";
import { isNearItsTime } from "../appointment-conditions";
import { isBeforeSession } from "../session-time";

/** Who said that the patient is here. */
export const ARRIVAL_WAYS = ["DESK", "PATIENT", "KIOSK", "ONLINE"] as const;
export type ArrivalWay = (typeof ARRIVAL_WAYS)[number];

/** The mark that a patient has come. Instants in UTC ms. */
export interface Arrival {
  arrivedAt: number;
  way: ArrivalWay;
  calledAt: number | null;
  /** The room into which they were called; empty for none in particular. */
  room: string;
  leftAt: number | null;
}

/** How far a patient is on the way from the door to the door. */
export type ArrivalStage = "expected" | "waiting" | "called" | "withDoctor" | "done" | "left";

/** What can be said of a patient by one press; `undo-arrival` takes the last mark back. */
export type ArrivalAct = "arrive" | "call-in" | "start" | "conclude" | "leave" | "complete" | "undo-arrival";

/** What the stage of an appointment follows from. Instants in UTC ms. */
export interface Arriving {
  stateId: AppointmentState;
  startsAt: number;
  type: "video" | "in_patient";
  /** When its provider came into the call, or it began. */
  startedAt: number | null;
  arrival: Arrival | null;
}

/** How far the patient is; null where nobody is expected now, such as for a request or for another day. */
export function arrivalStage({ stateId, startsAt, arrival }: Arriving, now: number): ArrivalStage | null {
  if (!isNearItsTime(startsAt, now)) return null;
  switch (stateId) {
    case S.CONFIRMED:
    case S.CONFIRMED_WALKIN:
      if (!arrival) return "expected";
      return arrival.calledAt === null ? "waiting" : "called";
    case S.IN_PROGRESS:
      return "withDoctor";
    case S.CONCLUDED:
    case S.COMPLETED:
      return (arrival?.leftAt ?? null) === null ? "done" : "left";
    default:
      return null;
  }
}

/** Whether its patient is agreed on and has not come: later today too, when nobody is expected yet. */
export const isStillToCome = (appointment: Arriving, now: number): boolean =>
  appointment.arrival === null &&
  (appointment.stateId === S.CONFIRMED || appointment.stateId === S.CONFIRMED_WALKIN) &&
  (appointment.startsAt > now || arrivalStage(appointment, now) === "expected");

const NEXT: Readonly<Record<ArrivalStage, readonly ArrivalAct[]>> = {
  expected: ["arrive"],
  waiting: ["call-in", "start"],
  called: ["start"],
  withDoctor: ["conclude"],
  done: ["leave", "complete"],
  left: ["complete"],
};

/** A call begins without anybody being called in, and from its time on before the patient has come to it. */
const NEXT_BY_VIDEO: Partial<typeof NEXT> = { expected: ["start", "arrive"], waiting: ["start", "call-in"] };

/** Somebody leaves the clinic who is marked as come to it: nobody leaves a call, nor is missed who never was marked. */
const mayLeave = ({ type, arrival }: Arriving) => type === "in_patient" && arrival !== null && arrival.leftAt === null;

/** Whether nothing but the tick is missing: its patient was seen, today or on a day before. */
const isToComplete = ({ stateId }: Pick<Arriving, "stateId">) => stateId === S.CONCLUDED;

/** The rooms of the place into which its patient can be called: none for a call, which takes place in none. */
export const roomsToCallTo = ({ type }: Pick<Arriving, "type">, rooms: readonly string[]): readonly string[] =>
  type === "video" ? [] : rooms;

/** What can be done next, the likeliest first, as far as there is a mark to take back with undoing it last. */
export function nextActs(stage: ArrivalStage, appointment: Arriving, now: number): ArrivalAct[] {
  const { arrival } = appointment;
  const marked = stage === "waiting" || stage === "called" || stage === "left";
  const byVideo = appointment.type === "video" && (stage === "waiting" || !isBeforeSession(appointment, now));
  const usual = (byVideo && NEXT_BY_VIDEO[stage]) || NEXT[stage];
  const next = usual.filter(
    (act) => (act !== "leave" || mayLeave(appointment)) && (act !== "complete" || isToComplete(appointment)),
  );
  return [...next, ...(marked && arrival ? (["undo-arrival"] as const) : [])];
}

/**
 * What somebody with these rights can say of a patient now, the likeliest first; of a day before, that it is completed.
 * @param checkInFirst at the front desk whoever comes is checked in, also where a call could begin
 */
export function arrivalActs(
  appointment: Arriving,
  rights: readonly ArrivalAct[],
  now: number,
  checkInFirst = false,
): ArrivalAct[] {
  const stage = arrivalStage(appointment, now);
  const next: ArrivalAct[] = stage ? nextActs(stage, appointment, now) : isToComplete(appointment) ? ["complete"] : [];
  const acts = next.filter((act) => rights.includes(act));
  return checkInFirst && acts.includes("arrive") ? ["arrive", ...acts.filter((act) => act !== "arrive")] : acts;
}

/** Patients come so long before their time at most; who is due later is seldom at the desk yet. */
const COMES_BEFORE_MS = 30 * 60_000;

/** Whether the patient may well be at the door: their time is near, or past. */
export const isDueSoon = ({ startsAt }: Pick<Arriving, "startsAt">, now: number): boolean =>
  startsAt - now <= COMES_BEFORE_MS;

/** The marks of an arrival, in their order. */
export const ARRIVAL_MARKS = ["arrived", "called", "left"] as const;

/** The last mark of an arrival. */
export function lastMark({ leftAt, calledAt }: Arrival): (typeof ARRIVAL_MARKS)[number] {
  if (leftAt !== null) return "left";
  return calledAt === null ? "arrived" : "called";
}

/** The mark that is left when the last one is taken back; null where there is none. */
export function withoutLastMark(arrival: Arrival): Arrival | null {
  if (arrival.leftAt !== null) return { ...arrival, leftAt: null };
  return arrival.calledAt === null ? null : { ...arrival, calledAt: null, room: "" };
}

/** Whole minutes that a patient has waited at `now`, from the arrival until they were called in. */
export const minutesWaited = ({ arrivedAt, calledAt }: Pick<Arrival, "arrivedAt" | "calledAt">, now: number): number =>
  Math.max(0, Math.floor(((calledAt ?? now) - arrivedAt) / 60_000));
