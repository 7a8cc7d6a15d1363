import { addDays, toDayNumber, weekday, type IsoDate } from "~/kernel/time/dates";
import type { Interval } from "~/kernel/time/intervals";
import type { ZoneSpan } from "~/kernel/time/zones";
import type { AppointmentState } from "../appointments/appointment-states";
import type { Arrival, ArrivalAct } from "../appointments/arrivals/arrival-stage";

/** The ways to look at the calendar. */
export const CALENDAR_VIEWS = ["week", "day", "agenda"] as const;
export type CalendarView = (typeof CALENDAR_VIEWS)[number];

/** How many minutes a row of the board stands for; all rows are as high, so the fewest minutes show the most of each. */
export const ROW_MINUTES = [15, 30, 60] as const;
export type RowMinutes = (typeof ROW_MINUTES)[number];

/** What can be laid over the appointments. */
export const CALENDAR_LAYERS = ["free", "breaks", "holds", "waiting"] as const;
export type CalendarLayer = (typeof CALENDAR_LAYERS)[number];

/** What staff do to an appointment with one press on the calendar. */
export const CALENDAR_ACTS = ["confirm", "start", "no-show", "cancel"] as const;
export type CalendarAct = (typeof CALENDAR_ACTS)[number];

/** What is said of a patient's arrival on the calendar, which starts and ends appointments in its own way. */
export const CALENDAR_ARRIVAL_ACTS = ["arrive", "call-in", "leave", "undo-arrival"] as const satisfies ArrivalAct[];
export type CalendarArrivalAct = (typeof CALENDAR_ARRIVAL_ACTS)[number];

/** An appointment or a piece of blocked time on the calendar. Instants in UTC ms. */
export interface CalendarAppointment {
  readonly id: string;
  readonly employeeId: string;
  readonly branchId: string;
  readonly stateId: AppointmentState;
  readonly type: "video" | "in_patient";
  readonly startsAt: number;
  readonly endsAt: number;
  readonly timeZone: string;
  /** The patient's name; null for blocked time. */
  readonly patient: string | null;
  readonly offering: string | null;
  /** Why the time is blocked, or the title of a session; an appointment's own reason is not for the wall. */
  readonly note: string;
  /** That its patient has come; left out where nobody said so, or of another day. */
  readonly arrival?: Arrival;
  /** Whoever looks opens its patient's page, as its consultation asks for; left out where they do not. */
  readonly opensPatient?: true;
  /** Of a group session, which is one block for all of its appointments: its seats. */
  readonly seats?: { readonly taken: number; readonly of: number };
}

export interface CalendarProvider {
  readonly id: string;
  readonly title: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly branchIds: readonly string[];
}

/** When a doctor works, UTC ms, and on which of the days they are away. */
export interface ProviderHours {
  readonly employeeId: string;
  readonly open: readonly Interval[];
  /** Working time that nothing takes, from now on, and the gaps in a working day; empty where they are not shown. */
  readonly free: readonly Interval[];
  readonly breaks: readonly Interval[];
  readonly away: readonly { readonly day: IsoDate; readonly note: string }[];
}

/** A time that is kept for somebody who is booking it, or to whom it was offered, until an instant (UTC ms). */
export interface HeldTime extends Interval {
  readonly employeeId: string;
  readonly until: number;
}

/** A patient who waits for an earlier time with one doctor or (null) with anyone, on local days, both inclusive. */
export interface WaitingPatient {
  readonly employeeId: string | null;
  readonly fromDay: IsoDate;
  readonly toDay: IsoDate;
}

/** All that one screen of the calendar shows. */
export interface CalendarBoard {
  readonly view: CalendarView;
  /** The day that was asked for, and all that are shown. */
  readonly day: IsoDate;
  readonly days: readonly IsoDate[];
  readonly today: IsoDate;
  /** The zone of the days, and its clock over them. */
  readonly zone: string;
  readonly span: ZoneSpan;
  readonly slotMinutes: number;
  readonly rowMinutes: RowMinutes;
  readonly layers: readonly CalendarLayer[];
  /** What this person may do to appointments at all. */
  readonly acts: readonly CalendarAct[];
  /** What this person may say of patients who arrive, and the rooms of each location that has some. */
  readonly arrivals: {
    readonly rights: readonly CalendarArrivalAct[];
    readonly roomsOf: Readonly<Record<string, readonly string[]>>;
  };
  /** Whoever looks may give appointments to other doctors. */
  readonly mayAssign: boolean;
  /** Whose consultations the reader may open: one provider's, everybody's, or nobody's. */
  readonly consultsFor: string | "everybody" | null;
  /** Whose video appointments lead the reader into their calls when they are started: their own, or nobody's. */
  readonly callsOf: string | null;
  readonly doctors: readonly CalendarProvider[];
  readonly appointments: readonly CalendarAppointment[];
  readonly hours: readonly ProviderHours[];
  readonly held: readonly HeldTime[];
  readonly waiting: readonly WaitingPatient[];
}

/** An agenda covers at most this many days. */
const MOST_DAYS = 62;

/**
 * The days that a view shows around a day: that day, its week from Monday on, or seven days from it (or up to `to`).
 */
export function daysOfView(view: CalendarView, day: IsoDate, to?: IsoDate): IsoDate[] {
  if (view === "day") return [day];
  if (view === "week") return daysFrom(addDays(day, 1 - weekday(day)), 7);
  const asked = to === undefined ? 7 : toDayNumber(to) - toDayNumber(day) + 1;
  return daysFrom(day, Math.min(Math.max(1, asked), MOST_DAYS));
}

const daysFrom = (first: IsoDate, count: number) => Array.from({ length: count }, (_, index) => addDays(first, index));

/** A day in the view before (-1) or after (1). */
export const nextDayOfView = (view: CalendarView, day: IsoDate, step: -1 | 1): IsoDate =>
  addDays(day, step * (view === "day" ? 1 : 7));
