import { addDays, DAY_MS, toDayNumber, weekday, type IsoDate } from "~/kernel/time/dates";
import { overlaps } from "~/kernel/time/intervals";
import { MINUTE_MS, MINUTES_A_DAY } from "~/kernel/time/minutes";
import { toLocal, type ZoneTable } from "~/kernel/time/zones";
import { holdsOnDate, type Slot } from "./timing";

/** Time away as people say it; several stored exclusions can be one, as those of a week's days at each branch. */
export interface Absence {
  /** Ids of the exclusions that it consists of; the first one names it. */
  readonly ids: readonly string[];
  readonly startDate: IsoDate | null;
  readonly endDate: IsoDate | null;
  readonly startMinutes: number;
  readonly endMinutes: number;
  /** 1 Monday .. 7 Sunday; empty: every day. */
  readonly days: readonly number[];
  /** Empty: at every branch. */
  readonly branchIds: readonly string[];
  readonly note: string;
}

export const isWholeDay = ({ startMinutes, endMinutes }: Pick<Absence, "startMinutes" | "endMinutes">) =>
  startMinutes === 0 && endMinutes === MINUTES_A_DAY;

const sameTime = ({ startDate, endDate, startMinutes, endMinutes, note }: Slot) =>
  [startDate, endDate, startMinutes, endMinutes, note].join("|");

function absenceOf(slots: readonly Slot[], doctorBranchIds: readonly string[]): Absence {
  const [first] = slots as readonly [Slot, ...Slot[]];
  const days = [...new Set(slots.flatMap(({ dayOfWeek }) => (dayOfWeek === null ? [] : [dayOfWeek])))].sort();
  const everyDay = days.length === 7 || slots.some(({ dayOfWeek }) => dayOfWeek === null);
  const branchIds = [...new Set(slots.flatMap(({ branchId }) => (branchId === null ? [] : [branchId])))];
  const everywhere =
    slots.some(({ branchId }) => branchId === null) || doctorBranchIds.every((id) => branchIds.includes(id));
  return {
    ids: slots.map(({ id }) => id),
    startDate: first.startDate,
    endDate: first.endDate,
    startMinutes: first.startMinutes,
    endMinutes: first.endMinutes,
    days: everyDay ? [] : days,
    branchIds: everywhere ? [] : branchIds,
    note: first.note,
  };
}

/**
 * The exclusions that are not over, put together by what they have in common; the nearest first, weekly ones last.
 * @param doctorBranchIds where the doctor works: who is away from all of these is away everywhere
 */
export function absencesOf(slots: readonly Slot[], today: IsoDate, doctorBranchIds: readonly string[]): Absence[] {
  const groups = new Map<string, Slot[]>();
  for (const slot of slots) {
    if (slot.type !== "EXCLUSION" || (slot.endDate !== null && slot.endDate < today)) continue;
    const key = sameTime(slot);
    groups.set(key, [...(groups.get(key) ?? []), slot]);
  }
  const from = ({ startDate }: Absence) => startDate ?? "9999";
  return [...groups.values()]
    .map((group) => absenceOf(group, doctorBranchIds))
    .sort((a, b) => (from(a) < from(b) ? -1 : from(a) > from(b) ? 1 : 0));
}

/** An appointment as far as an absence concerns it. UTC ms. */
export interface AppointmentInTime {
  readonly startsAt: number;
  readonly endsAt: number;
  readonly timeZone: string;
  readonly branchId: string | null;
}

/** Whether an appointment lies in an exclusion, by the clock of the appointment's place. */
export function fallsInto(appointment: AppointmentInTime, slot: Slot, zones: ZoneTable): boolean {
  if (slot.branchId !== null && slot.branchId !== appointment.branchId) return false;
  const span = zones.span(appointment.timeZone, appointment.startsAt - DAY_MS, appointment.endsAt + DAY_MS);
  const [start, end] = [toLocal(span, appointment.startsAt), toLocal(span, appointment.endsAt)];
  for (let day = Math.floor(start / DAY_MS); day * DAY_MS < end; day++) {
    const date = addDays("1970-01-01", day);
    const midnight = toDayNumber(date) * DAY_MS;
    const away = {
      start: midnight + slot.startMinutes * MINUTE_MS,
      end: midnight + slot.endMinutes * MINUTE_MS,
    };
    if (holdsOnDate(slot, date, weekday(date)) && overlaps(away, { start, end })) return true;
  }
  return false;
}
