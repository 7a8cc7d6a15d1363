import { and, desc, eq, gte, inArray, isNotNull, isNull, lt, ne, or, sql } from "drizzle-orm";
import { z } from "zod";
import type { TenantDb } from "~/db/client.server";
import { letterResentStatement } from "~/db/dead-letter-rows.server";
import { pick } from "~/db/pick.server";
import { delivery } from "~/db/schema/notifications.server";
import { deadLetter, outbox } from "~/db/schema/platform.server";
import type { BackMark, BackWanted } from "~/kernel/time/back-page";
import type { Channel } from "../../domain/preferences/channel";
import type { DeliveryStatus } from "../../domain/mail/delivery-status";

/** The topics of the outbox that are messages. */
const TOPICS = ["mail", "short", "marketing"];

/** A row that is only claimed tells of nothing yet; what no try could send is among the dead letters. */
const WAS_HANDED_OVER = or(ne(delivery.status, "QUEUED"), isNotNull(delivery.providerRef));

/** One message, as the administrator sees it. `at` in UTC ms. */
export interface DeliveryLine {
  id: string;
  channel: Channel;
  template: string;
  recipientKind: string;
  status: DeliveryStatus;
  /** Why it failed: a word of ours, or the service's code. */
  reason: string | null;
  attempts: number;
  at: number;
}

/** Which messages are listed: of one channel, or those that failed. */
export interface DeliveryFilter {
  channel: Channel | null;
  failed: boolean;
}

/**
 * A filtered page looks at so many messages, however few of them are like it, so that it never reads through all that
 * a large organization has sent; the next page goes on from there.
 */
const MOST_LOOKED_AT = 2_000;

const columns = pick({
  id: delivery.id,
  channel: delivery.channel,
  template: delivery.template,
  recipientKind: delivery.recipientKind,
  status: delivery.status,
  reason: delivery.reason,
  attempts: delivery.attempts,
  at: delivery.at,
});

/** The newest first, those before `before` and from `from` on (ids) where given. Ids ascend with time. */
export const listDeliveries = (
  db: TenantDb,
  limit: number,
  { before, from, channel, failed }: DeliveryFilter & { before: string | null; from: string | null },
): Promise<DeliveryLine[]> =>
  db.orm
    .select(columns)
    .from(delivery)
    .where(
      and(
        db.own(delivery),
        WAS_HANDED_OVER,
        before === null ? undefined : lt(delivery.id, before),
        from === null ? undefined : gte(delivery.id, from),
        channel === null ? undefined : eq(delivery.channel, channel),
        failed ? eq(delivery.status, "FAILED") : undefined,
      ),
    )
    .orderBy(desc(delivery.id))
    .limit(limit);

/** The id of the last message that a filtered page looks at; null where it looks at all there are. */
export async function lastLookedAt(db: TenantDb, before: string | null): Promise<string | null> {
  const { results } = await db
    .raw(
      "SELECT id FROM delivery WHERE organization_id = ?1 AND id < ?2 ORDER BY id DESC LIMIT 2 OFFSET ?3",
      db.organizationId,
      before ?? "~",
      MOST_LOOKED_AT - 1,
    )
    .all<{ id: string }>();
  const [last, older] = results;
  return last && older ? last.id : null;
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

/** A message that no try could send and nobody has sent again. */
export interface DeadLine {
  id: string;
  channel: Channel;
  template: string;
  recipientKind: string;
  failedAt: number;
}

const DEAD_CHANNEL = sql<Channel>`coalesce(json_extract(${deadLetter.payload}, '$.channel'), 'MAIL')`;

export const listDead = (db: TenantDb, limit: number, channel: Channel | null): Promise<DeadLine[]> =>
  db.orm
    .select(
      pick({
        id: deadLetter.id,
        channel: DEAD_CHANNEL,
        template: sql<string>`coalesce(json_extract(${deadLetter.payload}, '$.template'), '')`,
        recipientKind: sql<string>`coalesce(json_extract(${deadLetter.payload}, '$.to.kind'), '')`,
        failedAt: deadLetter.failedAt,
      }),
    )
    .from(deadLetter)
    .where(
      and(
        db.own(deadLetter),
        inArray(deadLetter.topic, TOPICS),
        isNull(deadLetter.resentAt),
        channel === null ? undefined : eq(DEAD_CHANNEL, channel),
      ),
    )
    .orderBy(desc(deadLetter.id))
    .limit(limit);

/** How many there are, counted up to `most`. */
export async function countDead(db: TenantDb, most: number): Promise<number> {
  const found = await db.orm
    .select(pick({ id: deadLetter.id }))
    .from(deadLetter)
    .where(and(db.own(deadLetter), inArray(deadLetter.topic, TOPICS), isNull(deadLetter.resentAt)))
    .limit(most);
  return found.length;
}

const payloadSchema = z.record(z.string(), z.unknown());

/**
 * What a dead letter, or a delivery that failed, was to tell; undefined where there is none of that id to send again.
 */
export async function payloadToResend(
  db: TenantDb,
  which: "dead" | "failed",
  id: string,
): Promise<{ topic: string; payload: Record<string, unknown> } | undefined> {
  const [found] =
    which === "dead"
      ? await db.orm
          .select(pick({ topic: deadLetter.topic, payload: deadLetter.payload }))
          .from(deadLetter)
          .where(and(db.own(deadLetter), eq(deadLetter.id, id), inArray(deadLetter.topic, TOPICS)))
      : await db.orm
          .select(pick({ topic: outbox.topic, payload: outbox.payload }))
          .from(delivery)
          .innerJoin(outbox, and(eq(outbox.organizationId, delivery.organizationId), eq(outbox.id, delivery.outboxId)))
          .where(and(db.own(delivery), eq(delivery.id, id)));
  return found && { topic: found.topic, payload: payloadSchema.parse(found.payload) };
}

const RESENT = "UPDATE delivery SET status = 'RESENT' WHERE organization_id = ?1 AND id = ?2 AND status = 'FAILED'";

/** Marks it as sent again; it changes no row where somebody was faster, or it had not failed. */
export const resentStatement = (db: TenantDb, which: "dead" | "failed", id: string, at: number): D1PreparedStatement =>
  which === "dead" ? letterResentStatement(db, id, at) : db.raw(RESENT, db.organizationId, id);
