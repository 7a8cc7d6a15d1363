import { DAY_MS } from "~/kernel/time/dates";
import { MINUTE_MS } from "~/kernel/time/minutes";

const HOUR_MS = 60 * MINUTE_MS;

/** What the clock tells a patient of by itself: two reminders before an appointment, messages after it. */
export type AppointmentMessage =
  "reminder" | "secondReminder" | "feedback" | "feedbackReminder" | "followUp" | (typeof PAYMENT_REMINDERS)[number];

/** Asking for what is not paid, as often as the organization wants at most. */
export const PAYMENT_REMINDERS = ["payment1", "payment2", "payment3", "payment4", "payment5"] as const;

/** When each is told, as the organization sets it; 0 tells it never. */
export interface AppointmentMessageRules {
  readonly reminderHours: number;
  readonly secondReminderHours: number;
  /** So many hours after it, its patient is asked how it was; null asks nobody. */
  readonly feedbackHours: number | null;
  readonly followUpDays: number;
  /** So many days after it, and again after as many, an appointment that is not paid is asked for, so often at most. */
  readonly paymentDays: number;
  readonly paymentTimes: number;
}

/** An appointment as far as its messages follow from it. Instants in UTC ms. */
export interface AppointmentInTime {
  /** Agreed on and still ahead or running; taken place; or neither, such as cancelled, asked for or not attended. */
  readonly standing: "agreed" | "held" | "other";
  readonly startsAt: number;
  readonly endsAt: number;
  /** When its time was last agreed on: what would have been told before that says nothing new. */
  readonly settledAt: number;
  /** Its patient is here: nobody is reminded to come who has come. */
  readonly arrived: boolean;
  /** It is not paid, and can be paid online. */
  readonly owes: boolean;
  /** Its patient was asked how it was and has not answered. */
  readonly mayRemindOfFeedback: boolean;
}

interface Planned {
  readonly message: AppointmentMessage;
  /** Earliest and latest moment to send it. */
  readonly at: number;
  readonly until: number;
}

/** A clock that stood still for longer than this asks nobody any more how an appointment was. */
const LATE_MS = 2 * DAY_MS;
/** So long after the question its patient is reminded of it, once. */
const REMINDED_MS = 3 * DAY_MS;

function askedHow(at: number, mayRemind: boolean): Planned[] {
  const remindAt = at + REMINDED_MS;
  return [
    { message: "feedback", at, until: at + LATE_MS },
    // It is looked at again then, whether or not there will be somebody to remind.
    { message: "feedbackReminder", at: remindAt, until: mayRemind ? remindAt + LATE_MS : remindAt },
  ];
}

function planOf(
  { standing, startsAt, endsAt, settledAt, arrived, owes, mayRemindOfFeedback }: AppointmentInTime,
  rules: AppointmentMessageRules,
): Planned[] {
  if (standing === "agreed" && arrived) return [];
  if (standing === "agreed")
    return (["reminder", "secondReminder"] as const)
      .map((message) => {
        const hours = message === "reminder" ? rules.reminderHours : rules.secondReminderHours;
        return { message, hours, at: startsAt - hours * HOUR_MS, until: startsAt };
      })
      .filter(({ hours, at }) => hours > 0 && at >= settledAt)
      .sort((one, other) => one.at - other.at);
  if (standing === "other") return [];
  const followUpAt = endsAt + rules.followUpDays * DAY_MS;
  const asked = owes && rules.paymentDays > 0 ? PAYMENT_REMINDERS.slice(0, rules.paymentTimes) : [];
  return [
    ...asked.map((message, index) => {
      const at = endsAt + (index + 1) * rules.paymentDays * DAY_MS;
      return { message, at, until: at + LATE_MS };
    }),
    ...(rules.feedbackHours === null ? [] : askedHow(endsAt + rules.feedbackHours * HOUR_MS, mayRemindOfFeedback)),
    ...(rules.followUpDays > 0 ? [{ message: "followUp" as const, at: followUpAt, until: followUpAt + LATE_MS }] : []),
  ];
}

/** What to tell now, and when to look again (UTC ms); null where there is nothing left to look for. */
export interface AppointmentMessagesNow {
  readonly tell: readonly AppointmentMessage[];
  readonly lookAgainAt: number | null;
}

/**
 * What is to be told of an appointment at `now`, derived from the appointment as it is now: nothing of one that was
 * cancelled, and of one that was moved what follows from its new time. Of reminders that fell due together only the
 * later is told. What is in `told` is never told again. An agreed appointment is looked at until its start, since the
 * rules may change meanwhile.
 */
export function appointmentMessagesAt(
  appointment: AppointmentInTime,
  rules: AppointmentMessageRules,
  told: ReadonlySet<AppointmentMessage>,
  now: number,
): AppointmentMessagesNow {
  const plan = planOf(appointment, rules);
  const due = plan.filter(({ at, until }) => at <= now && now < until);
  const worthTelling = appointment.standing === "agreed" ? due.slice(-1) : due;
  const ahead = plan.filter(({ message, at }) => at > now && !told.has(message)).map(({ at }) => at);
  if (appointment.standing === "agreed" && appointment.startsAt > now) ahead.push(appointment.startsAt);
  return {
    tell: worthTelling.map(({ message }) => message).filter((message) => !told.has(message)),
    lookAgainAt: ahead.length === 0 ? null : Math.min(...ahead),
  };
}
