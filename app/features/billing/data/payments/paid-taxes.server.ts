import type { TenantDb } from "~/db/client.server";
import { mergedTaxes, taxesIn, type TaxPart } from "~/kernel/money/price";

/** What payments paid for: money at the desk for one thing, an online payment for one appointment or for several things. */
const PARTS = `SELECT j.value ->> 'id' AS id, d.appointment_id, d.charge_id, d.amount_minor FROM json_each(?2) j
CROSS JOIN desk_payment d ON d.organization_id = ?1 AND d.id = j.value ->> 'deskId'
UNION ALL SELECT j.value ->> 'id', y.appointment_id, NULL, y.amount_minor FROM json_each(?2) j
CROSS JOIN payment y ON y.organization_id = ?1 AND y.id = j.value ->> 'paymentId' AND y.appointment_id IS NOT NULL
UNION ALL SELECT j.value ->> 'id', i.appointment_id, i.charge_id, i.amount_minor FROM json_each(?2) j
CROSS JOIN payment y ON y.organization_id = ?1 AND y.id = j.value ->> 'paymentId' AND y.appointment_id IS NULL
CROSS JOIN payment_item i ON i.organization_id = ?1 AND i.payment_id = y.id`;
/** What a thing costs and the taxes in it: a charge h by hand, else of an appointment what it was charged (c) or agreed (g). */
const TOTAL = "coalesce(h.total_minor, c.amount_minor, g.total_minor)";
const TAXES = `CASE WHEN h.id IS NULL THEN coalesce(c.taxes, g.taxes, '[]') ELSE (SELECT json_group_array(json(t.value))
FROM charge_line l, json_each(l.taxes) t WHERE l.organization_id = ?1 AND l.charge_id = h.id) END`;
const joined = (
  charge: string,
  appointment: string,
) => `LEFT JOIN charge h ON h.organization_id = ?1 AND h.id = ${charge}
LEFT JOIN ledger_charge c ON c.organization_id = ?1 AND c.appointment_id = ${appointment}
LEFT JOIN agreed_price g ON g.organization_id = ?1 AND g.appointment_id = ${appointment}`;
const PAID = `SELECT x.id, x.amount_minor AS "amountMinor", ${TOTAL} AS "totalMinor", ${TAXES} AS taxes
FROM (${PARTS}) x ${joined("x.charge_id", "x.appointment_id")} WHERE ${TOTAL} > 0`;

interface PaidRow extends Record<string, unknown> {
  id: string;
  amountMinor: number;
  totalMinor: number;
  taxes: string;
}

/** The taxes in what was paid of a price, each rounded as that of any part; what goes beyond the price has none. */
export const taxesOfPaid = (
  { totalMinor, taxes }: { totalMinor: number; taxes: readonly TaxPart[] },
  amountMinor: number,
): TaxPart[] => taxesIn(taxes, totalMinor, Math.min(amountMinor, totalMinor));

/** The taxes in what some payments paid (minor units), each once, by the ids of these, in one round trip. */
export async function taxesPaid(
  db: TenantDb,
  payments: readonly { id: string; paymentId: string | null; deskId: string | null }[],
): Promise<ReadonlyMap<string, readonly TaxPart[]>> {
  const taxes = new Map<string, TaxPart[]>();
  if (payments.length === 0) return taxes;
  const asked = JSON.stringify(payments.map(({ id, paymentId, deskId }) => ({ id, paymentId, deskId })));
  const { results } = await db.raw(PAID, db.organizationId, asked).all<PaidRow>();
  for (const { id, amountMinor, totalMinor, taxes: kept } of results) {
    const price = { totalMinor, taxes: JSON.parse(kept) as TaxPart[] };
    taxes.set(id, mergedTaxes([...(taxes.get(id) ?? []), ...taxesOfPaid(price, amountMinor)]));
  }
  return taxes;
}

const INVOICED = `(SELECT json_group_array(json_object('id', n.id, 'number', n.number)) FROM (SELECT DISTINCT i.id, i.number FROM invoice_claim k
JOIN invoice i ON i.organization_id = ?1 AND i.id = k.invoice_id WHERE k.organization_id = ?1
AND ((k.charge_id = j.value) OR (k.appointment_id = j.value AND k.charge_id IS NULL)) ORDER BY i.number) n)`;
const LINES = `(SELECT json_group_array(json_object('description', l.description, 'quantity', l.quantity)) FROM charge_line l
WHERE l.organization_id = ?1 AND l.charge_id = h.id)`;
const PRICED = `SELECT j.value AS id, ${TOTAL} AS "totalMinor", ${TAXES} AS taxes, ${LINES} AS lines, ${INVOICED} AS numbers
FROM json_each(?2) j ${joined("j.value", "j.value")}`;

/** What a thing that is paid for costs, with what its payment says of it. */
export interface PaidPrice {
  /** In the currency's minor unit. */
  totalMinor: number;
  taxes: TaxPart[];
  /** Of a charge by hand: what it is made of. */
  lines: { description: string; quantity: number }[];
  /** The invoices on which it stands. */
  invoices: { id: string; number: string }[];
}

/** What some appointments and charges by hand cost, by their ids, in one round trip; none of what has no price. */
export async function pricesPaidFor(db: TenantDb, ids: readonly string[]): Promise<ReadonlyMap<string, PaidPrice>> {
  if (ids.length === 0) return new Map();
  type Row = Record<"taxes" | "lines" | "numbers", string> & { id: string; totalMinor: number | null };
  const { results } = await db
    .raw(PRICED, db.organizationId, JSON.stringify([...new Set(ids)]))
    .all<Row & Record<string, unknown>>();
  return new Map(
    results.flatMap(({ id, totalMinor, taxes, lines, numbers }) =>
      totalMinor === null
        ? []
        : [
            [
              id,
              {
                totalMinor,
                taxes: JSON.parse(taxes) as TaxPart[],
                lines: JSON.parse(lines) as PaidPrice["lines"],
                invoices: JSON.parse(numbers) as PaidPrice["invoices"],
              },
            ] as const,
          ],
    ),
  );
}
