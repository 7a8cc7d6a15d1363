import type { IsoDate } from "~/kernel/dates";

/** The specification's 'no selection' for employee, branch and department filters (section 5). */
export const NO_SELECTION = -1;

/** What the list rules need of an appointment. */
export interface ListedAppointment {
  readonly uuid: string;
  readonly scheduledDate: IsoDate;
  /** Minutes from midnight. */
  readonly scheduledTime: number;
}

export type ListDirection = "future" | "past";

/**
 * Joins a loaded page to the list without duplicates by uuid: future pages go before, past pages after. An appointment
 * that is already listed keeps its place and takes the page's newer content.
 */
export function mergePage<Item extends ListedAppointment>(
  list: readonly Item[],
  page: readonly Item[],
  direction: ListDirection,
): Item[] {
  const loaded = new Map(page.map((item) => [item.uuid, item]));
  const kept = list.map((item) => loaded.get(item.uuid) ?? item);
  for (const item of list) loaded.delete(item.uuid);
  return direction === "future" ? [...loaded.values(), ...kept] : [...kept, ...loaded.values()];
}

/** Newest date first, on the same day by time descending. */
export function compareNewestFirst(a: ListedAppointment, b: ListedAppointment): number {
  if (a.scheduledDate !== b.scheduledDate) return a.scheduledDate < b.scheduledDate ? 1 : -1;
  return b.scheduledTime - a.scheduledTime;
}

/** Puts a booked or rescheduled appointment where its date and time belong, in place of its older self. */
export function insertNewestFirst<Item extends ListedAppointment>(list: readonly Item[], item: Item): Item[] {
  const others = list.filter((each) => each.uuid !== item.uuid);
  const at = others.findIndex((each) => compareNewestFirst(each, item) > 0);
  return at === -1 ? [...others, item] : [...others.slice(0, at), item, ...others.slice(at)];
}

/** After any other action: replaced where it stands, or inserted when it was not listed. */
export function replaceOrInsert<Item extends ListedAppointment>(list: readonly Item[], item: Item): Item[] {
  if (!list.some((each) => each.uuid === item.uuid)) return insertNewestFirst(list, item);
  return list.map((each) => (each.uuid === item.uuid ? item : each));
}

/** Whether a filter lets a value through; -1 (also as text, from a URL) lets everything through. */
export function matchesSelection(selected: string | number, value: string | number | null): boolean {
  return String(selected) === String(NO_SELECTION) || (value !== null && String(selected) === String(value));
}
