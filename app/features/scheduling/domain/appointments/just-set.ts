import { APPOINTMENT_STATE as S, type AppointmentState } from "./appointment-states";

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
  employee: { title: number; firstName: string; lastName: string };
  /** Its patient is marked as here. */
  isHere: boolean;
}

/** How it stands; null where it has gone on since. */
export function standsAs({ stateId, isHere }: Pick<JustSet, "stateId" | "isHere">) {
  switch (stateId) {
    case S.NEW_FROM_ORGANIZATION:
      return "proposed";
    case S.CONFIRMED:
      return "confirmed";
    case S.CONFIRMED_WALKIN:
      return isHere ? "here" : "walkIn";
    default:
      return null;
  }
}
