import { beforeAll, describe, expect, it } from "vitest";
import { tellOfVisit } from "~/features/notifications/public.server";
import { deliverMail } from "~/features/notifications/services/deliver-mail.server";
import { changeSubscription } from "~/features/notifications/services/change-subscription.server";
import { readSubscription } from "~/features/notifications/services/read-subscription.server";
import { makeUnsubscribePath } from "~/features/notifications/services/unsubscribe-link.server";
import { changeSetting } from "~/features/organization/services/change-setting.server";
import { APPOINTMENT_STATE as S, type AppointmentState } from "~/features/scheduling/domain/appointment-states";
import { cancelAppointment } from "~/features/scheduling/services/cancel-appointment.server";
import { confirmAppointment } from "~/features/scheduling/services/confirm-appointment.server";
import { rescheduleAppointment } from "~/features/scheduling/services/reschedule-appointment.server";
import { undoAppointment } from "~/features/scheduling/services/undo-appointment.server";
import type { Actor } from "~/platform/actor.server";
import { LinkGoneError } from "~/platform/errors.server";
import { pendingOutboxItem } from "~/platform/outbox.server";
import { employeeActor, openPractice, patientActor } from "../support/organization";
import { givenAppointment, HOUR, MONDAY, type Practice } from "../scheduling/scene";

const DAY = 24 * HOUR;
const MINUTE = 60_000;
let practice: Practice;
let doctor: Actor;
let patient: Actor;
/** The clock, which only goes forward within a test. */
let now = MONDAY;

beforeAll(async () => {
  practice = await openPractice({ now: MONDAY });
  doctor = employeeActor(practice.ids.doctor);
  patient = patientActor(practice.ids.patient, practice.ids.patientUser);
});

const system = (task = "due-work") => practice.as({ kind: "system", task }, now);

async function rows<T>(text: string, ...values: unknown[]): Promise<T[]> {
  const { db } = await system();
  return (await db.raw(text, db.organizationId, ...values).all<T & Record<string, unknown>>()).results;
}

/** A visit that the clinic has confirmed at the present moment. */
async function agreedVisit(startsAt: number): Promise<string> {
  const id = await givenAppointment(practice, await system(), { startsAt, stateId: S.NEW });
  await confirmAppointment(await practice.as(doctor, now), { appointmentId: id });
  return id;
}

interface Reminded {
  id: string;
  startsAt: number;
  at: number;
}

/** Turns the clock to `to` and does what falls due on the way, minute by minute where anything does. */
async function turnTo(to: number, reminded: Reminded[] = []): Promise<Reminded[]> {
  for (;;) {
    const [item] = await rows<{ id: string; dueAt: number }>(
      `SELECT id, due_at AS "dueAt" FROM due_work WHERE organization_id = ?1 AND kind = 'APPOINTMENT_MESSAGE' AND due_at <= ?2 ORDER BY due_at LIMIT 1`,
      to,
    );
    if (!item) break;
    now = Math.max(now, item.dueAt);
    // Handed out twice, as a queue may.
    await Promise.all([tellOfVisit(await system(), item), tellOfVisit(await system(), item)]);
    reminded.push(...(await deliver()));
  }
  now = to;
  return reminded;
}

/** Delivers the reminders that wait, and gives those that went out. */
async function deliver(): Promise<Reminded[]> {
  const waiting = await rows<{ id: string; startsAt: number; about: string }>(
    `SELECT id, json_extract(payload, '$.startsAt') AS "startsAt", json_extract(payload, '$.appointmentId') AS about FROM outbox
     WHERE organization_id = ?1 AND status = 'PENDING' AND json_extract(payload, '$.template') = 'appointment.reminder'`,
  );
  const sent: Reminded[] = [];
  for (const { id, startsAt, about } of waiting) {
    const context = await system("outbox");
    const item = await pendingOutboxItem(context, id);
    if (item) await deliverMail(context, item);
    await context.db
      .raw("UPDATE outbox SET status = 'DONE' WHERE organization_id = ?1 AND id = ?2", context.organization.id, id)
      .run();
    const found = await rows("SELECT 1 FROM delivery WHERE organization_id = ?1 AND outbox_id = ?2", id);
    if (found.length > 0) sent.push({ id: about, startsAt, at: now });
  }
  return sent;
}

const remindersOf = (all: readonly Reminded[], id: string) =>
  all.filter((each) => each.id === id).map(({ startsAt, at }) => (startsAt - at) / HOUR);

describe("reminders", () => {
  it("go out a day and an hour before, once each, however often the clock looks", async () => {
    const startsAt = now + 3 * DAY + 4 * HOUR;
    const id = await agreedVisit(startsAt);
    const all = await turnTo(startsAt + DAY);
    expect(remindersOf(all, id)).toEqual([24, 1]);
    expect(
      await rows("SELECT id FROM due_work WHERE organization_id = ?1 AND id = ?2 AND kind = 'APPOINTMENT_MESSAGE'", id),
    ).toEqual([]);
    const [mail] = await rows<{ subject: string; text: string }>(
      "SELECT subject, text FROM development_mail WHERE organization_id = ?1 ORDER BY id DESC LIMIT 1",
    );
    expect(mail?.subject).toMatch(/^Reminder: your visit on /);
  });

  it("of a visit that was called off or moved after they were asked for are not sent", async () => {
    const startsAt = now + 3 * DAY;
    const [off, moved] = [await agreedVisit(startsAt), await agreedVisit(startsAt + HOUR)];
    await turnTo(startsAt - 25 * HOUR);
    now = startsAt - 22 * HOUR;
    const items = await rows<{ id: string; dueAt: number }>(
      `SELECT id, due_at AS "dueAt" FROM due_work WHERE organization_id = ?1 AND kind = 'APPOINTMENT_MESSAGE' AND due_at <= ?2`,
      now,
    );
    for (const item of items) await tellOfVisit(await system(), item);
    await cancelAppointment(await practice.as(doctor, now), { appointmentId: off });
    await rescheduleAppointment(await practice.as(doctor, now), {
      appointmentId: moved,
      startsAt: startsAt + 3 * HOUR,
      override: "on",
    });
    await confirmAppointment(await practice.as(patient, now), { appointmentId: moved });
    expect(await deliver()).toEqual([]);
    const all = await turnTo(startsAt + DAY);
    expect(remindersOf(all, off)).toEqual([]);
    expect(remindersOf(all, moved)).toEqual([24, 1]);
  });

  it("follow the hours that the organization sets, also of visits that were agreed on before", async () => {
    const startsAt = now + 5 * DAY;
    const id = await agreedVisit(startsAt);
    await turnTo(now + HOUR);
    await changeSetting(await practice.as(practice.administrator, now), "notifications", {
      reminderHours: 48,
      secondReminderHours: 0,
    });
    expect(remindersOf(await turnTo(startsAt), id)).toEqual([48]);
    await changeSetting(await practice.as(practice.administrator, now), "notifications", {});
  });

  it("are never stale and never twice, whatever is moved, called off or taken back, in whatever zone", async () => {
    let seed = 20_260_504;
    const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
    const from = now;
    const ids = await Promise.all(
      Array.from({ length: 5 }, (_, index) => agreedVisit(from + 4 * DAY + index * 2 * HOUR)),
    );
    const all: Reminded[] = [];
    for (let step = 0; step < 16; step += 1) {
      await turnTo(now + (1 + random(6)) * HOUR + random(60) * MINUTE, all);
      const appointmentId = ids[random(ids.length)] ?? "";
      const by = await practice.as(doctor, now);
      // What the table of transitions refuses stays as it is.
      const acts = [
        async () => {
          const startsAt = from + (2 + random(5)) * DAY + random(200) * 5 * MINUTE;
          if (startsAt > now) await rescheduleAppointment(by, { appointmentId, startsAt, override: "on" });
        },
        async () => void (await confirmAppointment(await practice.as(patient, now), { appointmentId })),
        async () => void (await cancelAppointment(by, { appointmentId })),
        async () => void (await undoAppointment(by, { appointmentId })),
        async () => {
          const zone = ["Europe/Madrid", "Asia/Kolkata", "America/New_York"][random(3)] ?? "UTC";
          const { db } = by;
          await db
            .raw("UPDATE organization_profile SET time_zone = ?2 WHERE organization_id = ?1", db.organizationId, zone)
            .run();
        },
      ];
      await acts[[0, 1, 1, 1, 2, 3, 3, 4][random(8)] ?? 0]?.().catch(() => undefined);
      all.push(...(await deliver()));
      // What went out just now was true at that moment.
      for (const each of all.filter(({ at }) => at === now)) await isTrue(each);
    }
    await turnTo(from + 9 * DAY, all);
    const once = new Set(
      all.map(({ id, startsAt, at }) => `${id} ${startsAt} ${startsAt - at > 2 * HOUR ? "first" : "second"}`),
    );
    expect(once.size).toBe(all.length);
    for (const { startsAt, at } of all) expect(at).toBeLessThan(startsAt);
    expect(all.length).toBeGreaterThan(3);
  });
});

async function isTrue({ id, startsAt }: Reminded): Promise<void> {
  const [row] = await rows<{ state: AppointmentState; startsAt: number }>(
    `SELECT state_id AS state, starts_at AS "startsAt" FROM appointment WHERE organization_id = ?1 AND id = ?2`,
    id,
  );
  expect(row).toEqual({ state: S.CONFIRMED, startsAt });
}

describe("whoever wants no more reminders", () => {
  it("says so by the link of one, signed out and not by opening it alone, and may change their mind", async () => {
    const first = now + 3 * DAY;
    await agreedVisit(first);
    await turnTo(first);
    const [mail] = await rows<{ text: string }>(
      "SELECT text FROM development_mail WHERE organization_id = ?1 ORDER BY id DESC LIMIT 1",
    );
    const token = /\/s\/unsubscribe\/(\S+)/.exec(mail?.text ?? "")?.[1] ?? "";
    const anyone = () => practice.as({ kind: "anonymous" }, now);
    expect(await readSubscription(await anyone(), token)).toEqual({ refused: false, kind: "REMINDERS" });
    expect(await readSubscription(await anyone(), token)).toEqual({ refused: false, kind: "REMINDERS" });
    // What a mail program posts of its own button.
    expect(await changeSubscription(await anyone(), token, { "List-Unsubscribe": "One-Click" })).toEqual({
      refused: true,
      kind: "REMINDERS",
    });
    const second = now + 3 * DAY;
    const silent = await agreedVisit(second);
    expect(remindersOf(await turnTo(second), silent)).toEqual([]);
    expect(await changeSubscription(await anyone(), token, { do: "resume" })).toEqual({
      refused: false,
      kind: "REMINDERS",
    });
    const third = now + 3 * DAY;
    const told = await agreedVisit(third);
    expect(remindersOf(await turnTo(third), told)).toEqual([24, 1]);
  });

  it("cannot be somebody else: a link that was not signed here, or for another organization, is gone", async () => {
    const other = await openPractice({ now: MONDAY });
    const path = await makeUnsubscribePath(await system(), practice.ids.patient);
    const token = path.split("/").at(-1) ?? "";
    const anonymous = { kind: "anonymous" } as const;
    await expect(changeSubscription(await other.as(anonymous, now), token, {})).rejects.toThrow(LinkGoneError);
    await expect(changeSubscription(await practice.as(anonymous, now), `${token}x`, {})).rejects.toThrow(LinkGoneError);
  });
});
