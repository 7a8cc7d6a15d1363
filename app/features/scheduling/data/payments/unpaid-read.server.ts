import type { TenantDb } from "~/db/client.server";
import type { Amount } from "../../domain/lists/amount";
import type { AgeSpan, UnpaidAge } from "../../domain/payments/money-day";
import { COST_CURRENCY, DUE, priceJoin } from "../lists/appointment-joins.server";
import type { FoundKey, ListKey } from "../lists/appointment-list-read.server";

/** Of so many appointments that were not paid, the latest, it is asked what is owed of them. */
const MOST_LOOKED_AT = 2_000;

/** What took place and is not paid, along the index that has nothing else, the latest first. */
const UNPAID = `(SELECT a.id, a.starts_at, a.service_offering_id, a.branch_id, a.employee_id, a.patient_id
FROM appointment a INDEXED BY appointment_owed
WHERE a.organization_id = ?1 AND a.paid_at_clinic_at IS NULL AND a.paid_online_at IS NULL
AND a.paid_by_credit_at IS NULL AND a.disabled_at IS NULL
AND a.state_id IN (7, 8, 10) AND a.starts_at >= ?2 AND a.starts_at < ?3
ORDER BY a.starts_at DESC, a.id DESC LIMIT ${MOST_LOOKED_AT}) u ${priceJoin("u")}`;

const BY_AGE = `SELECT CASE WHEN u.starts_at >= ?4 THEN 'today' WHEN u.starts_at >= ?5 THEN 'week'
WHEN u.starts_at >= ?6 THEN 'month' WHEN u.starts_at >= ?7 THEN 'quarter' ELSE 'older' END AS age,
${COST_CURRENCY} AS "currencyCode", count(*) AS count, sum(${DUE}) AS "amountMinor"
FROM ${UNPAID} WHERE ${DUE} > 0 GROUP BY 1, 2 ORDER BY 4 DESC`;

const ROWS = `SELECT u.id, u.patient_id AS "patientId", u.starts_at AS "startsAt", ${DUE} AS "amountMinor",
${COST_CURRENCY} AS "currencyCode"
FROM ${UNPAID} WHERE ${DUE} > 0 AND (u.starts_at, u.id) < (?4, ?5) AND (?7 IS NULL OR u.employee_id = ?7)
AND (?8 IS NULL OR u.patient_id IN (SELECT value FROM json_each(?8))) ORDER BY u.starts_at DESC, u.id DESC LIMIT ?6`;

/** How many appointments of an age are unpaid in one currency, and what they come to. */
interface UnpaidOfAge extends Amount {
  age: UnpaidAge;
  count: number;
}

const bounds = (spans: readonly AgeSpan[]) => [spans.at(-1)?.from ?? 0, spans[0]?.until ?? 0] as const;

/** What is unpaid by how long ago it was. */
export async function readUnpaidByAge(db: TenantDb, spans: readonly AgeSpan[]): Promise<UnpaidOfAge[]> {
  const starts = spans.slice(0, -1).map(({ from }) => from);
  const found = await db
    .raw(BY_AGE, db.organizationId, ...bounds(spans), ...starts)
    .all<UnpaidOfAge & Record<string, unknown>>();
  return found.results;
}

interface UnpaidWanted {
  after: ListKey | null;
  most: number;
  /** Of this provider alone, and of these patients. */
  providerId?: string | null;
  patientIds?: readonly string[] | null;
}

/** The unpaid appointments of some ages behind a key, the latest first, each with its price. */
export async function readUnpaid(
  db: TenantDb,
  spans: readonly AgeSpan[],
  { after, most, providerId = null, patientIds = null }: UnpaidWanted,
): Promise<(FoundKey & Amount)[]> {
  const [from, until] = bounds(spans);
  const end = after === null ? until : Math.min(until, after.startsAt + 1);
  const found = await db
    .raw(
      ROWS,
      ...[db.organizationId, from, end, after?.startsAt ?? until, after?.id ?? "", most],
      ...[providerId, patientIds && JSON.stringify(patientIds)],
    )
    .all<FoundKey & Amount & Record<string, unknown>>();
  return found.results;
}
