import type { SortOrder } from "~/kernel/lists/list-choice";
import {
  APPOINTMENT_STATES,
  APPOINTMENT_STATE,
  isAhead,
  type AppointmentState,
} from "../appointments/appointment-states";

/** The lists of appointments. */
export const APPOINTMENT_TABS = ["upcoming", "past", "new", "all"] as const;
export type AppointmentTab = (typeof APPOINTMENT_TABS)[number];

/** States that a list shows: on days from today on, and on days before today. */
export interface TabStates {
  readonly fromToday: readonly AppointmentState[];
  readonly beforeToday: readonly AppointmentState[];
}

// Marked as free of effects, or a build keeps them, and the lists' filters with them, in the calendar's script.
/** Blocked time is on the calendar; it is no appointment, so no list shows it. */
const APPOINTMENTS = /* @__PURE__ */ APPOINTMENT_STATES.filter((state) => state !== APPOINTMENT_STATE.BLOCKED);
const AHEAD = /* @__PURE__ */ APPOINTMENTS.filter(isAhead);
const OVER = /* @__PURE__ */ APPOINTMENTS.filter((state) => !isAhead(state));

/** States of the past that an appointment may have before it would have begun. */
export const OVER_STATES: readonly AppointmentState[] = OVER;

const STATES: Readonly<Record<AppointmentTab, TabStates>> = {
  upcoming: { fromToday: AHEAD, beforeToday: [] },
  past: { fromToday: OVER, beforeToday: APPOINTMENTS },
  new: { fromToday: [APPOINTMENT_STATE.NEW], beforeToday: [] },
  all: { fromToday: APPOINTMENTS, beforeToday: APPOINTMENTS },
};

/**
 * Which states a tab shows on which side of today; with a chosen state, that one alone. Each appointment is in exactly
 * one of 'upcoming' and 'past': see `countsAsUpcoming`.
 */
export function statesOfTab(tab: AppointmentTab, chosen: AppointmentState | null): TabStates {
  const only = (states: readonly AppointmentState[]) =>
    chosen === null ? states : states.filter((state) => state === chosen);
  return { fromToday: only(STATES[tab].fromToday), beforeToday: only(STATES[tab].beforeToday) };
}

/** How a list is sorted by time unless somebody sorts it otherwise. */
export const usualOrder = (tab: AppointmentTab): SortOrder => (newestFirst(tab) ? "descending" : "ascending");

/** The past and the list of all begin with the newest, the others with the next. */
export const newestFirst = (tab: AppointmentTab): boolean => tab === "past" || tab === "all";
