import { createExecutionContext, createMessageBatch, getQueueResult } from "cloudflare:test";
import { env as bindings } from "cloudflare:workers";
import { commit } from "~/db/commit.server";
import { APPOINTMENT_STATE, type AppointmentState } from "~/features/scheduling/domain/appointments/appointment-states";
import { uuidv7 } from "~/kernel/ids";
import type { RequestContext } from "~/platform/context.server";
import type { OutboxMessage } from "~/platform/outbox.server";
import { consume } from "../../../workers/queues/consume";
import { givenAppointment, type Practice } from "../scheduling/scene";
import { env } from "../support/organization";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** 10:00 UTC of a day a month ahead, so that appointments of every hour after it are still to come. */
export const SOON = Math.floor(Date.now() / DAY) * DAY + 30 * DAY + 10 * HOUR;

export const asSystem = (practice: Practice): Promise<RequestContext> =>
  practice.as({ kind: "system", task: "test" }, Date.now());

let appointments = 0;

/** An appointment of half an hour, each an hour after the one before. */
export async function givenMailedAppointment(
  practice: Practice,
  stateId: AppointmentState = APPOINTMENT_STATE.CONFIRMED,
): Promise<string> {
  const startsAt = SOON + appointments * HOUR;
  appointments += 1;
  return givenAppointment(practice, await asSystem(practice), { startsAt, stateId });
}

/** Asks for a mail as a change does, and gives its outbox row's id. */
export async function askForMail(practice: Practice, payload: Record<string, unknown>, id = uuidv7(Date.now())) {
  await commit(await asSystem(practice), {
    audit: [{ action: "test", subjectKind: "test" }],
    outbox: [{ id, topic: "mail", payload }],
    result: null,
  });
  return id;
}

/** Hands messages to the consumer of a queue, as the platform does; which were acknowledged, and which come again. */
async function hand(queue: string, body: unknown, attempts: number, more: Record<string, unknown> = {}) {
  const id = crypto.randomUUID();
  const batch = createMessageBatch(queue, [{ id, timestamp: new Date(), attempts, body }]);
  const execution = createExecutionContext();
  await consume(batch, { ...bindings, ...more }, execution);
  const { explicitAcks, retryMessages } = await getQueueResult(batch, execution);
  return { acknowledged: explicitAcks.includes(id), again: retryMessages.length === 1 };
}

export const deliver = ({ entry }: Pick<Practice, "entry">, outboxId: string, attempts = 1, queue = "notifications") =>
  hand(queue, { organizationId: entry.id, outboxId, requestId: "test" }, attempts);

/** One message of due work: the outbox rows that it announced again, and whether it asks for another message. */
export async function oneMessageOfDueWork(database: string): Promise<{ announced: string[]; more: boolean }> {
  const announced: string[] = [];
  let more = false;
  const queue = { send: (body: OutboxMessage) => Promise.resolve(announced.push(body.outboxId)) };
  const itself = { send: () => Promise.resolve((more = true)) };
  await hand("due-work", { database, requestId: "test" }, 1, { NOTIFICATIONS: queue, DUE_WORK: itself });
  return { announced, more };
}

/**
 * Does the due work of an organization for as long as it asks to go on, and gives the outbox rows that it announced
 * again. What other files left is dropped: there is more of it with each file, and nobody waits for it.
 */
export async function lookForDueWork({ entry: { id, database } }: Pick<Practice, "entry">): Promise<string[]> {
  const others = "DELETE FROM due_work WHERE organization_id <> ?1";
  await env.tenantDatabase(database).prepare(others).bind(id).run();
  const announced: string[] = [];
  for (let round = 0; round < 100; round += 1) {
    const done = await oneMessageOfDueWork(database);
    announced.push(...done.announced);
    if (!done.more) break;
  }
  return announced;
}

export interface KeptMail {
  recipient: string;
  subject: string;
  html: string;
  text: string;
  calendar: string | null;
}

async function rows<T>(practice: Practice, text: string, ...values: unknown[]): Promise<T[]> {
  const { db } = await asSystem(practice);
  return (await db.raw(text, db.organizationId, ...values).all<T & Record<string, unknown>>()).results;
}

export const mailsOf = (practice: Practice): Promise<KeptMail[]> =>
  rows(
    practice,
    "SELECT recipient, subject, html, text, calendar_file AS calendar FROM development_mail WHERE organization_id = ?1 ORDER BY id",
  );

/** The newest mail of the practice. */
export async function lastMail(practice: Practice): Promise<KeptMail> {
  const mail = (await mailsOf(practice)).at(-1);
  if (!mail) throw new Error("no mail was kept");
  return mail;
}

export const deliveriesOf = (practice: Practice, outboxId: string) =>
  rows<{ status: string; template: string; locale: string; attempts: number }>(
    practice,
    "SELECT status, template, locale, attempts FROM delivery WHERE organization_id = ?1 AND outbox_id = ?2",
    outboxId,
  );

export const outboxOf = async (practice: Practice, id: string) =>
  (
    await rows<{ status: string; attempts: number; due: number | null }>(
      practice,
      "SELECT status, attempts, (SELECT due_at FROM due_work d WHERE d.organization_id = ?1 AND d.kind = 'OUTBOX' AND d.id = o.id) AS due FROM outbox o WHERE o.organization_id = ?1 AND o.id = ?2",
      id,
    )
  )[0];
