import type { TenantDb } from "~/db/client.server";
import { rowsOf } from "~/db/rows.server";
import type { BackMark, BackWanted } from "~/kernel/time/back-page";
import type { AccountEntry } from "../../domain/ledger/patient-account";
import type { Money } from "../../domain/payments/payment";
import { isOfRefund } from "./waived-with-refund.server";

/** The other records that went into a patient's. */
export const HOLDERS =
  "SELECT h.holder FROM ledger_holder h WHERE h.organization_id = ?1 AND h.patient_id = ?2 AND h.holder <> ?2";

const OWED = `SELECT b.currency_code AS "currencyCode", sum(b.balance_minor) AS "amountMinor" FROM ledger_holder h
CROSS JOIN ledger_balance b ON b.organization_id = ?1 AND b.account = 'RECEIVABLE' AND b.holder = h.holder
WHERE h.organization_id = ?1 AND h.patient_id = ?2 GROUP BY b.currency_code HAVING sum(b.balance_minor) <> 0 ORDER BY 1`;

/** What a patient owes in each currency; below zero, what they have paid ahead. */
export const readOwed = async (db: TenantDb, patientId: string): Promise<Money[]> =>
  (await db.raw(OWED, db.organizationId, patientId).all<Money & Record<string, unknown>>()).results;

const BALANCES = `SELECT h.patient_id AS "patientId", b.currency_code AS "currencyCode", sum(b.balance_minor) AS "amountMinor"
FROM json_each(?2) j CROSS JOIN ledger_holder h ON h.organization_id = ?1 AND h.patient_id = j.value
CROSS JOIN ledger_balance b ON b.organization_id = ?1 AND b.account = 'RECEIVABLE' AND b.holder = h.holder
GROUP BY h.patient_id, b.currency_code HAVING sum(b.balance_minor) <> 0`;

/** The same of some patients. */
export const readBalances = async (
  db: TenantDb,
  patientIds: readonly string[],
): Promise<(Money & { patientId: string })[]> =>
  (
    await db
      .raw(BALANCES, db.organizationId, JSON.stringify(patientIds))
      .all<Money & { patientId: string } & Record<string, unknown>>()
  ).results;

const OPEN = `SELECT h.patient_id AS "patientId", b.currency_code AS "currencyCode", sum(b.balance_minor) AS "amountMinor",
max((SELECT max(e.at) FROM ledger_entry e INDEXED BY ledger_entry_correction WHERE e.organization_id = ?1
AND e.holder = b.holder AND e.kind = 'CORRECTION' AND e.currency_code = b.currency_code AND EXISTS (SELECT 1
FROM ledger_line l WHERE l.organization_id = ?1 AND l.entry_id = e.id AND l.account = 'RECEIVABLE' AND l.amount_minor > 0))) AS "correctedAt"
FROM ledger_balance b INDEXED BY ledger_balance_open JOIN ledger_holder h ON h.organization_id = ?1 AND h.holder = b.holder
WHERE b.organization_id = ?1 AND b.account = 'RECEIVABLE' AND b.balance_minor <> 0
GROUP BY h.patient_id, b.currency_code HAVING sum(b.balance_minor) <> 0`;

/** What a patient owes by the books, and when that was last corrected upwards (UTC ms). */
export type OpenBalance = Money & { patientId: string; correctedAt: number | null };

/** The same of everyone who owes something or has paid ahead. */
export const readOpenBalances = async (db: TenantDb): Promise<OpenBalance[]> =>
  (await db.raw(OPEN, db.organizationId).all<OpenBalance & Record<string, unknown>>()).results;

const ENTRIES = `SELECT e.id, e.at, e.kind, e.currency_code AS "currencyCode", e.appointment_id AS "appointmentId",
CASE WHEN substr(e.source_key, 1, 7) = 'charge:' THEN substr(e.source_key, 8, 36) END AS "chargeId", ${isOfRefund("e")} AS "isOfRefund",
(SELECT coalesce(sum(l.amount_minor), 0) FROM ledger_line l WHERE l.organization_id = ?1 AND l.entry_id = e.id
AND l.account = 'RECEIVABLE') AS "amountMinor"
FROM ledger_entry e WHERE e.organization_id = ?1 AND e.holder = ?2 AND e.holder <> '' AND (e.at, e.id) < (?3, ?4)
ORDER BY e.at DESC, e.id DESC LIMIT ?5`;

export const newestFirst = (one: BackMark, other: BackMark) =>
  other.at - one.at || (one.id < other.id ? 1 : one.id > other.id ? -1 : 0);

/**
 * What a patient owes, and their entries behind a place, the newest first. One round trip; a second one where another
 * record went into theirs. It reads no more for years of entries.
 */
export async function readPatientAccount(
  db: TenantDb,
  patientId: string,
  { before, most }: BackWanted,
): Promise<{ owed: Money[]; entries: AccountEntry[] }> {
  const own = db.organizationId;
  const entriesOf = (holder: string) => db.raw(ENTRIES, own, holder, before.at, before.id, most);
  const [owed, holders, ...entries] = await db.rawBatch([
    db.raw(OWED, own, patientId),
    db.raw(HOLDERS, own, patientId),
    entriesOf(patientId),
  ]);
  const others = rowsOf<{ holder: string }>(holders).map(({ holder }) => holder);
  const more = others.length === 0 ? [] : await db.rawBatch(others.map(entriesOf));
  return {
    owed: rowsOf<Money>(owed),
    entries: [...entries, ...more]
      .flatMap((result) => rowsOf<AccountEntry>(result))
      .sort(newestFirst)
      .slice(0, most),
  };
}
