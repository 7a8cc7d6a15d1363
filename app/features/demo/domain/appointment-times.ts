import { addDays, DAY_MS, toDayNumber, weekday, type IsoDate } from "~/kernel/time/dates";
import { subtract } from "~/kernel/time/intervals";
import { MINUTE_MS } from "~/kernel/time/minutes";
import { toUtc, type ZoneSpan, type ZoneTable } from "~/kernel/time/zones";
import type { Cast, DemoDoctor, DemoSlot } from "./cast";
import { ON_CALL } from "./practice-plan";
import type { Random } from "./random";

/** Starts lie on this grid from the start of the timing: the practices' calendar slot duration, minutes. */
export const GRID_MINUTES = 15;

/** A time at which a doctor could see somebody. Times of one doctor never overlap, their buffers included. */
export interface AppointmentTime {
  doctor: DemoDoctor;
  branch: DemoSlot["branch"];
  offering: DemoDoctor["offerings"][number];
  /** At the place. */
  day: IsoDate;
  /** UTC ms. */
  startsAt: number;
  endsAt: number;
  /** One of the hourly appointments of a doctor on call. */
  onCall: boolean;
}

interface Window {
  slot: DemoSlot;
  /** Minutes of the local day. */
  from: number;
  to: number;
}

const isOnCall = ({ from, to }: Window) => from === ON_CALL.from && to === ON_CALL.to;
const freeAfter = ({ endsAt, offering }: AppointmentTime) => endsAt + offering.bufferAfter * MINUTE_MS;

/** Free grid steps between two appointments; the zeros make busy mornings. */
const GAPS = [0, 0, 0, 1, 1, 2, 3];
const HOUR = 60;

function windowsOn(doctor: DemoDoctor, day: IsoDate): Window[] {
  const holds = (slot: DemoSlot) =>
    slot.dayOfWeek === weekday(day) &&
    (slot.startDate === null || slot.startDate <= day) &&
    (slot.endDate === null || day <= slot.endDate);
  const slots = doctor.slots.filter(holds);
  return slots
    .filter(({ type }) => type === "INCLUSION")
    .flatMap((slot) => {
      const closed = slots.filter(({ type, branch }) => type === "EXCLUSION" && branch === slot.branch);
      const open = subtract(
        [{ start: slot.startMinutes, end: slot.endMinutes }],
        closed.map(({ startMinutes, endMinutes }) => ({ start: startMinutes, end: endMinutes })),
      );
      return open.map(({ start, end }) => ({ slot, from: start, to: end }));
    });
}

/** Finds times of one doctor on one local day, each after the one before with its buffers. */
class DayWalk {
  readonly found: AppointmentTime[] = [];
  #freeFrom: number;
  readonly #midnight: number;
  readonly #spans = new Map<string, ZoneSpan>();

  constructor(
    readonly doctor: DemoDoctor,
    readonly day: IsoDate,
    readonly zones: ZoneTable,
    before: AppointmentTime | undefined,
  ) {
    this.#freeFrom = before ? freeAfter(before) : -Infinity;
    this.#midnight = toDayNumber(day) * DAY_MS;
  }

  #spanOf(zone: string): ZoneSpan {
    const span = this.#spans.get(zone) ?? this.zones.span(zone, this.#midnight - DAY_MS, this.#midnight + 2 * DAY_MS);
    this.#spans.set(zone, span);
    return span;
  }

  /** The first grid start at or after a minute that the doctor is free for; undefined where the window ends before. */
  #next(
    window: Window,
    offering: AppointmentTime["offering"],
    minute: number,
  ): { minute: number; startsAt: number } | undefined {
    const span = this.#spanOf(window.slot.branch.timeZone);
    const steps = Math.max(0, Math.ceil((minute - window.slot.startMinutes) / GRID_MINUTES));
    for (
      let at = window.slot.startMinutes + steps * GRID_MINUTES;
      at + offering.minutes <= window.to;
      at += GRID_MINUTES
    ) {
      if (at < window.from) continue;
      const [startsAt] = toUtc(span, this.#midnight + at * MINUTE_MS);
      if (startsAt !== undefined && startsAt - offering.bufferBefore * MINUTE_MS >= this.#freeFrom)
        return { minute: at, startsAt };
    }
    return undefined;
  }

  /** Takes the next time from a minute on; gives the minute at which it starts. */
  take(window: Window, offering: AppointmentTime["offering"], minute: number, onCall: boolean): number | undefined {
    const next = this.#next(window, offering, minute);
    if (!next) return undefined;
    const endsAt = next.startsAt + offering.minutes * MINUTE_MS;
    const { doctor, day } = this;
    const time = { doctor, branch: window.slot.branch, offering, day, startsAt: next.startsAt, endsAt, onCall };
    this.found.push(time);
    this.#freeFrom = freeAfter(time);
    return next.minute;
  }
}

/**
 * Fills the walk with appointments of all kinds. The hours on call stay free: they are for whoever wants to try one.
 */
function fillDay(walk: DayWalk, random: Random): void {
  const { doctor, day } = walk;
  const windows = windowsOn(doctor, day).filter((window) => !isOnCall(window));
  for (const window of windows.sort((a, b) => a.from - b.from)) {
    const offerings = window.slot.offerings.length > 0 ? window.slot.offerings : doctor.offerings;
    for (let minute: number | undefined = window.from; minute !== undefined;) {
      minute = walk.take(window, random.pick(offerings), minute + random.pick(GAPS) * GRID_MINUTES, false);
    }
  }
}

/** One video appointment an hour, from early to late. */
function fillDayOnCall(walk: DayWalk, random: Random): void {
  const window = windowsOn(walk.doctor, walk.day).find(isOnCall);
  if (!window) return;
  for (let minute = ON_CALL.from; minute < ON_CALL.to; minute += HOUR)
    walk.take(window, random.pick(window.slot.offerings), minute, true);
}

/**
 * Every time on the days (both inclusive) that some appointment could take; hourly for those on call where `onCall`
 * says so.
 */
export function appointmentTimes(
  cast: Cast,
  days: { from: IsoDate; to: IsoDate },
  onCall: (day: IsoDate) => boolean,
  zones: ZoneTable,
  random: Random,
): AppointmentTime[] {
  const times: AppointmentTime[] = [];
  for (const doctor of cast.doctors) {
    let last: AppointmentTime | undefined;
    for (let day = days.from; day <= days.to; day = addDays(day, 1)) {
      const walk = new DayWalk(doctor, day, zones, last);
      const fill = doctor.plan.onCall && onCall(day) ? fillDayOnCall : fillDay;
      fill(walk, random.fork(`${day}/${doctor.plan.key}`));
      last = walk.found.at(-1) ?? last;
      times.push(...walk.found);
    }
  }
  return times;
}
