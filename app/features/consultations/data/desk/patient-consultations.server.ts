import { and, desc, eq, inArray, lt, or, sql } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { consultation } from "~/db/schema/consultations.server";
import type { ConsultationType } from "../../domain/consultations/consultation";

/** A place in a list that goes back in time. */
export interface ListMark {
  startsAt: number;
  id: string;
}

const isBefore = ({ startsAt, id }: ListMark) =>
  or(lt(consultation.startTime, startsAt), and(eq(consultation.startTime, startsAt), lt(consultation.id, id)));

/** The consultations of some appointments, at most 90, where somebody has opened them. */
export async function consultationsOfAppointments(db: TenantDb, appointmentIds: readonly string[]) {
  if (appointmentIds.length === 0) return [];
  const { id, appointmentId, publishStatus } = consultation;
  return db.orm
    .select(pick({ id, appointmentId, publishStatus }))
    .from(consultation)
    .where(and(db.own(consultation), inArray(consultation.appointmentId, [...appointmentIds])));
}

/** Consultations of a patient without an appointment, of some types, of which they were told; the latest first. */
export async function consultationsBesides(
  db: TenantDb,
  {
    patientId,
    types,
    most,
    mark,
  }: { patientId: string; types: readonly ConsultationType[]; most: number; mark: ListMark | null },
) {
  const { id, startTime, type, publishStatus, providerId, branchId } = consultation;
  return db.orm
    .select(pick({ id, startTime, type, publishStatus, providerId, branchId }))
    .from(consultation)
    .where(
      and(
        db.own(consultation),
        eq(consultation.patientId, patientId),
        // By the patient, and not by the appointment that all of these lack.
        sql`+${consultation.appointmentId} IS NULL`,
        inArray(consultation.type, [...types]),
        inArray(consultation.publishStatus, ["PUBLISHED", "WITHDRAWN"]),
        mark === null ? undefined : isBefore(mark),
      ),
    )
    .orderBy(desc(consultation.startTime), desc(consultation.id))
    .limit(most);
}
