import { and, desc, eq, ne } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { consultation } from "~/db/schema/consultations.server";

/** The consultation of a patient of whose summary they were last told; undefined where they never were. */
export async function readLastPublished(db: TenantDb, patientId: string) {
  const { id, providerId, startTime, consultationTime, publishStatus } = consultation;
  const [found] = await db.orm
    .select(pick({ id, providerId, startTime, consultationTime, publishStatus }))
    .from(consultation)
    .where(
      and(db.own(consultation), eq(consultation.patientId, patientId), ne(consultation.publishStatus, "UNPUBLISHED")),
    )
    .orderBy(desc(consultation.publishedAt), desc(consultation.id))
    .limit(1);
  return found;
}
