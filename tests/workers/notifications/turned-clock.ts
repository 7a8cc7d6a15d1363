import { notifyOfAppointment } from "~/features/notifications/public.server";
import { deliverMail } from "~/features/notifications/services/mail/deliver-mail.server";
import { APPOINTMENT_STATE as S } from "~/features/scheduling/domain/appointments/appointment-states";
import { cancelAppointment } from "~/features/scheduling/services/appointments/cancel-appointment.server";
import { confirmAppointment } from "~/features/scheduling/services/appointments/confirm-appointment.server";
import { rescheduleAppointment } from "~/features/scheduling/services/appointments/reschedule-appointment.server";
import { undoAppointment } from "~/features/scheduling/services/appointments/undo-appointment.server";
import type { Actor } from "~/platform/access/actor.server";
import { pendingOutboxItem } from "~/platform/outbox.server";
import { employeeActor, openPractice, patientActor } from "../support/organization";
import { givenAppointment, HOUR, MONDAY, type Practice } from "../scheduling/scene";

export const DAY = 24 * HOUR;
const MINUTE = 60_000;

/** A reminder that went out: of which appointment, of which start, and when (UTC ms). */
export interface Reminded {
  id: string;
  startsAt: number;
  at: number;
}

/** A practice whose clock is turned by hand, and only goes forward. */
export class TurnedClock {
  now = MONDAY;

  private constructor(readonly practice: Practice) {}

  static async open(): Promise<TurnedClock> {
    return new TurnedClock(await openPractice({ now: MONDAY }));
  }

  get doctor(): Actor {
    return employeeActor(this.practice.ids.doctor);
  }

  get patient(): Actor {
    return patientActor(this.practice.ids.patient, this.practice.ids.patientUser);
  }

  system(task = "due-work") {
    return this.practice.as({ kind: "system", task }, this.now);
  }

  async rows<T>(text: string, ...values: unknown[]): Promise<T[]> {
    const { db } = await this.system();
    return (await db.raw(text, db.organizationId, ...values).all<T & Record<string, unknown>>()).results;
  }

  /** An appointment that the clinic has confirmed at the present moment. */
  async agreedAppointment(startsAt: number): Promise<string> {
    const id = await givenAppointment(this.practice, await this.system(), { startsAt, stateId: S.NEW });
    await confirmAppointment(await this.practice.as(this.doctor, this.now), { appointmentId: id });
    return id;
  }

  /** Turns the clock to `to` and does what falls due on the way, minute by minute where anything does. */
  async turnTo(to: number, reminded: Reminded[] = []): Promise<Reminded[]> {
    for (;;) {
      const [item] = await this.rows<{ id: string; dueAt: number }>(
        `SELECT id, due_at AS "dueAt" FROM due_work WHERE organization_id = ?1 AND kind = 'APPOINTMENT_MESSAGE' AND due_at <= ?2 ORDER BY due_at LIMIT 1`,
        to,
      );
      if (!item) break;
      this.now = Math.max(this.now, item.dueAt);
      // Handed out twice, as a queue may.
      await Promise.all([
        notifyOfAppointment(await this.system(), item),
        notifyOfAppointment(await this.system(), item),
      ]);
      reminded.push(...(await this.deliver()));
    }
    this.now = to;
    return reminded;
  }

  /** Delivers the reminders that wait, and gives those that went out. */
  async deliver(): Promise<Reminded[]> {
    const waiting = await this.rows<{ id: string; startsAt: number; about: string }>(
      `SELECT id, json_extract(payload, '$.startsAt') AS "startsAt", json_extract(payload, '$.appointmentId') AS about FROM outbox
     WHERE organization_id = ?1 AND status = 'PENDING' AND json_extract(payload, '$.template') = 'appointment.reminder'`,
    );
    const sent: Reminded[] = [];
    for (const { id, startsAt, about } of waiting) {
      const context = await this.system("outbox");
      const item = await pendingOutboxItem(context, id);
      if (item) await deliverMail(context, item);
      await context.db
        .raw("UPDATE outbox SET status = 'DONE' WHERE organization_id = ?1 AND id = ?2", context.organization.id, id)
        .run();
      const found = await this.rows("SELECT 1 FROM delivery WHERE organization_id = ?1 AND outbox_id = ?2", id);
      if (found.length > 0) sent.push({ id: about, startsAt, at: this.now });
    }
    return sent;
  }
}

const ZONES = ["Europe/Madrid", "Asia/Kolkata", "America/New_York"];
/** How often each act is chosen: to move, confirm, call off, take back, and another zone of the organization. */
const CHOSEN = [0, 1, 1, 1, 2, 3, 3, 4];

/** One act at random; what the table of transitions refuses stays as it is. */
async function actAtRandom(
  clock: TurnedClock,
  { ids, from, random }: { ids: readonly string[]; from: number; random: (below: number) => number },
): Promise<void> {
  const { practice, now } = clock;
  const appointmentId = ids[random(ids.length)] ?? "";
  const by = await practice.as(clock.doctor, now);
  const acts = [
    async () => {
      const startsAt = from + (2 + random(5)) * DAY + random(200) * 5 * MINUTE;
      if (startsAt > now) await rescheduleAppointment(by, { appointmentId, startsAt, override: "on" });
    },
    async () => void (await confirmAppointment(await practice.as(clock.patient, now), { appointmentId })),
    async () => void (await cancelAppointment(by, { appointmentId })),
    async () => void (await undoAppointment(by, { appointmentId })),
    async () => {
      const zone = ZONES[random(ZONES.length)] ?? "UTC";
      await by.db
        .raw("UPDATE organization_profile SET time_zone = ?2 WHERE organization_id = ?1", by.db.organizationId, zone)
        .run();
    },
  ];
  await acts[CHOSEN[random(CHOSEN.length)] ?? 0]?.().catch(() => undefined);
}

/** A reminder that tells of what was not so at the moment it went out, and the appointment as it was. */
async function staleAmong(clock: TurnedClock, reminded: readonly Reminded[]): Promise<unknown[]> {
  const stale: unknown[] = [];
  for (const each of reminded) {
    const [row] = await clock.rows<{ state: number; startsAt: number }>(
      `SELECT state_id AS state, starts_at AS "startsAt" FROM appointment WHERE organization_id = ?1 AND id = ?2`,
      each.id,
    );
    if (row?.state !== S.CONFIRMED || row.startsAt !== each.startsAt) stale.push({ each, row });
  }
  return stale;
}

/**
 * Turns the clock over appointments that are moved, confirmed, called off and taken back at random, in changing zones.
 */
export async function reminderRound(
  clock: TurnedClock,
  { appointments, steps, random }: { appointments: number; steps: number; random: (below: number) => number },
): Promise<{ reminded: Reminded[]; stale: unknown[] }> {
  const from = clock.now;
  const ids: string[] = [];
  for (let index = 0; index < appointments; index += 1)
    ids.push(await clock.agreedAppointment(from + 4 * DAY + index * 2 * HOUR));
  const reminded: Reminded[] = [];
  const stale: unknown[] = [];
  for (let step = 0; step < steps; step += 1) {
    await clock.turnTo(clock.now + (1 + random(6)) * HOUR + random(60) * MINUTE, reminded);
    await actAtRandom(clock, { ids, from, random });
    const told = await clock.deliver();
    // What went out just now was true at that moment.
    stale.push(...(await staleAmong(clock, [...told, ...reminded.filter(({ at }) => at === clock.now)])));
    reminded.push(...told);
  }
  await clock.turnTo(Math.max(clock.now, from + 9 * DAY), reminded);
  return { reminded, stale };
}

/** Each reminder by its appointment, its start and whether it is the first or the second of it. */
export const reminderKeys = (reminded: readonly Reminded[]): string[] =>
  reminded.map(({ id, startsAt, at }) => `${id} ${startsAt} ${startsAt - at > 2 * HOUR ? "first" : "second"}`);
