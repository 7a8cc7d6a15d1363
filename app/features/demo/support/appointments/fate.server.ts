import { DAY_MS } from "~/kernel/time/dates";
import { APPOINTMENT_STATE as S, type AppointmentState } from "~/features/scheduling/public.server";
import type { Random } from "../../domain/random";
import type { AppointmentTime } from "../../domain/appointment-times";

type Odds = readonly (readonly [AppointmentState, number])[];

const OVER: Odds = [
  [S.COMPLETED, 78],
  [S.NO_SHOW, 7],
  [S.CANCELED, 8],
  [S.REJECTED, 3],
  [S.EXPIRED, 4],
];
/** Of the last days, some are concluded and not yet written up. */
const JUST_OVER: Odds = [...OVER, [S.CONCLUDED, 14]];
const AHEAD: Odds = [
  [S.CONFIRMED, 50],
  [S.NEW, 20],
  [S.NEW_FROM_ORGANIZATION, 9],
  [S.RESCHEDULED, 6],
  [S.CANCELED, 9],
  [S.REJECTED, 4],
  [S.BLOCKED, 2],
];
/** Whoever is on call should find somebody in the waiting room. */
const AHEAD_ON_CALL: Odds = [
  [S.CONFIRMED, 88],
  [S.NEW, 12],
];
const JUST_OVER_MS = 2 * DAY_MS;

function draw(random: Random, odds: Odds): AppointmentState {
  let left = random.next() * odds.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [state, weight] of odds) if ((left -= weight) < 0) return state;
  throw new RangeError("no odds");
}

/**
 * What has become of an appointment by now (UTC ms): by its age and by chance. One that runs now is under way at the
 * clinic; by video it is confirmed still, for somebody to begin it.
 */
export function fateOf(time: AppointmentTime, now: number, random: Random): AppointmentState {
  const { startsAt, endsAt, offering, onCall } = time;
  const waitsForAnswer = offering.booking === "ENABLED" && !offering.confirmsByItself;
  if (startsAt <= now && now < endsAt) return offering.kind === "clinic" ? S.IN_PROGRESS : S.CONFIRMED;
  const ahead = onCall ? AHEAD_ON_CALL : AHEAD;
  const state = draw(random, endsAt > now ? ahead : now - endsAt < JUST_OVER_MS ? JUST_OVER : OVER);
  if (waitsForAnswer) return state;
  // Nobody answers a request that confirms itself or is made on the phone.
  if (state === S.NEW) return S.CONFIRMED;
  if (state === S.REJECTED) return S.CANCELED;
  return state === S.EXPIRED && offering.confirmsByItself ? S.NO_SHOW : state;
}
