import { beforeAll, describe, expect, it } from "vitest";
import { notifyOfAppointment } from "~/features/notifications/public.server";
import { changeSubscription } from "~/features/notifications/services/marketing/change-subscription.server";
import { readSubscription } from "~/features/notifications/services/marketing/read-subscription.server";
import { makeUnsubscribePath } from "~/features/notifications/services/marketing/unsubscribe-link.server";
import { changeSetting } from "~/features/organization/services/settings/change-setting.server";
import { arriveAppointment } from "~/features/scheduling/services/appointments/arrivals/arrive-appointment.server";
import { undoArrival } from "~/features/scheduling/services/appointments/arrivals/undo-arrival.server";
import { cancelAppointment } from "~/features/scheduling/services/appointments/cancel-appointment.server";
import { confirmAppointment } from "~/features/scheduling/services/appointments/confirm-appointment.server";
import { rescheduleAppointment } from "~/features/scheduling/services/appointments/reschedule-appointment.server";
import { LinkGoneError } from "~/platform/http/errors.server";
import { openPractice } from "../support/organization";
import { HOUR, MONDAY } from "../scheduling/scene";
import { randomFrom } from "./notification-round";
import { DAY, reminderKeys, reminderRound, TurnedClock, type Reminded } from "./turned-clock";

/** It only goes forward. */
let clock: TurnedClock;

beforeAll(async () => {
  clock = await TurnedClock.open();
});

/** Every look that is due is done, and nothing is sent yet. */
async function lookNow(): Promise<void> {
  const items = await clock.rows<{ id: string; dueAt: number }>(
    `SELECT id, due_at AS "dueAt" FROM due_work WHERE organization_id = ?1 AND kind = 'APPOINTMENT_MESSAGE' AND due_at <= ?2`,
    clock.now,
  );
  for (const item of items) await notifyOfAppointment(await clock.system(), item);
}

const remindersOf = (all: readonly Reminded[], id: string) =>
  all.filter((each) => each.id === id).map(({ startsAt, at }) => (startsAt - at) / HOUR);

describe("reminders", () => {
  it("go out a day and an hour before, once each, however often the clock looks", async () => {
    const startsAt = clock.now + 3 * DAY + 4 * HOUR;
    const id = await clock.agreedAppointment(startsAt);
    const all = await clock.turnTo(startsAt + DAY);
    expect(remindersOf(all, id)).toEqual([24, 1]);
    expect(
      await clock.rows(
        "SELECT id FROM due_work WHERE organization_id = ?1 AND id = ?2 AND kind = 'APPOINTMENT_MESSAGE'",
        id,
      ),
    ).toEqual([]);
    const [mail] = await clock.rows<{ subject: string; text: string }>(
      "SELECT subject, text FROM development_mail WHERE organization_id = ?1 ORDER BY id DESC LIMIT 1",
    );
    expect(mail?.subject).toMatch(/^Reminder: your appointment on /);
  });

  it("of an appointment that was called off or moved after they were asked for are not sent", async () => {
    const startsAt = clock.now + 3 * DAY;
    const [off, moved] = [await clock.agreedAppointment(startsAt), await clock.agreedAppointment(startsAt + HOUR)];
    await clock.turnTo(startsAt - 25 * HOUR);
    clock.now = startsAt - 22 * HOUR;
    await lookNow();
    await cancelAppointment(await clock.practice.as(clock.doctor, clock.now), { appointmentId: off });
    await rescheduleAppointment(await clock.practice.as(clock.doctor, clock.now), {
      appointmentId: moved,
      startsAt: startsAt + 3 * HOUR,
      override: "on",
    });
    await confirmAppointment(await clock.practice.as(clock.patient, clock.now), { appointmentId: moved });
    expect(await clock.deliver()).toEqual([]);
    const all = await clock.turnTo(startsAt + DAY);
    expect(remindersOf(all, off)).toEqual([]);
    expect(remindersOf(all, moved)).toEqual([24, 1]);
  });

  it("are not sent to whoever checks in between being asked for and being sent, and never twice", async () => {
    const startsAt = clock.now + 3 * DAY;
    const [seen, undone] = [
      await clock.agreedAppointment(startsAt),
      await clock.agreedAppointment(startsAt + HOUR / 2),
    ];
    await clock.turnTo(startsAt - 2 * HOUR);
    const by = () => clock.practice.as(clock.doctor, clock.now);
    clock.now = startsAt - HOUR / 4;
    await lookNow();
    await arriveAppointment(await by(), { appointmentId: undone });
    await undoArrival(await by(), { appointmentId: undone });
    await arriveAppointment(await by(), { appointmentId: seen });
    const all = [...(await clock.deliver()), ...(await clock.turnTo(startsAt + DAY))];
    expect(remindersOf(all, undone)).toEqual([0.75]);
    expect(remindersOf(all, seen)).toEqual([]);
  });

  it("follow the hours that the organization sets, also of appointments that were agreed on before", async () => {
    const startsAt = clock.now + 5 * DAY;
    const id = await clock.agreedAppointment(startsAt);
    await clock.turnTo(clock.now + HOUR);
    await changeSetting(await clock.practice.as(clock.practice.administrator, clock.now), "notifications", {
      reminderHours: 48,
      secondReminderHours: 0,
    });
    expect(remindersOf(await clock.turnTo(startsAt), id)).toEqual([48]);
    await changeSetting(await clock.practice.as(clock.practice.administrator, clock.now), "notifications", {});
  });

  it("are never stale and never twice, whatever is moved, called off or taken back, in whatever zone", async () => {
    const { reminded, stale } = await reminderRound(clock, {
      appointments: 5,
      steps: 16,
      random: randomFrom(20_260_504),
    });
    expect(stale).toEqual([]);
    const keys = reminderKeys(reminded);
    expect(new Set(keys).size).toBe(keys.length);
    for (const { startsAt, at } of reminded) expect(at).toBeLessThan(startsAt);
    expect(reminded.length).toBeGreaterThan(3);
  });
});

describe("whoever wants no more reminders", () => {
  it("says so by the link of one, signed out and not by opening it alone, and may change their mind", async () => {
    const first = clock.now + 3 * DAY;
    await clock.agreedAppointment(first);
    await clock.turnTo(first);
    const [mail] = await clock.rows<{ text: string }>(
      "SELECT text FROM development_mail WHERE organization_id = ?1 ORDER BY id DESC LIMIT 1",
    );
    const token = /\/s\/unsubscribe\/(\S+)/.exec(mail?.text ?? "")?.[1] ?? "";
    const anyone = () => clock.practice.as({ kind: "anonymous" }, clock.now);
    expect(await readSubscription(await anyone(), token)).toEqual({ refused: false, kind: "REMINDERS" });
    expect(await readSubscription(await anyone(), token)).toEqual({ refused: false, kind: "REMINDERS" });
    // What a mail program posts of its own button.
    expect(await changeSubscription(await anyone(), token, { "List-Unsubscribe": "One-Click" })).toEqual({
      refused: true,
      kind: "REMINDERS",
    });
    const second = clock.now + 3 * DAY;
    const silent = await clock.agreedAppointment(second);
    expect(remindersOf(await clock.turnTo(second), silent)).toEqual([]);
    expect(await changeSubscription(await anyone(), token, { intent: "resume" })).toEqual({
      refused: false,
      kind: "REMINDERS",
    });
    const third = clock.now + 3 * DAY;
    const told = await clock.agreedAppointment(third);
    expect(remindersOf(await clock.turnTo(third), told)).toEqual([24, 1]);
  });

  it("cannot be somebody else: a link that was not signed here, or for another organization, is gone", async () => {
    const other = await openPractice({ now: MONDAY });
    const path = await makeUnsubscribePath(await clock.system(), clock.practice.ids.patient);
    const token = path.split("/").at(-1) ?? "";
    const anonymous = { kind: "anonymous" } as const;
    await expect(changeSubscription(await other.as(anonymous, clock.now), token, {})).rejects.toThrow(LinkGoneError);
    await expect(changeSubscription(await clock.practice.as(anonymous, clock.now), `${token}x`, {})).rejects.toThrow(
      LinkGoneError,
    );
  });
});
