import { and, desc, eq, ne } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { nextLook } from "~/db/due-rows.server";
import { queueStatements } from "~/db/outbox-rows.server";
import { pick } from "~/db/pick.server";
import { marketingMessage } from "~/db/schema/notifications.server";
import { outboxEntry } from "~/outbox/outbox-entry";

/** A message to all who have consented. Instants in UTC ms. */
export interface MarketingMessage {
  id: string;
  subject: string;
  text: string;
  state: "DRAFT" | "SENDING" | "SENT";
  createdAt: number;
  cursor: string;
  /** For how many patients it was queued so far. */
  queued: number;
}

const { id, subject, text, state, createdAt, cursor, queued } = marketingMessage;
const columns = { id, subject, text, state, createdAt, cursor, queued };

export async function readMarketing(db: TenantDb, wanted: string): Promise<MarketingMessage | undefined> {
  const [found] = await db.orm
    .select(pick(columns))
    .from(marketingMessage)
    .where(and(db.own(marketingMessage), eq(id, wanted)));
  return found;
}

/** The newest messages that were sent, or are being sent. */
export const listMarketing = (db: TenantDb, limit: number): Promise<MarketingMessage[]> =>
  db.orm
    .select(pick(columns))
    .from(marketingMessage)
    .where(and(db.own(marketingMessage), ne(state, "DRAFT")))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);

/** Keeps a draft; one that is being sent stays as it is, and changes no row. */
export const draftStatement = (
  db: TenantDb,
  draft: { id: string; subject: string; text: string; createdBy: string; at: number },
): D1PreparedStatement =>
  db.raw(
    `INSERT INTO marketing_message (organization_id, id, subject, text, state, created_by, created_at)
VALUES (?1, ?2, ?3, ?4, 'DRAFT', ?5, ?6)
ON CONFLICT (organization_id, id) DO UPDATE SET subject = ?3, text = ?4 WHERE marketing_message.state = 'DRAFT'`,
    db.organizationId,
    draft.id,
    draft.subject,
    draft.text,
    draft.createdBy,
    draft.at,
  );

/** Begins to send a draft. */
export const beginStatement = (db: TenantDb, wanted: string, at: number): D1PreparedStatement =>
  db.raw(
    "UPDATE marketing_message SET state = 'SENDING', created_at = ?3 WHERE organization_id = ?1 AND id = ?2 AND state = 'DRAFT'",
    db.organizationId,
    wanted,
    at,
  );

/** Moves a message on past a batch; it changes no row where somebody has done this batch meanwhile. */
export const advanceStatement = (
  db: TenantDb,
  { id: wanted, cursor: from }: Pick<MarketingMessage, "id" | "cursor">,
  batch: { cursor: string; count: number; ended: boolean; at: number },
): D1PreparedStatement =>
  db.raw(
    `UPDATE marketing_message SET cursor = ?4, queued = queued + ?5, state = CASE WHEN ?6 THEN 'SENT' ELSE state END,
ended_at = CASE WHEN ?6 THEN ?7 END WHERE organization_id = ?1 AND id = ?2 AND cursor = ?3 AND state = 'SENDING'`,
    db.organizationId,
    wanted,
    from,
    batch.cursor,
    batch.count,
    batch.ended ? 1 : 0,
    batch.at,
  );

/**
 * Asks for the mails of a batch: a row of the outbox each, named after message and patient, that due work announces.
 */
export const queueMarketingStatements = (
  db: TenantDb,
  messageId: string,
  patients: readonly string[],
  at: number,
): D1PreparedStatement[] =>
  queueStatements(
    db,
    patients.map((patientId) => {
      const to = { kind: "PATIENT", id: patientId } as const;
      const payload = { messageId, patientId, to, template: "marketing" } as const;
      return outboxEntry({ now: at }, "marketing", payload, { id: `marketing:${messageId}:${patientId}` });
    }),
    at,
  );

/** Puts the next batch off to `next`, or takes the work off the list where there is none. */
export const nextBatchStatement = (
  db: TenantDb,
  item: { id: string; dueAt: number },
  next: number | null,
): D1PreparedStatement => nextLook(db, { kind: "MARKETING", ...item }, next);
