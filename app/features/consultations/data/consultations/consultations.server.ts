import { and, eq, inArray, sql } from "drizzle-orm";
import type { Statement, TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { consultation } from "~/db/schema/consultations.server";
import type { Consultation } from "../../domain/consultations/consultation";

const columns = {
  id: consultation.id,
  patientId: consultation.patientId,
  providerId: consultation.providerId,
  appointmentId: consultation.appointmentId,
  branchId: consultation.branchId,
  type: consultation.type,
  status: consultation.status,
  reason: consultation.reason,
  startTime: consultation.startTime,
  consultationTime: consultation.consultationTime,
  publishStatus: consultation.publishStatus,
  publishedAt: consultation.publishedAt,
  withdrawnReason: consultation.withdrawnReason,
  creatorId: consultation.creatorId,
  createdAt: consultation.createdAt,
  updatedAt: consultation.updatedAt,
  version: consultation.version,
};

/** A consultation by its id, or by the appointment that it is about. */
export async function readConsultation(
  db: TenantDb,
  by: { id: string } | { appointmentId: string },
): Promise<Consultation | undefined> {
  const key = "id" in by ? eq(consultation.id, by.id) : eq(consultation.appointmentId, by.appointmentId);
  const [found] = await db.orm
    .select(pick(columns))
    .from(consultation)
    .where(and(db.own(consultation), key))
    .limit(1);
  return found;
}

/** When consultations began or are to begin (UTC ms), by their ids. */
export async function startTimesOf(db: TenantDb, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const found = await db.orm
    .select(pick({ id: consultation.id, startTime: consultation.startTime }))
    .from(consultation)
    .where(and(db.own(consultation), inArray(consultation.id, [...ids])));
  return new Map(found.map(({ id, startTime }) => [id, startTime]));
}

/** An appointment has at most one: a second is refused by its unique key. */
export const insertConsultation = (db: TenantDb, row: Consultation): Statement =>
  db.orm.insert(consultation).values({ organizationId: db.organizationId, ...row });

/** What of a consultation changes; made on the version that was read, so that the second of two is refused. */
export interface ConsultationChange extends Pick<Consultation, "status" | "publishStatus"> {
  /** When it was published or withdrawn last. */
  publishedAt?: number;
  publishedBy?: string;
  withdrawnReason?: string;
  now: number;
}

export const changeConsultation = (
  db: TenantDb,
  { id, version }: Pick<Consultation, "id" | "version">,
  { now, ...change }: ConsultationChange,
): Statement =>
  db.orm
    .update(consultation)
    .set({ ...change, updatedAt: now, version: sql`${consultation.version} + 1` })
    .where(and(db.own(consultation), eq(consultation.id, id), eq(consultation.version, version)));
