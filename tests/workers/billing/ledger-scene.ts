import type { Practice } from "../scheduling/scene";
import { rowsOf, systemOf } from "./scene";

/** What each account of a practice holds, as 'ACCOUNT holder CURRENCY': minor units; without what holds nothing. */
export async function balancesOf(practice: Practice): Promise<Record<string, number>> {
  const found = await rowsOf<{ account: string; amount: number }>(
    await systemOf(practice),
    `SELECT account || ' ' || holder || ' ' || currency_code AS account, balance_minor AS amount FROM ledger_balance
WHERE organization_id = ?1 AND balance_minor <> 0 ORDER BY 1`,
  );
  return Object.fromEntries(found.map(({ account, amount }) => [account, amount]));
}

/** The kinds of entries that a practice has of an appointment, or of a payment, in order. */
export const kindsOf = async (practice: Practice, id: string): Promise<string[]> =>
  (
    await rowsOf<{ kind: string }>(
      await systemOf(practice),
      "SELECT kind FROM ledger_entry WHERE organization_id = ?1 AND ?2 IN (appointment_id, payment_id) ORDER BY rowid",
      id,
    )
  ).map(({ kind }) => kind);

/** What a patient owes for an appointment by the books: minor units; below zero, what they have paid ahead. */
export const owedFor = async (practice: Practice, appointmentId: string): Promise<number> =>
  (
    await rowsOf<{ owed: number }>(
      await systemOf(practice),
      `SELECT coalesce(sum(l.amount_minor), 0) AS owed FROM ledger_entry e
JOIN ledger_line l ON l.organization_id = ?1 AND l.entry_id = e.id
WHERE e.organization_id = ?1 AND e.appointment_id = ?2 AND l.account = 'RECEIVABLE'`,
      appointmentId,
    )
  )[0]?.owed ?? 0;
