import { asc, desc } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { rowsOf } from "~/db/rows.server";
import { gatewayComparison } from "~/db/schema/billing.server";
import type { GatewayType } from "../../domain/accounts/gateway-type";
import type { BookedMoney, GatewayComparison } from "../../domain/ledger/gateway-report";

const OF_DAY = `SELECT y.id, y.created_at AS "createdAt" FROM payment y
WHERE y.organization_id = ?1 AND y.gateway_type = ?2 AND y.paid_at >= ?3 AND y.paid_at < ?4
UNION SELECT y.id, y.created_at FROM payment y
WHERE y.organization_id = ?1 AND y.gateway_type = ?2 AND y.refunded_at >= ?3 AND y.refunded_at < ?4`;

/** A day of a gateway: its first instant, and the one after its last (UTC ms). */
export interface GatewayDay {
  gatewayType: GatewayType;
  from: number;
  to: number;
}

/** The payments that a gateway took or gave back on a day, and when each was begun (UTC ms). */
export async function paymentsOfDay(
  db: TenantDb,
  { gatewayType, from, to }: GatewayDay,
): Promise<{ id: string; createdAt: number }[]> {
  const statement = db.raw(OF_DAY, db.organizationId, gatewayType, from, to);
  return (await statement.all<{ id: string; createdAt: number }>()).results;
}

const OURS = `SELECT y.id FROM json_each(?3) j JOIN payment y ON y.organization_id = ?1 AND y.id = j.value
WHERE y.gateway_type = ?2`;
const BOOKED = `SELECT e.payment_id AS "paymentId", e.currency_code AS "currencyCode", e.at, l.amount_minor AS "amountMinor"
FROM json_each(?3) j CROSS JOIN ledger_entry e CROSS JOIN ledger_line l
WHERE e.organization_id = ?1 AND e.payment_id = j.value AND l.organization_id = ?1 AND l.entry_id = e.id AND l.account = 'CLEARING' AND l.holder = ?2`;

/** Which of some ids are payments by a gateway, and what the books hold of them there, whenever it was booked. */
export async function bookedAt(
  db: TenantDb,
  { gatewayType, from, to }: GatewayDay,
  ids: readonly string[],
): Promise<{ ours: Set<string>; booked: BookedMoney[] }> {
  const named = [db.organizationId, gatewayType, JSON.stringify(ids)] as const;
  const [own, lines] = await db.rawBatch([db.raw(OURS, ...named), db.raw(BOOKED, ...named)]);
  type Line = Pick<BookedMoney, "paymentId" | "currencyCode" | "amountMinor"> & { at: number };
  return {
    ours: new Set(rowsOf<{ id: string }>(own).map(({ id }) => id)),
    booked: rowsOf<Line>(lines).map(({ at, amountMinor, ...line }) => ({
      ...line,
      kind: amountMinor > 0 ? "taken" : "givenBack",
      amountMinor: Math.abs(amountMinor),
      isOfDay: at >= from && at < to,
    })),
  };
}

/** So many comparisons are shown, the newest days first. */
const SHOWN = 30;

export const readComparisons = (db: TenantDb): Promise<GatewayComparison[]> =>
  db.orm
    .select(
      pick({
        gatewayType: gatewayComparison.gatewayType,
        day: gatewayComparison.day,
        state: gatewayComparison.state,
        differences: gatewayComparison.differences,
      }),
    )
    .from(gatewayComparison)
    .where(db.own(gatewayComparison))
    .orderBy(desc(gatewayComparison.day), asc(gatewayComparison.gatewayType))
    .limit(SHOWN);

const SAVE = `INSERT INTO gateway_comparison (organization_id, gateway_type, day, state, differences, at)
VALUES (?1, ?2, ?3, ?4, ?5, ?6) ON CONFLICT (organization_id, gateway_type, day)
DO UPDATE SET state = ?4, differences = ?5, at = ?6`;
const DROP = "DELETE FROM gateway_comparison WHERE organization_id = ?1 AND day < ?2";

/** Keeps what came of a comparison, in the place of an earlier one of the day. `at` is UTC ms. */
export const saveComparison = (db: TenantDb, { gatewayType, day, state, differences }: GatewayComparison, at: number) =>
  db.raw(SAVE, db.organizationId, gatewayType, day, state, JSON.stringify(differences), at);

/** Drops what is older than a day. */
export const dropComparisonsBefore = (db: TenantDb, day: string) => db.raw(DROP, db.organizationId, day);
