import type { TenantDb } from "~/db/client.server";
import type { TillLine } from "../../domain/desk/till";

/** So many movements of a day are added up. */
const MOST = 10_000;

const isUndone = (id: string, until: string) =>
  `EXISTS (SELECT 1 FROM desk_payment u INDEXED BY desk_payment_of WHERE u.organization_id = ?1 AND u.of_id = ${id} AND u.act = 'UNDONE' AND u.at < ${until})`;

/** What of each movement `d` between two instants says how it counts. */
export const countedColumns = (from: string, until: string) => `${isUndone("d.id", until)} AS undone,
d.act = 'UNDONE' AND EXISTS (SELECT 1 FROM desk_payment o WHERE o.organization_id = ?1 AND o.id = d.of_id AND o.at < ${from})
AND NOT EXISTS (SELECT 1 FROM desk_payment p WHERE p.organization_id = ?1 AND p.taking_id = d.taking_id AND p.act = 'TAKEN'
AND NOT ${isUndone("p.id", until)}) AS less`;

/**
 * How many payments some movements are. What was taken at once for several things is one; one of an earlier time that was
 * undone wholly is a payment less.
 */
export const takingsCounted = (
  of: string,
) => `count(DISTINCT CASE WHEN ${of}.act = 'TAKEN' AND NOT ${of}.undone THEN ${of}.taking_id END)
- count(DISTINCT CASE WHEN ${of}.less THEN ${of}.taking_id END)`;

const TILL = `SELECT t.actor_kind AS "actorKind", t.actor_id AS "actorId", t.kind, t.currency_code AS "currencyCode",
${takingsCounted("t")} AS count,
sum(CASE t.act WHEN 'REFUNDED' THEN 0 ELSE t.amount_minor END) AS "takenMinor",
-sum(CASE t.act WHEN 'REFUNDED' THEN t.amount_minor ELSE 0 END) AS "givenBackMinor"
FROM (SELECT d.actor_kind, d.actor_id, d.kind, d.currency_code, d.act, d.amount_minor, d.taking_id,
${countedColumns("?2", "?3")} FROM desk_payment d
INDEXED BY desk_payment_at WHERE d.organization_id = ?1 AND d.at >= ?2 AND d.at < ?3 AND (?4 IS NULL OR d.actor_id = ?4)
ORDER BY d.at DESC, d.id DESC LIMIT ${MOST}) t GROUP BY 1, 2, 3, 4 ORDER BY 2, 3, 4`;

/**
 * What was taken at the desk between two instants (UTC ms, the second left out), by person, kind and currency.
 */
export const readTill = async (db: TenantDb, from: number, until: number, by: string | null): Promise<TillLine[]> =>
  (await db.raw(TILL, db.organizationId, from, until, by).all<TillLine & Record<string, unknown>>()).results;
