import { priceJoin } from "../lists/appointment-joins.server";

/**
 * What the service of an appointment (?2) costs at its place today, as a row of the agreed prices without discounts; no
 * row where it has no price there.
 */
export const PRICE_AS_SET = `SELECT ?1, a.id, coalesce(p.price_minor, p.cost_minor), 0, p.tax_minor, p.cost_minor, p.currency_code, p.taxes, '[]'
FROM appointment a ${priceJoin("a")} WHERE a.organization_id = ?1 AND a.id = ?2 AND p.cost_minor IS NOT NULL`;
