import { and, eq } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { developmentCheckout } from "~/db/schema/billing.server";
import type { ReportedMoney } from "../../domain/ledger/gateway-report";

/** `at`, where something happens to one, is UTC ms. */
export interface DevelopmentCheckout {
  id: string;
  description: string;
  amountMinor: number;
  currencyCode: string;
  returnUrl: string;
  status: "OPEN" | "PAID" | "DECLINED" | "CLOSED" | "REFUNDED";
}

/** What the development gateway remembers of one payment. */
export async function readDevelopmentCheckout(db: TenantDb, id: string): Promise<DevelopmentCheckout | undefined> {
  const [row] = await db.orm
    .select(
      pick({
        id: developmentCheckout.id,
        description: developmentCheckout.description,
        amountMinor: developmentCheckout.amountMinor,
        currencyCode: developmentCheckout.currencyCode,
        returnUrl: developmentCheckout.returnUrl,
        status: developmentCheckout.status,
      }),
    )
    .from(developmentCheckout)
    .where(and(db.own(developmentCheckout), eq(developmentCheckout.id, id)));
  return row;
}

const INSERT = `INSERT INTO development_checkout (organization_id, id, description, amount_minor, currency_code, return_url, status, at)
VALUES (?1, ?2, ?3, ?4, ?5, ?6, 'OPEN', ?7) ON CONFLICT DO NOTHING`;
const MOVE = `UPDATE development_checkout SET status = ?3, paid_at = CASE ?3 WHEN 'PAID' THEN ?5 ELSE paid_at END,
refunded_at = CASE ?3 WHEN 'REFUNDED' THEN ?5 ELSE refunded_at END
WHERE organization_id = ?1 AND id = ?2 AND status = ?4`;

export const insertDevelopmentCheckout = (db: TenantDb, row: Omit<DevelopmentCheckout, "status">, at: number) =>
  db.raw(INSERT, db.organizationId, row.id, row.description, row.amountMinor, row.currencyCode, row.returnUrl, at);

export const moveDevelopmentCheckout = (
  db: TenantDb,
  id: string,
  from: DevelopmentCheckout["status"],
  to: DevelopmentCheckout["status"],
  at: number,
) => db.raw(MOVE, db.organizationId, id, to, from, at);

// What was paid before it was noted when, was paid when it was begun.
const TAKEN = `SELECT id AS "paymentId", 'taken' AS kind, amount_minor AS "amountMinor", currency_code AS "currencyCode",
coalesce(paid_at, at) AS at FROM development_checkout
WHERE organization_id = ?1 AND status IN ('PAID', 'REFUNDED') AND coalesce(paid_at, at) >= ?2 AND coalesce(paid_at, at) < ?3
UNION ALL SELECT id, 'givenBack', amount_minor, currency_code, refunded_at FROM development_checkout
WHERE organization_id = ?1 AND status = 'REFUNDED' AND refunded_at >= ?2 AND refunded_at < ?3`;

/** What was paid and went back from an instant to another, UTC ms. */
export const developmentMoney = async (db: TenantDb, from: number, to: number): Promise<ReportedMoney[]> =>
  (await db.raw(TAKEN, db.organizationId, from, to).all<ReportedMoney & Record<string, unknown>>()).results;
