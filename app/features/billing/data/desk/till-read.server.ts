import type { TenantDb } from "~/db/client.server";
import type { TillLine } from "../../domain/desk/till";

/** So many movements of a day are added up. */
const MOST = 10_000;

const TILL = `SELECT t.actor_kind AS "actorKind", t.actor_id AS "actorId", t.kind, t.currency_code AS "currencyCode",
count(DISTINCT CASE WHEN t.act = 'TAKEN' AND NOT t.undone THEN t.taking_id END)
- count(CASE WHEN t.act = 'UNDONE' AND t.earlier THEN 1 END) AS count,
sum(CASE t.act WHEN 'REFUNDED' THEN 0 ELSE t.amount_minor END) AS "takenMinor",
-sum(CASE t.act WHEN 'REFUNDED' THEN t.amount_minor ELSE 0 END) AS "givenBackMinor"
FROM (SELECT d.actor_kind, d.actor_id, d.kind, d.currency_code, d.act, d.amount_minor, d.taking_id,
EXISTS (SELECT 1 FROM desk_payment u WHERE u.organization_id = ?1 AND u.of_id = d.id AND u.act = 'UNDONE' AND u.at < ?3) AS undone,
EXISTS (SELECT 1 FROM desk_payment o WHERE o.organization_id = ?1 AND o.id = d.of_id AND o.at < ?2) AS earlier FROM desk_payment d
INDEXED BY desk_payment_at WHERE d.organization_id = ?1 AND d.at >= ?2 AND d.at < ?3 AND (?4 IS NULL OR d.actor_id = ?4)
ORDER BY d.at DESC, d.id DESC LIMIT ${MOST}) t GROUP BY 1, 2, 3, 4 ORDER BY 2, 3, 4`;

/**
 * What was taken at the desk between two instants (UTC ms, the second left out), by person, kind and currency. What was
 * taken at once for several things is one payment; one of an earlier day that was undone is a payment less.
 */
export const readTill = async (db: TenantDb, from: number, until: number, by: string | null): Promise<TillLine[]> =>
  (await db.raw(TILL, db.organizationId, from, until, by).all<TillLine & Record<string, unknown>>()).results;
