import { and, desc, eq, ne } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { consultation } from "~/db/schema/consultations.server";

/** The consultations of a patient of whose summaries they were told, the last one first. */
export function readLastPublished(db: TenantDb, patientId: string, most: number) {
  const { id, appointmentId, providerId, startTime, consultationTime, publishStatus } = consultation;
  return db.orm
    .select(pick({ id, appointmentId, providerId, startTime, consultationTime, publishStatus }))
    .from(consultation)
    .where(
      and(db.own(consultation), eq(consultation.patientId, patientId), ne(consultation.publishStatus, "UNPUBLISHED")),
    )
    .orderBy(desc(consultation.publishedAt), desc(consultation.id))
    .limit(most);
}
