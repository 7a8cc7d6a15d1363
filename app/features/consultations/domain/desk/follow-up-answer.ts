import { addDays, toDayNumber, type IsoDate } from "~/kernel/time/dates";
import type { FollowUp } from "./follow-up";

/** An appointment may be earlier than asked for by a quarter of the time until then, and by three days at least. */
export const EARLY_SHARE = 4;
export const EARLY_DAYS = 3;
/** It may be later by as much as the time until then, and by thirty days at least. */
export const LATE_DAYS = 30;

type Asked = Pick<FollowUp, "providerId" | "offeringId" | "dueOn" | "createdAt">;

interface BookedAppointment {
  providerId: string;
  offeringId: string | null;
  /** The day on which it is, YYYY-MM-DD. */
  day: IsoDate;
  /** When it was booked, UTC ms. */
  bookedAt: number;
}

const dayOf = (instant: number): IsoDate => new Date(instant).toISOString().slice(0, 10);
const laterOf = (one: IsoDate, other: IsoDate): IsoDate => (one > other ? one : other);

/**
 * Whether an appointment is the one that a follow-up asks for: with the same provider, of the offering that is asked
 * for, if one is, booked since, and around its day. One much earlier is for something else, and so is one much later,
 * unless it was booked after the follow-up's day was past, from which it is counted then.
 * The same is asked of the database in data/desk/follow-ups.server.ts.
 */
export function answersFollowUp(
  { providerId, offeringId, dueOn, createdAt }: Asked,
  appointment: BookedAppointment,
): boolean {
  const until = toDayNumber(dueOn) - toDayNumber(dayOf(createdAt));
  const first = addDays(dueOn, -Math.max(EARLY_DAYS, Math.floor(until / EARLY_SHARE)));
  const last = addDays(laterOf(dueOn, dayOf(appointment.bookedAt)), Math.max(LATE_DAYS, until));
  return (
    appointment.providerId === providerId &&
    (offeringId === null || appointment.offeringId === offeringId) &&
    appointment.bookedAt >= createdAt &&
    appointment.day >= first &&
    appointment.day <= last
  );
}

/**
 * What a patient is asked to book: all but what an appointment on the day of a sooner one would answer as well.
 * @param followUps the soonest first
 * @param at when they are asked: the patient's `today`, and `now` in UTC ms
 */
export const toBook = <Due extends Asked>(followUps: readonly Due[], at: { today: IsoDate; now: number }): Due[] =>
  followUps.reduce<Due[]>((asked, each) => {
    const isAnswered = asked.some(({ providerId, offeringId, dueOn }) =>
      answersFollowUp(each, { providerId, offeringId, day: laterOf(dueOn, at.today), bookedAt: at.now }),
    );
    return isAnswered ? asked : [...asked, each];
  }, []);
