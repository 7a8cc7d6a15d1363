import type { TenantDb } from "~/db/client.server";
import type { ShortChannel } from "~/outbox/mail-templates";
import { overtakenBy, type DeliveryStatus, type ReportedStatus } from "../../domain/mail/delivery-status";
import type { RecipientKind } from "~/outbox/mail-templates";

/** A message that is about to be handed over. */
export interface Claim {
  id: string;
  outboxId: string;
  channel: ShortChannel;
  template: string;
  locale: string;
  recipientKind: RecipientKind;
  recipientId: string;
  attempts: number;
  /** UTC ms. */
  at: number;
}

/** Whoever claimed a message and has not told what became of it by then has come to grief: somebody else may. */
const CLAIM_MS = 60_000;

/**
 * Services that send texts know no key by which they would take a message once. So it is claimed before it is handed
 * over: two consumers do not send it both, and what the service reports at once finds its row.
 */
const CLAIM = `INSERT INTO delivery (organization_id, id, outbox_id, channel, template, locale, recipient_kind, recipient_id, status, attempts, at)
SELECT ?1, ?2, o.id, ?4, ?5, ?6, ?7, ?8, 'QUEUED', ?9, ?10 FROM outbox o WHERE o.organization_id = ?1 AND o.id = ?3 AND o.status = 'PENDING'
ON CONFLICT (organization_id, outbox_id, channel) DO UPDATE SET at = ?10, attempts = ?9
WHERE delivery.status = 'QUEUED' AND delivery.provider_ref IS NULL AND delivery.at < ?11
RETURNING id`;

/** Claims a message; its delivery's id, or undefined where somebody else has it, or it was withdrawn. */
export async function claimDelivery(db: TenantDb, claim: Claim): Promise<string | undefined> {
  const { id, outboxId, channel, template, locale, recipientKind, recipientId, attempts, at } = claim;
  const found = await db
    .raw(
      CLAIM,
      db.organizationId,
      ...[id, outboxId, channel, template, locale, recipientKind, recipientId, attempts, at],
      at - CLAIM_MS,
    )
    .first<string>("id");
  return found ?? undefined;
}

/** Gives a claim back, so that the next try need not wait. */
export const releaseClaimStatement = (db: TenantDb, id: string): D1PreparedStatement =>
  db.raw(
    "UPDATE delivery SET at = at - ?3 WHERE organization_id = ?1 AND id = ?2 AND status = 'QUEUED' AND provider_ref IS NULL",
    db.organizationId,
    id,
    CLAIM_MS + 1,
  );

/**
 * How a row's message went over a channel: undefined where it was not begun, `open` while it may have to be handed
 * over.
 */
export async function deliveryOf(
  db: TenantDb,
  outboxId: string,
  channel: ShortChannel,
): Promise<{ status: DeliveryStatus; open: boolean } | undefined> {
  const found = await db
    .raw(
      "SELECT status, provider_ref AS ref FROM delivery WHERE organization_id = ?1 AND outbox_id = ?2 AND channel = ?3",
      db.organizationId,
      outboxId,
      channel,
    )
    .first<{ status: DeliveryStatus; ref: string | null }>();
  return found ? { status: found.status, open: found.status === "QUEUED" && found.ref === null } : undefined;
}

/** Writes what became of a claimed message. What was reported of it meanwhile stays. */
export const handedStatement = (
  db: TenantDb,
  id: string,
  { status, providerRef, reason }: { status: ReportedStatus; providerRef: string | null; reason: string | null },
): D1PreparedStatement =>
  db.raw(
    `UPDATE delivery SET status = CASE WHEN status = 'QUEUED' THEN ?3 ELSE status END, provider_ref = ?4, reason = coalesce(reason, ?5)
WHERE organization_id = ?1 AND id = ?2 AND provider_ref IS NULL`,
    db.organizationId,
    id,
    status,
    providerRef,
    reason,
  );

/** A report of a service: which message, over which channel, and what the service calls it. */
export interface Report {
  channel: "MAIL" | "SMS" | "WHATSAPP";
  /** Our own id of the delivery; null where the service reports by its name alone. */
  id: string | null;
  providerRef: string;
  status: ReportedStatus;
  reason: string | null;
}

/** Moves a message on as it was reported. One that has come further, or was never handed over so, stays as it is. */
export function reportStatement(db: TenantDb, { channel, id, providerRef, status, reason }: Report) {
  const named = id === null ? "provider_ref = ?4" : "id = ?7 AND (provider_ref IS NULL OR provider_ref = ?4)";
  return db.raw(
    `UPDATE delivery SET status = ?5, reason = ?6 WHERE organization_id = ?1 AND channel = ?2 AND ${named}
AND status IN (SELECT value FROM json_each(?3))`,
    db.organizationId,
    channel,
    JSON.stringify(overtakenBy(status)),
    providerRef,
    status,
    reason,
    ...(id === null ? [] : [id]),
  );
}

/** Whether there is such a message at all. */
export async function isKnown(
  db: TenantDb,
  { channel, id, providerRef }: Pick<Report, "channel" | "id" | "providerRef">,
) {
  const named = id === null ? "provider_ref = ?3" : "id = ?4 AND (provider_ref IS NULL OR provider_ref = ?3)";
  const found = await db
    .raw(
      `SELECT 1 AS found FROM delivery WHERE organization_id = ?1 AND channel = ?2 AND ${named}`,
      db.organizationId,
      channel,
      providerRef,
      ...(id === null ? [] : [id]),
    )
    .first("found");
  return found !== null;
}
