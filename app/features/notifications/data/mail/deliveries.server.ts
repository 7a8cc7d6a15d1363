import type { TenantDb } from "~/db/client.server";
import type { RecipientKind } from "~/outbox/mail-templates";

/** One mail to one receiver, and how it went. */
export interface NewDelivery {
  id: string;
  outboxId: string;
  template: string;
  locale: string;
  recipientKind: RecipientKind;
  recipientId: string;
  status: "SENT" | "FAILED";
  /** Why it failed. */
  reason: string | null;
  /** What the service knows it by. */
  providerRef: string | null;
  attempts: number;
  /** UTC ms. */
  at: number;
}

/**
 * Only while the outbox row is still to be done: one that was withdrawn meanwhile leaves no row, and changes nothing.
 */
const INSERT = `INSERT INTO delivery (organization_id, id, outbox_id, channel, template, locale, recipient_kind, recipient_id, status, attempts, at, reason, provider_ref)
SELECT ?1, ?2, o.id, 'MAIL', ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12 FROM outbox o WHERE o.organization_id = ?1 AND o.id = ?3 AND o.status = 'PENDING'`;

export function insertDeliveryStatement(db: TenantDb, row: NewDelivery): D1PreparedStatement {
  const { id, outboxId, template, locale, recipientKind, recipientId, status, attempts, at, reason } = row;
  return db.raw(
    INSERT,
    db.organizationId,
    id,
    outboxId,
    template,
    locale,
    recipientKind,
    recipientId,
    status,
    attempts,
    at,
    reason,
    row.providerRef,
  );
}

/** Whether this outbox row's mail was handed over before. */
export async function wasDelivered(db: TenantDb, outboxId: string): Promise<boolean> {
  const found = await db
    .raw(
      "SELECT 1 AS found FROM delivery WHERE organization_id = ?1 AND outbox_id = ?2 AND channel = 'MAIL'",
      db.organizationId,
      outboxId,
    )
    .first("found");
  return found !== null;
}
