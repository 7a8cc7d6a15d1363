import { addDays, DAY_MS, type IsoDate } from "~/kernel/time/dates";
import { startOfDay } from "~/kernel/time/start-of-day";

/** How often what is not paid is asked for, as the organization sets it: every so many days, so often at most. */
export interface PaymentReminderRules {
  /** 0 asks never. */
  readonly paymentDays: number;
  readonly paymentTimes: number;
}

/** Ten in the morning, where the organization is. */
const HOUR_OF_DAY_MS = 10 * 3_600_000;
/** The longest that an organization can set it: five times, every 90 days. */
const LONGEST_DAYS = 5 * 90;
/** A clock that stood still for longer than this asks for none of what it missed. */
const LATE_MS = 2 * DAY_MS;

/**
 * What to ask for now: the number of the reminder, from 1, or null; and when to look again (UTC ms), null for never. An
 * invoice that is not paid keeps a look for as long as the organization could still set a reminder: when it does, every
 * look is due at once.
 */
export interface InvoiceRemindersNow {
  readonly tell: number | null;
  readonly lookAgainAt: number | null;
}

/**
 * Which reminder of an invoice that is not paid is due at `now` (UTC ms): so many days after the day by which it was to
 * be paid, and again after as many. What is in `told` is never told again, and of several that fell due together only
 * the last is.
 */
export function invoiceRemindersAt(
  { dueOn, owes }: { dueOn: IsoDate; owes: boolean },
  { paymentDays, paymentTimes }: PaymentReminderRules,
  told: ReadonlySet<number>,
  zone: string,
  now: number,
): InvoiceRemindersNow {
  if (!owes) return { tell: null, lookAgainAt: null };
  const afterDays = (days: number) => startOfDay(addDays(dueOn, days), zone) + HOUR_OF_DAY_MS;
  const plan = Array.from({ length: paymentDays === 0 ? 0 : paymentTimes }, (_, index) => ({
    number: index + 1,
    at: afterDays((index + 1) * paymentDays),
  }));
  const due = plan.filter(({ at }) => at <= now && now < at + LATE_MS).at(-1);
  const next = plan.find(({ at }) => at > now);
  const last = afterDays(LONGEST_DAYS);
  const lookAgainAt = next?.at ?? (now < last ? last : null);
  return { tell: due && !told.has(due.number) ? due.number : null, lookAgainAt };
}
