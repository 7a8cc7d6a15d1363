import { addDays, compareDates, toDayNumber, type IsoDate } from "~/kernel/time/dates";
import type { PrescriptionState } from "./prescription-states";

export const LONGEST_VALID_DAYS = 365;
/** A patient who asks for more before so much of it is used has a reason, which the provider should know. */
const USED_BEFORE_RENEWAL = 0.75;

const LIVE: readonly PrescriptionState[] = ["SIGNED", "SENT", "PARTLY_DISPENSED"];

/** Whether a pharmacy may hand something out by its state alone. */
export const isLive = (state: PrescriptionState): boolean => LIVE.includes(state);

/** Its state on a day: one that is not valid any more is expired, though nobody has written that down yet. */
export const stateOn = (
  { state, validUntil }: { state: PrescriptionState; validUntil: IsoDate },
  today: IsoDate,
): PrescriptionState => (isLive(state) && compareDates(validUntil, today) < 0 ? "EXPIRED" : state);

/** What is wrong with the last day; null where it is right. */
export function validityProblem(validUntil: IsoDate, today: IsoDate): "past" | "tooLong" | null {
  if (compareDates(validUntil, today) < 0) return "past";
  return compareDates(validUntil, addDays(today, LONGEST_VALID_DAYS)) > 0 ? "tooLong" : null;
}

/** Whether a medicine was prescribed for so long that asking for more now is early; of a standing one on the day itself. */
export function isEarlyRenewal(
  signedOn: IsoDate,
  { days, refills }: { days: number | null; refills: number },
  today: IsoDate,
): boolean {
  const used = toDayNumber(today) - toDayNumber(signedOn);
  if (days === null) return used < 1;
  return used < days * (refills + 1) * USED_BEFORE_RENEWAL;
}

/** Whether most of every medicine must be left, by the directions: whoever asks for more says why. */
export const isEarlyForAll = (
  signedOn: IsoDate,
  lines: readonly { medicine: { days: number | null; refills: number } }[],
  today: IsoDate,
): boolean => lines.length > 0 && lines.every(({ medicine }) => isEarlyRenewal(signedOn, medicine, today));

const CALLED_OFF: readonly PrescriptionState[] = ["CANCELLED", "STOPPED", "REPLACED"];

/** Whether its directions hold no more, since somebody said so: what is only expired may still be taken by them. */
export const isCalledOff = (state: PrescriptionState): boolean => CALLED_OFF.includes(state);

const OVER: readonly PrescriptionState[] = [...CALLED_OFF, "EXPIRED"];

/** Whether nothing of it is handed out any more, whatever is left. */
export const isOverIn = (state: PrescriptionState): boolean => OVER.includes(state);

/** Whether it has ended without another one in its place. */
export const hasEndedItself = (state: PrescriptionState): boolean => state !== "REPLACED" && isOverIn(state);

/** As a reader is told of it: what was sent to a pharmacy that takes none any more is valid, and nobody prepares it. */
export const toldState = (state: PrescriptionState, isClosed: boolean): PrescriptionState =>
  state === "SENT" && isClosed ? "SIGNED" : state;
