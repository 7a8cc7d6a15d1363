import { createExecutionContext, createMessageBatch, getQueueResult } from "cloudflare:test";
import { env as bindings } from "cloudflare:workers";
import { vi } from "vitest";
import { z } from "zod";
import { commit } from "~/db/commit.server";
import { uuidv7 } from "~/kernel/ids";
import { consume } from "../../../workers/queues/consume";
import { faultyDatabase, type Fault } from "../support/faults";
import { openPractice } from "../support/organization";
import type { Practice } from "../scheduling/scene";
import { asSystem, givenMailedAppointment } from "./scene";

/** Numbers below a bound that follow from a seed (Lehmer, 48271 modulo 2^31 - 1). */
export function randomFrom(seed: number): (below: number) => number {
  let state = (seed % 2_147_483_646) + 1;
  return (below) => (state = (state * 48_271) % 2_147_483_647) % below;
}

const shuffled = <T>(items: readonly T[], random: (below: number) => number): T[] => {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = random(last + 1);
    [mixed[last], mixed[other]] = [mixed[other] as T, mixed[last] as T];
  }
  return mixed;
};

const posted = z.object({ to: z.array(z.string()), subject: z.string() });

/**
 * A mail service that fails at random: it refuses, does not answer and has taken nothing, or takes the mail and its
 * answer is lost. Like the real ones it knows by the idempotency key what it has taken before, and sends that once.
 */
export function flakyMailService(random: (below: number) => number) {
  const sent = new Map<string, string>();
  let asked = 0;
  const answer = async (_to: string, init: RequestInit): Promise<Response> => {
    asked += 1;
    const key = new Headers(init.headers).get("idempotency-key") ?? "";
    const luck = random(100);
    if (luck < 12) return new Response("", { status: 503 });
    if (luck < 20) throw new DOMException("the service does not answer", "TimeoutError");
    if (!sent.has(key)) sent.set(key, posted.parse(JSON.parse(String(init.body))).to.join());
    if (luck < 35) throw new DOMException("the answer was lost", "TimeoutError");
    return Response.json({ id: key });
  };
  return { sent, answer, asked: () => asked };
}

const BATCH = 10;

/** The outbox rows of so many mails: mostly about an account, every twentieth about an appointment. */
async function askFor(practice: Practice, messages: number): Promise<string[]> {
  const ids: string[] = [];
  for (let asked = 0; asked < messages; asked += BATCH) {
    const appointmentId = asked % 20 === 0 ? await givenMailedAppointment(practice) : undefined;
    const context = await asSystem(practice);
    const outbox = Array.from({ length: Math.min(BATCH, messages - asked) }, (_, index) => {
      const about = index === 0 && appointmentId !== undefined;
      const to = about
        ? { kind: "PATIENT", id: practice.ids.patient }
        : { kind: "USER", id: practice.ids[index % 2 === 0 ? "patientUser" : "doctorUser"] };
      const template = about ? "appointment.confirmed" : "account.exists";
      return {
        id: uuidv7(context.now),
        topic: "mail" as const,
        payload: { template, to, ...(about ? { appointmentId } : {}) },
      };
    });
    await commit(context, { audit: [{ action: "test", subjectKind: "test" }], outbox, result: null });
    ids.push(...outbox.map(({ id }) => id));
  }
  return ids;
}

interface Handed {
  outboxId: string;
  attempts: number;
}

const FAULTS: readonly Fault[] = [{ kind: "before" }, { kind: "lost-answer" }];

/** Hands messages to the consumer over a database that fails now and then; gives those that come again. */
async function handOver(
  { entry }: Practice,
  messages: readonly Handed[],
  { random, more }: { random: (below: number) => number; more: Record<string, unknown> },
): Promise<Handed[]> {
  const sent = messages.map(({ outboxId, attempts }) => ({
    id: crypto.randomUUID(),
    timestamp: new Date(),
    attempts,
    body: { organizationId: entry.id, outboxId, requestId: "round" },
  }));
  const fault = random(4) === 0 ? FAULTS[random(2)] : undefined;
  const database = fault && { TENANT_DB_0: faultyDatabase(bindings.TENANT_DB_0, fault, 2 + random(4)) };
  const batch = createMessageBatch("notifications", sent);
  const execution = createExecutionContext();
  await consume(batch, { ...bindings, ...more, ...database }, execution);
  const { retryMessages } = await getQueueResult(batch, execution);
  const again = new Set(retryMessages.map(({ msgId }) => msgId));
  return messages
    .filter((_, index) => again.has(sent[index]?.id ?? ""))
    .map(({ outboxId, attempts }) => ({ outboxId, attempts: attempts + 1 }));
}

export const PRODUCTION = {
  ENVIRONMENT: "production",
  MAIL_FROM: "visits@platform.example",
  MAIL_HTTP_URL: "https://mails.service.example/emails",
  MAIL_HTTP_TOKEN: "of-the-service",
};

export interface RoundOutcome {
  asked: string[];
  /** Outbox rows by what became of them, and deliveries by outbox row. */
  states: Record<string, number>;
  deliveries: string[];
  /** Mails that the service has sent, by their key; how often it was asked. */
  sent: string[];
  askedService: number;
  /** Mails that the development outbox has. */
  kept: number;
  handed: number;
}

/** Messages, each handed over one to five times in random order, and again for as long as it asks for it. */
export async function deliverAll(
  practice: Practice,
  ids: readonly string[],
  random: (below: number) => number,
  more = {},
  /** What passes before those that ask for it are handed over again. */
  between: () => void = () => undefined,
) {
  let handed = 0;
  let waiting = shuffled(
    ids.flatMap((outboxId) => Array.from({ length: 1 + random(5) }, () => ({ outboxId, attempts: 1 }))),
    random,
  );
  while (waiting.length > 0) {
    const again: Handed[] = [];
    for (let at = 0; at < waiting.length; at += 2 * BATCH) {
      // Two consumers at one moment, as a queue has several.
      const halves = [waiting.slice(at, at + BATCH), waiting.slice(at + BATCH, at + 2 * BATCH)];
      const tried = await Promise.all(halves.map((half) => handOver(practice, half, { random, more })));
      again.push(...tried.flat());
    }
    handed += waiting.length;
    if (handed > 60 * ids.length) throw new Error(`${again.length} messages never end`);
    waiting = shuffled(again, random);
    between();
  }
  return handed;
}

/**
 * So many notifications: half to the development outbox, half to a mail service over HTTP that fails at random, both
 * over a database that throws before or after it committed.
 */
export async function notificationRound({ messages, seed }: { messages: number; seed: number }): Promise<RoundOutcome> {
  const random = randomFrom(seed);
  const practice = await openPractice();
  const { db } = await asSystem(practice);
  const own = db.organizationId;
  // Of a domain that somebody could have: what goes to a reserved one is held back in production.
  await db.raw("UPDATE user SET email = id || '@their-own-domain.eu' WHERE organization_id = ?1", own).run();
  await db.raw("UPDATE patient SET email = 'patient@their-own-domain.eu' WHERE organization_id = ?1", own).run();
  const asked = await askFor(practice, messages);
  const half = Math.floor(asked.length / 2);
  const service = flakyMailService(random);
  vi.stubGlobal("fetch", service.answer);
  vi.spyOn(console, "log").mockImplementation(() => undefined);
  try {
    const byService = await deliverAll(practice, asked.slice(half), random, PRODUCTION);
    const kept = await deliverAll(practice, asked.slice(0, half), random);
    return { ...(await stored(practice)), asked, ...counted(service), handed: byService + kept };
  } finally {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  }
}

const counted = ({ sent, asked }: ReturnType<typeof flakyMailService>) => ({
  sent: [...sent.keys()],
  askedService: asked(),
});

async function stored(practice: Practice) {
  const { db } = await asSystem(practice);
  const own = db.organizationId;
  const rows = await db
    .raw(
      "SELECT status, count(*) AS count FROM outbox WHERE organization_id = ?1 AND topic = 'mail' GROUP BY status",
      own,
    )
    .all<{ status: string; count: number }>();
  const deliveries = await db
    .raw("SELECT outbox_id AS id FROM delivery WHERE organization_id = ?1 AND status = 'SENT'", own)
    .all<{ id: string }>();
  const kept = await db
    .raw("SELECT count(*) AS count FROM development_mail WHERE organization_id = ?1", own)
    .first<number>("count");
  return {
    states: Object.fromEntries(rows.results.map(({ status, count }) => [status, count])),
    deliveries: deliveries.results.map(({ id }) => id),
    kept: kept ?? 0,
  };
}
