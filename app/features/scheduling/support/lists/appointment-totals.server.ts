import type { StateCount } from "../../data/lists/appointment-count-read.server";
import { statesOfTab, type AppointmentTab } from "../../domain/lists/appointment-selection";
import type { AppointmentState } from "../../domain/appointments/appointment-states";

const sum = (
  counts: readonly StateCount[],
  states: readonly number[],
  side: "fromToday" | "afterToday" | "beforeToday",
) => counts.reduce((total, count) => (states.includes(count.stateId) ? total + count[side] : total), 0);

/** How many appointments a tab lists, from the counts by state. */
export function totalOfTab(
  counts: readonly StateCount[],
  tab: AppointmentTab,
  chosen: AppointmentState | null,
): number {
  const { fromToday, beforeToday } = statesOfTab(tab, chosen);
  return sum(counts, fromToday, "fromToday") + sum(counts, beforeToday, "beforeToday");
}

/** How many appointments are of one state. */
export function totalOfState(counts: readonly StateCount[], state: AppointmentState): number {
  return sum(counts, [state], "fromToday") + sum(counts, [state], "beforeToday");
}

/** How many appointments of some states lie on days after today. */
export const totalAfterToday = (counts: readonly StateCount[], states: readonly AppointmentState[]): number =>
  sum(counts, states, "afterToday");
