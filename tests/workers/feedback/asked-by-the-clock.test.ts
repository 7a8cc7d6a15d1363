import { env as bindings } from "cloudflare:workers";
import { beforeAll, expect, it } from "vitest";
import { createFeedbackLink } from "~/features/feedback/services/ask-feedback.server";
import { giveFeedback } from "~/features/feedback/services/give-feedback.server";
import { notifyOfAppointment } from "~/features/notifications/public.server";
import { deliverMail } from "~/features/notifications/services/mail/deliver-mail.server";
import { changeSetting } from "~/features/organization/services/settings/change-setting.server";
import { concludeAppointment } from "~/features/scheduling/services/appointments/conclude-appointment.server";
import { startAppointment } from "~/features/scheduling/services/appointments/start-appointment.server";
import { withActor, type RequestContext } from "~/platform/context.server";
import { parseEnv } from "~/platform/env.server";
import { createLogger } from "~/platform/log.server";
import { pendingOutboxItem } from "~/platform/outbox.server";
import { systemContext } from "~/platform/request-context.server";
import { HOUR } from "../scheduling/scene";
import { faultyCommits, type Fault } from "../support/faults";
import { DAY, TurnedClock } from "../notifications/turned-clock";

const MINUTE = 60_000;

let clock: TurnedClock;
/** Whether each worker that was to be killed was. */
const fates: { hit: boolean }[] = [];

beforeAll(async () => {
  clock = await TurnedClock.open();
  const administrator = await clock.practice.as(clock.practice.administrator, clock.now);
  await changeSetting(administrator, "patient-feedback", { patientFeedbackEnabled: true, feedbackHours: 2 });
});

/** A worker that is killed at its commit number `which` as told. */
async function dying(fault: Fault, which: number): Promise<RequestContext> {
  const fate = { hit: false };
  fates.push(fate);
  const database = faultyCommits(bindings.TENANT_DB_0, fault, which, fate);
  const basis = {
    env: parseEnv({ ...bindings, TENANT_DB_0: database }),
    requestId: crypto.randomUUID(),
    log: createLogger("test", () => undefined),
    now: clock.now,
    waitUntil: (work: Promise<unknown>) => void work,
  };
  const context = await systemContext(basis, clock.practice.entry, "test");
  return withActor(context, { kind: "system", task: "due-work" });
}

/** Does some work first in a worker that is killed in it, then in one that is not, as a queue hands it out again. */
async function killedOnce(kill: Kill | null, work: (context: RequestContext) => Promise<unknown>): Promise<void> {
  if (kill) await work(await dying(kill.fault, kill.which)).catch(() => undefined);
  await work(await clock.system());
}

interface Kill {
  fault: Fault;
  which: number;
}

/** Sends what waits about one appointment's feedback. */
async function deliver(id: string, kill: Kill | null): Promise<void> {
  const waiting = await clock.rows<{ id: string }>(
    `SELECT id FROM outbox WHERE organization_id = ?1 AND status = 'PENDING' AND json_extract(payload, '$.appointmentId') = ?2
AND json_extract(payload, '$.template') = 'appointment.feedback'`,
    id,
  );
  for (const row of waiting) {
    await killedOnce(kill, async (context) => {
      const item = await pendingOutboxItem(context, row.id);
      if (item) await deliverMail(context, item);
    });
    await clock.rows("UPDATE outbox SET status = 'DONE' WHERE organization_id = ?1 AND id = ?2 RETURNING id", row.id);
  }
}

/** Turns the clock to `to` and does what falls due for one appointment on the way. */
async function turn(id: string, to: number, kill: Kill | null = null): Promise<void> {
  for (;;) {
    const [item] = await clock.rows<{ id: string; dueAt: number }>(
      `SELECT id, due_at AS "dueAt" FROM due_work WHERE organization_id = ?1 AND kind = 'APPOINTMENT_MESSAGE' AND id = ?2 AND due_at <= ?3`,
      ...[id, to],
    );
    if (!item) break;
    clock.now = Math.max(clock.now, item.dueAt);
    await killedOnce(kill, (context) => notifyOfAppointment(context, item));
    await deliver(id, kill);
  }
  clock.now = to;
}

/** An appointment that took place on the clock: agreed on, begun, and concluded half an hour later. */
async function heldByClock(): Promise<string> {
  const startsAt = Math.ceil(clock.now / DAY) * DAY + DAY + 9 * HOUR;
  const id = await clock.agreedAppointment(startsAt);
  await turn(id, startsAt);
  await startAppointment(await clock.practice.as(clock.doctor, clock.now), { appointmentId: id });
  await turn(id, startsAt + 30 * MINUTE);
  await concludeAppointment(await clock.practice.as(clock.doctor, clock.now), { appointmentId: id });
  return id;
}

/** What was sent to the patient about how it was: hours after its end. */
async function sentAfter(id: string): Promise<number[]> {
  const sent = await clock.rows<{ hours: number }>(
    `SELECT (o.created_at - a.ends_at) / 3600000 AS hours FROM outbox o
JOIN delivery d ON d.organization_id = o.organization_id AND d.outbox_id = o.id AND d.channel = 'MAIL'
JOIN appointment a ON a.organization_id = o.organization_id AND a.id = ?2
WHERE o.organization_id = ?1 AND json_extract(o.payload, '$.appointmentId') = ?2
AND json_extract(o.payload, '$.template') = 'appointment.feedback' ORDER BY o.created_at`,
    id,
  );
  return sent.map(({ hours }) => hours);
}

/** How many mails carry the link of a question. */
const mails = async (): Promise<number> => {
  const text = "SELECT count(*) AS n FROM development_mail WHERE organization_id = ?1 AND text LIKE '%/f/%'";
  return (await clock.rows<{ n: number }>(text))[0]?.n ?? 0;
};

const FAULTS: readonly Fault[] = [
  { kind: "before" },
  { kind: "lost-answer" },
  { kind: "at", index: 0, after: false },
  { kind: "at", index: 1, after: true },
];

it("asks once and reminds once, three days later, whichever commit on the way is killed and however", async () => {
  for (const fault of FAULTS)
    for (const which of [0, 1]) {
      const id = await heldByClock();
      const [mailsBefore, killsBefore] = [await mails(), fates.length];
      await turn(id, clock.now + 12 * DAY, { fault, which });
      expect((await mails()) - mailsBefore).toBe(2);
      // The look has one commit; the delivery makes the link in one and keeps what was sent in another.
      const kills = fates.slice(killsBefore).filter(({ hit }) => hit).length;
      expect(kills).toBeGreaterThanOrEqual(2);
      expect([fault, which, await sentAfter(id)]).toEqual([fault, which, [2, 2 + 3 * 24]]);
      const asked = await clock.rows(
        "SELECT state FROM feedback WHERE organization_id = ?1 AND appointment_id = ?2",
        id,
      );
      expect(asked).toEqual([{ state: "ASKED" }]);
    }
});

it("reminds nobody who has answered by the link, which the mail carries", async () => {
  const id = await heldByClock();
  await turn(id, clock.now + 3 * HOUR);
  expect(await sentAfter(id)).toEqual([2]);
  const [mail] = await clock.rows<{ text: string }>(
    "SELECT text FROM development_mail WHERE organization_id = ?1 ORDER BY id DESC LIMIT 1",
  );
  const token = /\/f\/([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
  await giveFeedback(await clock.practice.as({ kind: "anonymous" }, clock.now), { token }, { stars: "5" });
  await turn(id, clock.now + 12 * DAY);
  expect(await sentAfter(id)).toEqual([2]);
  expect(await createFeedbackLink(await clock.system(), id)).toBeNull();
});

it("asks nobody while the setting is off", async () => {
  const administrator = await clock.practice.as(clock.practice.administrator, clock.now);
  await changeSetting(administrator, "patient-feedback", { patientFeedbackEnabled: false });
  const id = await heldByClock();
  await turn(id, clock.now + 12 * DAY);
  expect(await sentAfter(id)).toEqual([]);
  expect(await clock.rows("SELECT state FROM feedback WHERE organization_id = ?1 AND appointment_id = ?2", id)).toEqual(
    [],
  );
});
