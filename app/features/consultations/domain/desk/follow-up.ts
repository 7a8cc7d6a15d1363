import { addDays, type IsoDate } from "~/kernel/time/dates";

/** How far off a follow-up is. */
export const FOLLOW_UP_UNITS = ["DAYS", "WEEKS", "MONTHS"] as const;
export type FollowUpUnit = (typeof FOLLOW_UP_UNITS)[number];

export interface RelativeDate {
  count: number;
  unit: FollowUpUnit;
}

/** What is asked for most: each is one press. */
export const USUAL_FOLLOW_UPS: readonly RelativeDate[] = [
  { count: 1, unit: "WEEKS" },
  { count: 2, unit: "WEEKS" },
  { count: 3, unit: "WEEKS" },
  { count: 6, unit: "WEEKS" },
  { count: 3, unit: "MONTHS" },
  { count: 6, unit: "MONTHS" },
  { count: 12, unit: "MONTHS" },
];

/** `3-WEEKS`, as it stands in a form. */
export const relativeName = ({ count, unit }: RelativeDate): string => `${count}-${unit}`;

/** A relative date by its name; undefined for what is none of the usual ones. */
export const relativeOf = (name: string): RelativeDate | undefined =>
  USUAL_FOLLOW_UPS.find((each) => relativeName(each) === name);

/** So many months later, on the last day of a month that is too short. */
function addMonths(day: IsoDate, months: number): IsoDate {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(date, last));
  return first.toISOString().slice(0, 10);
}

/** The day that is so far from another one, both YYYY-MM-DD. */
export function dayAfter(from: IsoDate, { count, unit }: RelativeDate): IsoDate {
  if (unit === "MONTHS") return addMonths(from, count);
  return addDays(from, unit === "WEEKS" ? count * 7 : count);
}

/** Of what is not to be booked any more: it took place otherwise, or is no longer needed. */
export const FOLLOW_UP_ENDS = ["DONE", "CANCELLED"] as const;
export type FollowUpEnd = (typeof FOLLOW_UP_ENDS)[number];
export const FOLLOW_UP_STATES = ["OPEN", ...FOLLOW_UP_ENDS] as const;
export type FollowUpState = (typeof FOLLOW_UP_STATES)[number];

/** That a provider wants to see a patient again, and when. It is open until they have an appointment. Instants in UTC ms. */
export interface FollowUp {
  id: string;
  patientId: string;
  providerId: string;
  consultationId: string;
  offeringId: string | null;
  /** YYYY-MM-DD */
  dueOn: string;
  /** What it is for, in words that the patient may read. */
  note: string;
  state: FollowUpState;
  /** When the patient was invited to book; null if they were not. */
  invitedAt: number | null;
  createdBy: string;
  createdAt: number;
  version: number;
}

/** An appointment that was booked, by its id; `startsAt` in UTC ms. */
export interface BookedTime {
  id: string;
  startsAt: number;
}

/** A follow-up with the names of both. */
export interface ListedFollowUp extends FollowUp {
  /** What is to be booked; empty where the patient chooses. */
  offeringName: string;
  /** Its day is past. */
  isOverdue: boolean;
  /** The appointment that answers it; null while it is to be booked. */
  booked: BookedTime | null;
  patientName: string;
  providerTitle: number;
  providerName: string;
}

/** For so many days after its day a patient is asked to book; what is older is for their provider to decide anew. */
const ASKED_FOR_DAYS = 90;

/** The day from which on a follow-up must be due for its patient to be asked to book, both YYYY-MM-DD. */
export const firstAskedFor = (today: IsoDate): IsoDate => addDays(today, -ASKED_FOR_DAYS);
