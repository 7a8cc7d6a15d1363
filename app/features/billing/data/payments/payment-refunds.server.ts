import type { CommitContext } from "~/db/commit.server";
import type { TenantDb } from "~/db/client.server";
import type { RefundStatus } from "../../domain/payments/payment";

/** A part of an online payment that its gateway was asked to give back; the amount in the currency's minor unit. */
export interface PaymentRefundRow {
  id: string;
  amountMinor: number;
  reason: string;
  status: RefundStatus;
  /** 1 where what goes back before its appointment is charged is still owed, and not waived. */
  isStillOwed: number;
  /** UTC ms. */
  at: number;
  actorKind: string;
  actorId: string | null;
}

const READ = `SELECT id, amount_minor AS "amountMinor", reason, status, is_still_owed AS "isStillOwed", at, actor_kind AS "actorKind", actor_id AS "actorId"
FROM payment_refund WHERE organization_id = ?1 AND payment_id = ?2 ORDER BY at, id`;
/** Of two who ask at once, the unique key refuses the second; nor is more asked for than is left. */
const ASK = `INSERT INTO payment_refund (organization_id, id, payment_id, amount_minor, reason, status, is_still_owed, at, actor_kind, actor_id)
SELECT ?1, ?2, y.id, ?4, ?5, 'REQUESTED', ?10, ?6, ?7, ?8 FROM payment y
WHERE y.organization_id = ?1 AND y.id = ?3 AND y.status = 'PAID' AND y.review IS NOT 'REFUND_REQUESTED'
AND y.refunded_minor = ?9 AND y.refunded_minor + ?4 <= y.amount_minor`;
const END = "UPDATE payment_refund SET status = ?3 WHERE organization_id = ?1 AND id = ?2 AND status = 'REQUESTED'";
const ADD = `UPDATE payment SET refunded_minor = refunded_minor + ?3, status = CASE WHEN refunded_minor + ?3 = amount_minor THEN 'REFUNDED' ELSE status END,
refunded_at = CASE WHEN refunded_minor + ?3 = amount_minor THEN ?4 ELSE refunded_at END,
review = CASE WHEN refunded_minor + ?3 = amount_minor THEN NULL ELSE review END WHERE organization_id = ?1 AND id = ?2`;

/** What was asked to go back of a payment in parts, in the order of time. */
export const paymentRefunds = async (db: TenantDb, paymentId: string): Promise<PaymentRefundRow[]> =>
  (await db.raw(READ, db.organizationId, paymentId).all<PaymentRefundRow & Record<string, unknown>>()).results;

/** What happened to all that was left of a payment at once, by the books. */
export interface WholeRefundRow {
  id: string;
  at: number;
  kind: "REFUND_REQUESTED" | "REFUND_REFUSED" | "REFUND";
  amountMinor: number;
  reason: string;
  actorKind: string;
  actorId: string | null;
}

/** Reasons of before were marks, which say nothing to anyone. */
const WHOLE = `SELECT e.id, e.at, e.kind, iif(e.reason IN ('byHand', 'opening'), '', e.reason) AS reason, max(abs(l.amount_minor)) AS "amountMinor", e.actor_kind AS "actorKind",
e.actor_id AS "actorId" FROM ledger_entry e
CROSS JOIN ledger_line l ON l.organization_id = ?1 AND l.entry_id = e.id WHERE e.organization_id = ?1 AND e.payment_id = ?2
AND e.kind IN ('REFUND_REQUESTED', 'REFUND_REFUSED', 'REFUND') AND instr(e.source_key, ':refund:') = 0
GROUP BY e.id ORDER BY e.at, e.id`;

/** That a whole payment was asked back, refused or given back, in the order of time. */
export const wholeRefunds = async (db: TenantDb, paymentId: string): Promise<WholeRefundRow[]> =>
  (await db.raw(WHOLE, db.organizationId, paymentId).all<WholeRefundRow & Record<string, unknown>>()).results;

/**
 * The conditional write that a part is to go back: no row where that much is not left, or other parts went back since
 * `refundedMinor` was read.
 */
export const askRefundStatement = (
  { db, now, auditActor }: CommitContext,
  refund: {
    id: string;
    paymentId: string;
    amountMinor: number;
    reason: string;
    isStillOwed: number;
    refundedMinor: number;
  },
) =>
  db.raw(
    ASK,
    ...[db.organizationId, refund.id, refund.paymentId, refund.amountMinor, refund.reason, now],
    ...[auditActor.kind, auditActor.id, refund.refundedMinor, refund.isStillOwed],
  );

/** The conditional write of what came of it. */
export const endRefundStatement = ({ db }: CommitContext, id: string, status: "DONE" | "REFUSED") =>
  db.raw(END, db.organizationId, id, status);

const ASK_WHOLE = `INSERT INTO payment_refund (organization_id, id, payment_id, amount_minor, reason, status, is_still_owed, at, actor_kind, actor_id)
SELECT ?1, y.id, y.id, y.amount_minor - y.refunded_minor, ?3, 'REQUESTED', ?4, ?5, ?6, ?7 FROM payment y
WHERE y.organization_id = ?1 AND y.id = ?2 AND y.status IN ('PAID', 'UNCLEAR') AND y.review IS NOT 'REFUND_REQUESTED'
ON CONFLICT DO NOTHING`;
const KNOWN =
  "DELETE FROM payment_refund WHERE organization_id = ?1 AND id = ?2 AND payment_id = ?2 AND status = 'REQUESTED'";

/**
 * The conditional write that all that is left of a payment is asked back; no row where anything of it is asked back
 * already. It has the payment's own id, by which the gateway knows the refund.
 */
export const wholeAskedStatement = (
  { db, now, auditActor }: CommitContext,
  paymentId: string,
  { reason, stillOwes }: { reason: string; stillOwes: boolean },
) => db.raw(ASK_WHOLE, db.organizationId, paymentId, reason, stillOwes ? 1 : 0, now, auditActor.kind, auditActor.id);

/** It is known what came of it: the payment itself says it. */
export const wholeKnownStatement = ({ db }: CommitContext, paymentId: string) =>
  db.raw(KNOWN, db.organizationId, paymentId);

/** A refund of all that was left of which nobody knows yet what came. */
export const isWhole = (refund: Pick<PaymentRefundRow, "id" | "status">, paymentId: string): boolean =>
  refund.id === paymentId && refund.status === "REQUESTED";

/** So much more of a payment went back. */
export const addRefundStatement = ({ db, now }: CommitContext, paymentId: string, amountMinor: number) =>
  db.raw(ADD, db.organizationId, paymentId, amountMinor, now);

const REFUSED = `SELECT count(*) AS refused FROM ledger_entry WHERE organization_id = ?1 AND payment_id = ?2
AND kind = 'REFUND_REFUSED'`;

/** How often the gateway has refused to give a whole payment back after it was asked to. */
export async function refusedRefunds(db: TenantDb, paymentId: string): Promise<number> {
  const found = await db.raw(REFUSED, db.organizationId, paymentId).first<{ refused: number }>();
  return found?.refused ?? 0;
}
