import type { TenantDb } from "~/db/client.server";
import { rowsOf } from "~/db/rows.server";
import type { AppointmentState } from "../../domain/appointments/appointment-states";
import type { SeriesEvery } from "../../domain/series/series-days";

/** A series with the ids of its appointments in order of time. */
export interface SeriesRow {
  id: string;
  every: SeriesEvery;
  appointments: number;
  patientId: string;
  employeeId: string;
}

/** One appointment of a series. Instants in UTC ms. */
export interface SeriesAppointment {
  id: string;
  stateId: AppointmentState;
  startsAt: number;
  endsAt: number;
  timeZone: string;
  /** When a credit was set aside for it; null where none pays for it. */
  paidByCreditAt: number | null;
}

const SERIES = `SELECT id, every, visits AS appointments, patient_id AS "patientId", employee_id AS "employeeId" FROM appointment_series
WHERE organization_id = ?1 AND id = ?2`;
const APPOINTMENTS = `SELECT id, state_id AS "stateId", starts_at AS "startsAt", ends_at AS "endsAt", time_zone AS "timeZone",
paid_by_credit_at AS "paidByCreditAt" FROM appointment
WHERE organization_id = ?1 AND series_id = ?2 AND disabled_at IS NULL ORDER BY +starts_at, id`;

/** A series and what became of its appointments; undefined where there is none of that id. */
export async function readSeries(
  db: TenantDb,
  id: string,
): Promise<{ series: SeriesRow; appointments: SeriesAppointment[] } | undefined> {
  const [found, appointments] = await db.rawBatch([
    db.raw(SERIES, db.organizationId, id),
    db.raw(APPOINTMENTS, db.organizationId, id),
  ]);
  const [series] = rowsOf<SeriesRow>(found);
  return series && { series, appointments: rowsOf<SeriesAppointment>(appointments) };
}

const OF_APPOINTMENT = "SELECT series_id FROM appointment WHERE organization_id = ?1 AND id = ?2";

/** The series that an appointment was set with; null where it stands by itself. */
export const readSeriesIdOf = (db: TenantDb, appointmentId: string): Promise<string | null> =>
  db.raw(OF_APPOINTMENT, db.organizationId, appointmentId).first<string>("series_id");
