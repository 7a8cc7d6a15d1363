import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  appointmentMessagesAt,
  type AppointmentInTime,
  type AppointmentMessage,
  type AppointmentMessageRules,
} from "./appointment-messages";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Wednesday 11 March 2026, 09:00 UTC. */
const START = Date.UTC(2026, 2, 11, 9);
const RULES: AppointmentMessageRules = {
  ...{ reminderHours: 24, secondReminderHours: 1, feedbackHours: null, followUpDays: 0 },
  ...{ paymentDays: 0, paymentTimes: 0 },
};
const AGREED: AppointmentInTime = {
  standing: "agreed",
  startsAt: START,
  endsAt: START + HOUR / 2,
  settledAt: START - 10 * DAY,
  arrived: false,
  owes: false,
  mayRemindOfFeedback: false,
};
const NOTHING: ReadonlySet<AppointmentMessage> = new Set();

describe("what the clock tells of an appointment", () => {
  it("is a reminder a day before, one an hour before, and nothing in between", () => {
    const at = (now: number, told: readonly AppointmentMessage[] = []) =>
      appointmentMessagesAt(AGREED, RULES, new Set(told), START - now);
    expect(at(25 * HOUR)).toEqual({ tell: [], lookAgainAt: START - 24 * HOUR });
    expect(at(24 * HOUR)).toEqual({ tell: ["reminder"], lookAgainAt: START - HOUR });
    expect(at(20 * HOUR, ["reminder"])).toEqual({ tell: [], lookAgainAt: START - HOUR });
    expect(at(HOUR, ["reminder"])).toEqual({ tell: ["secondReminder"], lookAgainAt: START });
    expect(at(0, ["reminder", "secondReminder"])).toEqual({ tell: [], lookAgainAt: null });
  });

  it("reminds nobody who is here already, and does again once their check-in is undone", () => {
    const here = { ...AGREED, arrived: true };
    expect(appointmentMessagesAt(here, RULES, NOTHING, START - HOUR)).toEqual({ tell: [], lookAgainAt: START });
    expect(appointmentMessagesAt(AGREED, RULES, NOTHING, START - HOUR).tell).toEqual(["secondReminder"]);
  });

  it("is only the later of two reminders that a clock which stood still owes", () => {
    expect(appointmentMessagesAt(AGREED, RULES, NOTHING, START - HOUR / 2).tell).toEqual(["secondReminder"]);
    expect(appointmentMessagesAt(AGREED, RULES, new Set(["secondReminder"]), START - HOUR / 2).tell).toEqual([]);
  });

  it("leaves out a reminder whose hour had passed when the appointment was agreed on", () => {
    const late = { ...AGREED, settledAt: START - 3 * HOUR };
    expect(appointmentMessagesAt(late, RULES, NOTHING, START - 3 * HOUR)).toEqual({
      tell: [],
      lookAgainAt: START - HOUR,
    });
  });

  it("goes on looking until the start where nothing is to be told, since the rules may change", () => {
    const silent = { ...RULES, reminderHours: 0, secondReminderHours: 0 };
    expect(appointmentMessagesAt(AGREED, silent, NOTHING, START - DAY)).toEqual({ tell: [], lookAgainAt: START });
  });

  it("asks after an appointment that took place, and nobody after one that was not attended or cancelled", () => {
    const asking = { ...RULES, feedbackHours: 2, followUpDays: 30 };
    const held = { ...AGREED, standing: "held" as const };
    const end = held.endsAt;
    expect(appointmentMessagesAt(held, asking, NOTHING, end)).toEqual({ tell: [], lookAgainAt: end + 2 * HOUR });
    expect(appointmentMessagesAt(held, asking, NOTHING, end + 2 * HOUR)).toEqual({
      tell: ["feedback"],
      lookAgainAt: end + 2 * HOUR + 3 * DAY,
    });
    expect(appointmentMessagesAt(held, asking, new Set(["feedback"]), end + 30 * DAY)).toEqual({
      tell: ["followUp"],
      lookAgainAt: null,
    });
    expect(appointmentMessagesAt(held, asking, NOTHING, end + 90 * DAY).tell).toEqual([]);
    const remind = end + 2 * HOUR + 3 * DAY;
    const unanswered = { ...held, mayRemindOfFeedback: true };
    expect(appointmentMessagesAt(unanswered, asking, new Set(["feedback"]), remind).tell).toEqual(["feedbackReminder"]);
    expect(appointmentMessagesAt(held, asking, new Set(["feedback"]), remind).tell).toEqual([]);
    const other = { ...held, standing: "other" as const };
    expect(appointmentMessagesAt(other, asking, NOTHING, end + 2 * HOUR)).toEqual({ tell: [], lookAgainAt: null });
  });

  it("is told at most once a message and never from the start on, however the looks fall", () => {
    fc.assert(
      fc.property(
        fc.record({ reminderHours: fc.nat(168), secondReminderHours: fc.nat(168) }),
        fc.integer({ min: 0, max: 8 * 24 }),
        fc.array(fc.integer({ min: -9 * DAY, max: DAY }), { maxLength: 20 }),
        (hours, settledBefore, offsets) => {
          const appointment = { ...AGREED, settledAt: START - settledBefore * HOUR };
          const told = new Set<AppointmentMessage>();
          for (const now of offsets.sort((one, other) => one - other).map((offset) => START + offset)) {
            const { tell, lookAgainAt } = appointmentMessagesAt(appointment, { ...RULES, ...hours }, told, now);
            expect(tell.length).toBeLessThanOrEqual(1);
            if (tell.length > 0) expect(now).toBeLessThan(START);
            for (const message of tell) {
              expect(told.has(message)).toBe(false);
              told.add(message);
            }
            if (lookAgainAt !== null) expect(lookAgainAt).toBeGreaterThan(now);
          }
        },
      ),
    );
  });
});
