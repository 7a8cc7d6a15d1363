import type { CommitContext } from "~/db/commit.server";
import type { SeriesEvery } from "../../domain/series/series-days";

/** A series as it is first written. Instants in UTC ms. */
export interface NewSeries {
  id: string;
  patientId: string;
  employeeId: string;
  serviceOfferingId: string;
  branchId: string;
  every: SeriesEvery;
  appointments: number;
  firstStartsAt: number;
}

const INSERT = `INSERT INTO appointment_series (organization_id, id, patient_id, employee_id, service_offering_id, branch_id, every, visits, first_starts_at, created_at)
VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)`;

export function insertSeriesStatement({ db, now }: CommitContext, series: NewSeries): D1PreparedStatement {
  const { id, patientId, employeeId, serviceOfferingId, branchId, every, appointments, firstStartsAt } = series;
  const about = [id, patientId, employeeId, serviceOfferingId, branchId, every, appointments, firstStartsAt];
  return db.raw(INSERT, db.organizationId, ...about, now);
}
