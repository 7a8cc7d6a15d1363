import type { TenantDb } from "~/db/client.server";
import { rowsOf } from "~/db/rows.server";
import type { Offering } from "../../domain/booking/bookable";

/** One who waits, as the list shows them. Instants in UTC ms, days YYYY-MM-DD at the place. */
export interface WaitingRow {
  id: string;
  state: "WAITING" | "OFFERED";
  createdAt: number;
  toDay: string;
  patientId: string;
  patientFirstName: string;
  patientLastName: string;
  appointmentId: string | null;
  serviceOfferingId: string;
  branchId: string;
  /** Null: anyone. */
  employeeId: string | null;
  /** When the session begins of which a seat is waited for; null where any time will do. */
  sessionStartsAt: number | null;
  offeringName: string;
  offeringsType: Offering["offeringsType"];
  branchName: string;
  timeZone: string;
  /** Null: anyone. */
  employeeTitle: number | null;
  employeeFirstName: string | null;
  employeeLastName: string | null;
  offeredStartsAt: number | null;
  offerExpiresAt: number | null;
}

/** The entries to list: the whole organization's, one provider's or one patient's. */
export type WaitingReach =
  | { kind: "all" }
  | { kind: "provider"; id: string }
  /** With `bookedBy` only those about no appointment, or about one that this patient booked. */
  | { kind: "patient"; id: string; bookedBy: string | null };

export const ROWS_A_PAGE = 50;

const REACH = {
  all: { index: "waiting_list_order", where: "?3 = ''" },
  provider: { index: "waiting_list_employee", where: "w.employee_id = ?3" },
  patient: {
    index: "waiting_list_patient",
    where:
      "w.patient_id = ?3 AND (?7 IS NULL OR w.appointment_id IS NULL OR EXISTS (SELECT 1 FROM appointment a WHERE a.organization_id = ?1 AND a.id = w.appointment_id AND a.booked_by_patient_id = ?7))",
  },
} as const;

const textOf = (kind: WaitingReach["kind"]) => `SELECT w.id, w.state, w.created_at AS "createdAt", w.to_day AS "toDay",
w.patient_id AS "patientId", p.first_name AS "patientFirstName", p.last_name AS "patientLastName", w.appointment_id AS "appointmentId",
w.service_offering_id AS "serviceOfferingId", w.branch_id AS "branchId", w.employee_id AS "employeeId", so.name AS "offeringName", so.offerings_type AS "offeringsType", b.name AS "branchName", b.time_zone AS "timeZone", e.title AS "employeeTitle",
e.first_name AS "employeeFirstName", e.last_name AS "employeeLastName", w.offered_starts_at AS "offeredStartsAt",
w.offer_expires_at AS "offerExpiresAt", gs.starts_at AS "sessionStartsAt"
FROM waiting_list w INDEXED BY ${REACH[kind].index}
JOIN patient p ON p.organization_id = ?1 AND p.id = w.patient_id
JOIN service_offering so ON so.organization_id = ?1 AND so.id = w.service_offering_id
JOIN branch b ON b.organization_id = ?1 AND b.id = w.branch_id
LEFT JOIN employee e ON e.organization_id = ?1 AND e.id = w.employee_id
LEFT JOIN group_session gs ON gs.organization_id = ?1 AND gs.id = w.session_id
WHERE w.organization_id = ?1 AND w.state = ?2 AND ${REACH[kind].where} AND (w.created_at, w.id) > (?4, ?5)
ORDER BY w.created_at, w.id LIMIT ?6`;

/**
 * A page of those who wait, oldest first: on the first one those who are offered a time stand before the others.
 * `after` is the last row of the page before.
 */
export async function readWaitingPage(
  db: TenantDb,
  reach: WaitingReach,
  after: { createdAt: number; id: string } | null,
): Promise<{ offered: WaitingRow[]; waiting: WaitingRow[]; more: boolean }> {
  const text = textOf(reach.kind);
  const whose = reach.kind === "all" ? "" : reach.id;
  const only = reach.kind === "patient" ? [reach.bookedBy] : [];
  const statement = (state: string, from: { createdAt: number; id: string } | null, limit: number) =>
    db.raw(text, db.organizationId, state, whose, from?.createdAt ?? 0, from?.id ?? "", limit, ...only);
  const [offered, waiting] = await db.rawBatch([
    statement("OFFERED", null, after === null ? ROWS_A_PAGE : 0),
    statement("WAITING", after, ROWS_A_PAGE + 1),
  ]);
  const rows = rowsOf<WaitingRow>(waiting);
  return {
    offered: rowsOf<WaitingRow>(offered),
    waiting: rows.slice(0, ROWS_A_PAGE),
    more: rows.length > ROWS_A_PAGE,
  };
}
