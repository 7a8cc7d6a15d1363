import type { TenantDb } from "~/db/client.server";

/** A booked appointment. UTC ms. */
export interface AppointmentInTheWay {
  id: string;
  type: "video" | "in_patient";
  startsAt: number;
  endsAt: number;
  timeZone: string;
  branchId: string | null;
  /** Of the patient; empty where there is none. */
  patientName: string;
}

/** As many appointments of one absence as are looked at. */
const MOST = 200;

/** Appointments that hold a time; the states are those of the partial index but for blocked time. */
const BOOKED = `SELECT a.id, a.type, a.starts_at AS "startsAt", a.ends_at AS "endsAt", a.time_zone AS "timeZone",
a.branch_id AS "branchId", trim(coalesce(p.first_name || ' ' || p.last_name, '')) AS "patientName"
FROM appointment a INDEXED BY appointment_holding
LEFT JOIN patient p ON p.organization_id = a.organization_id AND p.id = a.patient_id
WHERE a.organization_id = ?1 AND a.employee_id = ?2 AND a.starts_at >= ?3 AND a.starts_at < ?4
AND a.state_id IN (1, 2, 4, 6, 7, 11, 20) AND a.disabled_at IS NULL AND a.state_id <> 20 ORDER BY a.starts_at LIMIT ${MOST}`;

const appointmentOf = (row: Record<string, unknown>): AppointmentInTheWay => ({
  id: String(row["id"]),
  type: row["type"] === "video" ? "video" : "in_patient",
  startsAt: Number(row["startsAt"]),
  endsAt: Number(row["endsAt"]),
  timeZone: String(row["timeZone"]),
  branchId: row["branchId"] === null ? null : String(row["branchId"]),
  patientName: String(row["patientName"]),
});

/** The appointments of a provider that start within each of some ranges of UTC ms [from, to): one round trip. */
export async function readAppointmentsInTheWay(
  db: TenantDb,
  employeeId: string,
  ranges: readonly { from: number; to: number }[],
): Promise<AppointmentInTheWay[][]> {
  if (ranges.length === 0) return [];
  const statements = ranges.map(({ from, to }) => db.raw(BOOKED, db.organizationId, employeeId, from, to));
  const results = await db.rawBatch(statements);
  return results.map(({ results: rows }): AppointmentInTheWay[] => rows.map(appointmentOf));
}
