import type { TenantDb } from "~/db/client.server";
import { rowsOf } from "~/db/rows.server";
import type { InvoiceRow } from "../../domain/invoices/invoice";
import { INVOICE_STATES, type InvoiceState } from "../../domain/invoices/invoice-kinds";
import { JOINED, ROW } from "./invoices-read.server";

/** Whose invoices are listed: of everybody, of one provider's appointments, or of some patients. */
export type InvoicesOf = { all: true } | { employeeId: string } | { patientIds: readonly string[] };

/** What a list of invoices is narrowed by. */
export interface InvoiceFilter {
  of: InvoicesOf;
  states: readonly InvoiceState[] | null;
  /** Instants (UTC ms) between which they were issued; the second is not among them. */
  from: number;
  until: number;
}

/** Behind which one the page begins, and how many it has. */
export interface InvoicesWanted {
  after: { at: number; id: string } | null;
  most: number;
}

const BEHIND = "(s.issued_at, s.invoice_id) < (?3, ?4) AND s.issued_at >= ?2";
const ORDER = "ORDER BY s.issued_at DESC, s.invoice_id DESC LIMIT ?5";
const FROM = `SELECT ${ROW} FROM invoice_state s`;
/** Each along an index of its own; ?6 is the state or the patient, ?7 the provider or the states. */
const ALL = `${FROM} INDEXED BY invoice_state_issued ${JOINED} WHERE s.organization_id = ?1 AND ${BEHIND} ${ORDER}`;
const OF_STATE = `${FROM} INDEXED BY invoice_state_state ${JOINED} WHERE s.organization_id = ?1 AND s.state = ?6 AND ${BEHIND} ${ORDER}`;
const OF_EMPLOYEE = `${FROM} INDEXED BY invoice_state_employee ${JOINED}
WHERE s.organization_id = ?1 AND s.employee_id = ?7 AND s.state = ?6 AND ${BEHIND} ${ORDER}`;
const OF_PATIENT = `${FROM} INDEXED BY invoice_state_patient ${JOINED}
WHERE s.organization_id = ?1 AND s.patient_id = ?6 AND ${BEHIND}
AND (?7 IS NULL OR s.state IN (SELECT value FROM json_each(?7))) ${ORDER}`;

const newestFirst = (one: InvoiceRow, other: InvoiceRow) =>
  other.issuedAt - one.issuedAt || (one.id < other.id ? 1 : -1);

/** A page of invoices, the newest first, in one round trip. Of more invoices it reads no more rows. */
export async function listInvoiceRows(
  db: TenantDb,
  { of, states, from, until }: InvoiceFilter,
  { after, most }: InvoicesWanted,
): Promise<InvoiceRow[]> {
  const end = after !== null && after.at < until ? after : { at: until, id: "" };
  const bound = [db.organizationId, from, end.at, end.id, most] as const;
  const statements = () => {
    if ("patientIds" in of)
      return of.patientIds.map((id) => db.raw(OF_PATIENT, ...bound, id, states && JSON.stringify(states)));
    if ("employeeId" in of)
      return (states ?? INVOICE_STATES).map((state) => db.raw(OF_EMPLOYEE, ...bound, state, of.employeeId));
    return states === null ? [db.raw(ALL, ...bound)] : states.map((state) => db.raw(OF_STATE, ...bound, state));
  };
  const wanted = statements();
  const found = wanted.length === 0 ? [] : await db.rawBatch(wanted);
  return found
    .flatMap((result) => rowsOf<InvoiceRow>(result))
    .sort(newestFirst)
    .slice(0, most);
}

const BY_NUMBER = `SELECT ${ROW}, s.employee_id AS "employeeId" FROM invoice i
JOIN invoice_state s ON s.organization_id = ?1 AND s.invoice_id = i.id
WHERE i.organization_id = ?1 AND i.number >= ?2 AND i.number < ?2 || char(1114111) ORDER BY i.number LIMIT ?3`;

/** What was issued under numbers that begin so. */
export const findInvoiceRows = async (
  db: TenantDb,
  number: string,
  most: number,
): Promise<(InvoiceRow & { employeeId: string | null })[]> =>
  (
    await db
      .raw(BY_NUMBER, db.organizationId, number, most)
      .all<InvoiceRow & { employeeId: string | null } & Record<string, unknown>>()
  ).results;
