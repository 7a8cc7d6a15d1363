import { and, desc, eq, inArray, isNotNull, isNull, ne, or, sql } from "drizzle-orm";
import { z } from "zod";
import type { TenantDb } from "~/db/client.server";
import { letterResentStatement } from "~/db/dead-letter-rows.server";
import { pick } from "~/db/pick.server";
import { delivery } from "~/db/schema/notifications.server";
import { deadLetter, outbox } from "~/db/schema/platform.server";
import type { BackMark, BackWanted } from "~/kernel/time/back-page";
import type { Channel } from "../../domain/preferences/channel";
import type { DeliveryStatus } from "../../domain/mail/delivery-status";
import type { SentMessage } from "../../domain/mail/send-again-rule";

/** The topics of the outbox that are messages. */
const MESSAGE_TOPICS = ["mail", "short", "marketing"];

/** A row that is only claimed tells of nothing yet; what no try could send is among the dead letters. */
const WAS_HANDED_OVER = or(ne(delivery.status, "QUEUED"), isNotNull(delivery.providerRef));

/** One message, as the administrator sees it. Instants in UTC ms. */
export interface DeliveryRow {
  id: string;
  channel: Channel;
  template: string;
  recipientKind: "PATIENT" | "EMPLOYEE" | "USER";
  recipientId: string;
  status: DeliveryStatus;
  /** Why it failed: a word of ours, or the service's code. */
  reason: string | null;
  attempts: number;
  at: number;
  resentAt: number | null;
  /** Whether what it was to tell is known still. */
  known: boolean;
  /** The appointment that it was about; null if it was about none. */
  appointmentId: string | null;
}

/** Which messages are listed; null is no choice. */
export interface DeliveryFilter {
  channel: Channel | null;
  status: DeliveryStatus | null;
  template: string | null;
  /** Who got it: patients by their ids, and by their accounts'. */
  recipientIds: readonly string[] | null;
  /** UTC ms, the first included, the last not. */
  from: number | null;
  until: number | null;
}

/** A page of them: before an id and from one on, of the newest first. Ids ascend with time. */
export interface DeliveryPage {
  size: number;
  before: string | null;
  from: string | null;
}

/**
 * A filtered page looks at so many messages, however few of them are like it, so that it never reads through all that
 * a large organization has sent; the next page goes on from there.
 */
const MOST_LOOKED_AT = 2_000;
/** Ids and instants of a message may be so far apart. */
const APART_MS = 60_000;

/** What an id of an instant begins with (UUIDv7). */
function idAt(at: number): string {
  const hex = Math.max(0, at).toString(16).padStart(12, "0");
  return `${hex.slice(0, 8)}-${hex.slice(8)}`;
}

/** A row that is only claimed tells of nothing yet; what no try could send is among the dead letters. */
const LISTED = `m.organization_id = ?1 AND (m.status <> 'QUEUED' OR m.provider_ref IS NOT NULL)
AND (?4 IS NULL OR m.channel = ?4) AND (?5 IS NULL OR m.status = ?5) AND (?6 IS NULL OR m.template = ?6)
AND m.at >= ?7 AND m.at < ?8`;
const OF_ALL = `SELECT * FROM delivery m WHERE ${LISTED} AND m.id < ?2 AND m.id >= ?3 ORDER BY m.id DESC LIMIT ?9`;
/** The plus keeps the database to what each of them got, which an index of receivers holds. */
const OF_RECEIVERS = `SELECT * FROM delivery m WHERE ${LISTED} AND +m.id < ?2 AND +m.id >= ?3
AND m.recipient_id IN (SELECT value FROM json_each(?10)) ORDER BY +m.id DESC LIMIT ?9`;

/** What each message was to tell stands beside it. */
const rowsOf = (
  messages: string,
) => `SELECT d.id, d.channel, d.template, d.recipient_kind AS "recipientKind", d.recipient_id AS "recipientId",
d.status, d.reason, d.attempts, d.at, d.resent_at AS "resentAt", o.id IS NOT NULL AS known,
json_extract(o.payload, '$.appointmentId') AS "appointmentId"
FROM (${messages}) d LEFT JOIN outbox o ON o.organization_id = ?1 AND o.id = d.outbox_id ORDER BY d.id DESC`;

type Stored = Omit<DeliveryRow, "known"> & { known: number };

/** Whether the page looks at messages that it does not list. */
export const leavesOut = ({ channel, status, template, recipientIds }: DeliveryFilter): boolean =>
  recipientIds === null && (channel !== null || status !== null || template !== null);

/** Where the messages of a filter's days begin and end, by their ids. */
const idsOfDays = ({ from, until }: DeliveryFilter, before: string | null) => {
  const end = until === null ? null : idAt(until + APART_MS);
  return {
    first: from === null ? "" : idAt(from - APART_MS),
    before: end !== null && (before === null || end < before) ? end : (before ?? "~"),
  };
};

/** A page of messages, the newest first. */
export async function listDeliveries(db: TenantDb, filter: DeliveryFilter, page: DeliveryPage): Promise<DeliveryRow[]> {
  const { channel, status, template, recipientIds, from, until } = filter;
  const ids = idsOfDays(filter, page.before);
  const first = page.from !== null && page.from > ids.first ? page.from : ids.first;
  const values = [
    ...[db.organizationId, ids.before, first, channel, status, template],
    ...[from ?? 0, until ?? Number.MAX_SAFE_INTEGER, page.size],
  ];
  const asked =
    recipientIds === null
      ? db.raw(rowsOf(OF_ALL), ...values)
      : db.raw(rowsOf(OF_RECEIVERS), ...values, JSON.stringify(recipientIds));
  const { results } = await asked.all<Stored>();
  return results.map(({ known, ...row }) => ({ ...row, known: known === 1 }));
}

/** The id of the last message that a filtered page looks at; null where it looks at all there are. */
export async function lastLookedAt(
  db: TenantDb,
  filter: DeliveryFilter,
  before: string | null,
): Promise<string | null> {
  const ids = idsOfDays(filter, before);
  const { results } = await db
    .raw(
      "SELECT id FROM delivery WHERE organization_id = ?1 AND id < ?2 AND id >= ?4 ORDER BY id DESC LIMIT 2 OFFSET ?3",
      db.organizationId,
      ids.before,
      MOST_LOOKED_AT - 1,
      ids.first,
    )
    .all<{ id: string }>();
  const [last, older] = results;
  return last && older ? last.id : null;
}

/** A message that no try could send and nobody has sent again. */
export interface DeadLine {
  id: string;
  channel: Channel;
  template: string;
  recipientKind: string;
  failedAt: number;
}

const DEAD = `SELECT l.id, coalesce(json_extract(l.payload, '$.channel'), 'MAIL') AS channel,
coalesce(json_extract(l.payload, '$.template'), '') AS template,
coalesce(json_extract(l.payload, '$.to.kind'), '') AS "recipientKind", l.failed_at AS "failedAt"
FROM dead_letter l WHERE l.organization_id = ?1 AND l.resent_at IS NULL
AND l.topic IN (SELECT value FROM json_each(?2))
AND (?3 IS NULL OR coalesce(json_extract(l.payload, '$.channel'), 'MAIL') = ?3)
AND (?4 IS NULL OR json_extract(l.payload, '$.template') = ?4)
AND l.failed_at >= ?5 AND l.failed_at < ?6 ORDER BY l.id DESC LIMIT ?7`;

/** The newest messages that no try could send. */
export async function listDead(
  db: TenantDb,
  limit: number,
  { channel, template, from, until }: DeliveryFilter,
): Promise<DeadLine[]> {
  const days = [from ?? 0, until ?? Number.MAX_SAFE_INTEGER];
  const asked = db.raw(DEAD, db.organizationId, JSON.stringify(MESSAGE_TOPICS), channel, template, ...days, limit);
  return (await asked.all<DeadLine>()).results;
}

/** A message to a patient where it stands in time, and the appointment that it was about, where it was about one. */
export interface MessageRow extends BackMark {
  channel: Channel;
  template: string;
  status: DeliveryStatus;
  appointmentId: string | null;
}

/** What was sent to a patient, or to their account, before a place in time, the newest first. */
export const messagesBeforeStatement = (
  db: TenantDb,
  to: { kind: "PATIENT" | "USER"; id: string },
  { before, most }: BackWanted,
): PromiseLike<MessageRow[]> =>
  db.orm
    .select(
      pick({
        id: delivery.id,
        at: delivery.at,
        channel: delivery.channel,
        template: delivery.template,
        status: delivery.status,
        appointmentId: sql<string | null>`json_extract(${outbox.payload}, '$.appointmentId')`,
      }),
    )
    .from(delivery)
    .leftJoin(outbox, and(eq(outbox.organizationId, delivery.organizationId), eq(outbox.id, delivery.outboxId)))
    .where(
      and(
        ...[db.own(delivery), eq(delivery.recipientId, to.id), eq(delivery.recipientKind, to.kind)],
        ...[WAS_HANDED_OVER, sql`(${delivery.at}, ${delivery.id}) < (${before.at}, ${before.id})`],
      ),
    )
    .orderBy(desc(delivery.at), desc(delivery.id))
    .limit(most);

/** How many there are, counted up to `most`. */
export async function countDead(db: TenantDb, most: number): Promise<number> {
  const found = await db.orm
    .select(pick({ id: deadLetter.id }))
    .from(deadLetter)
    .where(and(db.own(deadLetter), inArray(deadLetter.topic, MESSAGE_TOPICS), isNull(deadLetter.resentAt)))
    .limit(most);
  return found.length;
}

const payloadSchema = z.record(z.string(), z.unknown());

/** Of which kind a message is that is to be sent again. */
export type ResendWhich = "dead" | "failed" | "sent";

/**
 * What a dead letter, or a message that failed or went out, was to tell, and how a message went; undefined where there
 * is none of that id.
 */
export async function payloadToResend(
  db: TenantDb,
  which: ResendWhich,
  id: string,
): Promise<{ topic: string; payload: Record<string, unknown>; sent: SentMessage | null } | undefined> {
  const [found] =
    which === "dead"
      ? await db.orm
          .select(
            pick({
              topic: deadLetter.topic,
              payload: deadLetter.payload,
              template: sql<null>`NULL`,
              status: sql<null>`NULL`,
              resentAt: sql<null>`NULL`,
            }),
          )
          .from(deadLetter)
          .where(and(db.own(deadLetter), eq(deadLetter.id, id), inArray(deadLetter.topic, MESSAGE_TOPICS)))
      : await db.orm
          .select(
            pick({
              topic: outbox.topic,
              payload: outbox.payload,
              template: delivery.template,
              status: delivery.status,
              resentAt: delivery.resentAt,
            }),
          )
          .from(delivery)
          .innerJoin(outbox, and(eq(outbox.organizationId, delivery.organizationId), eq(outbox.id, delivery.outboxId)))
          .where(and(db.own(delivery), eq(delivery.id, id)));
  if (!found) return undefined;
  const { topic, template, status, resentAt } = found;
  const sent = template === null || status === null ? null : { template, status, resentAt };
  return { topic, payload: payloadSchema.parse(found.payload), sent };
}

const RESENT: Readonly<Record<Exclude<ResendWhich, "dead">, string>> = {
  failed: `UPDATE delivery SET status = 'RESENT', resent_at = ?3
WHERE organization_id = ?1 AND id = ?2 AND status = 'FAILED' AND resent_at IS NULL`,
  sent: `UPDATE delivery SET resent_at = ?3
WHERE organization_id = ?1 AND id = ?2 AND status IN ('SENT', 'DELIVERED') AND resent_at IS NULL`,
};

/** Marks it as sent again; it changes no row where somebody was faster, or it went otherwise meanwhile. */
export const resentStatement = (db: TenantDb, which: ResendWhich, id: string, at: number): D1PreparedStatement =>
  which === "dead" ? letterResentStatement(db, id, at) : db.raw(RESENT[which], db.organizationId, id, at);
