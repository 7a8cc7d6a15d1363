import { APPOINTMENT_STATE as S, type AppointmentState } from "./appointment-states";
import { UNDO_WINDOW_MS } from "./way-back";

/** What staff book, as the address of the page says that they are led to. */
export const SET_ACTS = ["set", "walk-in"] as const;
export type SetAct = (typeof SET_ACTS)[number];

export const isSetAct = (act: string | null): act is SetAct => SET_ACTS.some((each) => each === act);

/** An appointment that staff have just set. `startsAt` in UTC ms. */
export interface JustSet {
  id: string;
  stateId: AppointmentState;
  startsAt: number;
  timeZone: string;
  patient: { firstName: string; lastName: string };
  /** Whether what we send reaches the patient. */
  isReached: boolean;
  employee: { title: number; firstName: string; lastName: string };
  /** Its patient is marked as here. */
  isHere: boolean;
  /** Staff asked for no message about it. */
  doNotNotify: boolean;
  /** Whether the reader can take it back by canceling it, as long as anything can be undone. */
  mayUndo: boolean;
}

/** Whether so little time has gone since something was set that whoever may cancel it can still take it back. */
export const isJustSet = ({ createdAt }: { createdAt: number }, now: number): boolean =>
  now < createdAt + UNDO_WINDOW_MS;

/** Why its patient hears nothing of it from us, who has to; null where they do, or know of it. */
export function untoldAs({ stateId, isReached, doNotNotify }: Pick<JustSet, "stateId" | "isReached" | "doNotNotify">) {
  if (stateId !== S.NEW_FROM_ORGANIZATION && stateId !== S.CONFIRMED) return null;
  const asks = stateId === S.NEW_FROM_ORGANIZATION;
  if (doNotNotify) return asks ? "askThem" : null;
  if (isReached) return null;
  return asks ? "askUnreached" : "tellThem";
}

/** How it stands; null where it has gone on since. */
export function standsAs({
  stateId,
  isHere,
  isReached,
  doNotNotify,
}: Pick<JustSet, "stateId" | "isHere" | "isReached" | "doNotNotify">) {
  switch (stateId) {
    case S.NEW_FROM_ORGANIZATION:
      // Nobody can accept what they were not told of.
      return doNotNotify || !isReached ? "unconfirmed" : "proposed";
    case S.CONFIRMED:
      return "confirmed";
    case S.CONFIRMED_WALKIN:
      return isHere ? "here" : "walkIn";
    default:
      return null;
  }
}
