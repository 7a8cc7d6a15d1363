import type { TenantDb } from "~/db/client.server";

/** What payments paid for: money at the desk for one thing, an online payment for one appointment or for several things. */
const PARTS = `SELECT j.value ->> 'id' AS id, d.appointment_id, d.charge_id, d.amount_minor FROM json_each(?2) j
CROSS JOIN desk_payment d ON d.organization_id = ?1 AND d.id = j.value ->> 'deskId'
UNION ALL SELECT j.value ->> 'id', y.appointment_id, NULL, y.amount_minor FROM json_each(?2) j
CROSS JOIN payment y ON y.organization_id = ?1 AND y.id = j.value ->> 'paymentId' AND y.appointment_id IS NOT NULL
UNION ALL SELECT j.value ->> 'id', i.appointment_id, i.charge_id, i.amount_minor FROM json_each(?2) j
CROSS JOIN payment y ON y.organization_id = ?1 AND y.id = j.value ->> 'paymentId' AND y.appointment_id IS NULL
CROSS JOIN payment_item i ON i.organization_id = ?1 AND i.payment_id = y.id`;
const TAX_OF_CHARGE = "(SELECT sum(t.value ->> 'amountMinor') FROM json_each(c.taxes) t)";
/** The tax in what each thing costs, as much of it as was paid; what goes beyond the price has none. */
const TAXES = `SELECT p.id, CAST(round(sum(coalesce(1.0 * min(p.amount_minor, p.total) * p.tax / p.total, 0))) AS INTEGER) AS "taxMinor"
FROM (SELECT x.id, x.amount_minor, coalesce(h.total_minor, c.amount_minor, g.total_minor) AS total,
CASE WHEN h.id IS NOT NULL THEN h.tax_minor WHEN c.entry_id IS NOT NULL THEN ${TAX_OF_CHARGE} ELSE g.tax_minor END AS tax
FROM (${PARTS}) x LEFT JOIN charge h ON h.organization_id = ?1 AND h.id = x.charge_id
LEFT JOIN ledger_charge c ON c.organization_id = ?1 AND c.appointment_id = x.appointment_id
LEFT JOIN agreed_price g ON g.organization_id = ?1 AND g.appointment_id = x.appointment_id) p
WHERE p.total > 0 GROUP BY p.id`;

/** The taxes in what some payments paid (minor units), by the ids of these, in one round trip. */
export async function taxesPaid(
  db: TenantDb,
  payments: readonly { id: string; paymentId: string | null; deskId: string | null }[],
): Promise<ReadonlyMap<string, number>> {
  if (payments.length === 0) return new Map();
  const asked = JSON.stringify(payments.map(({ id, paymentId, deskId }) => ({ id, paymentId, deskId })));
  const { results } = await db
    .raw(TAXES, db.organizationId, asked)
    .all<{ id: string; taxMinor: number } & Record<string, unknown>>();
  return new Map(results.map(({ id, taxMinor }) => [id, taxMinor]));
}
