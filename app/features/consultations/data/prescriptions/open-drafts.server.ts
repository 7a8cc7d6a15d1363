import { and, asc, desc, eq, isNull, ne, notExists, sql } from "drizzle-orm";
import type { Statement, TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { prescription, prescriptionLine } from "~/db/schema/prescriptions.server";

/** What a draft is a copy of. */
export type CopyOf = { renewsId: string } | { replacesId: string };

const copyKey = (copyOf: CopyOf) =>
  "renewsId" in copyOf ? eq(prescription.renewsId, copyOf.renewsId) : eq(prescription.replacesId, copyOf.replacesId);

const draft = {
  id: prescription.id,
  version: prescription.version,
  consultationId: prescription.consultationId,
};

/** The draft with which somebody has begun to renew or to replace a prescription. */
export async function openCopyOf(
  db: TenantDb,
  { patientId, prescriberId }: { patientId: string; prescriberId: string },
  copyOf: CopyOf,
) {
  const [found] = await db.orm
    .select(pick(draft))
    .from(prescription)
    .where(
      and(
        ...[db.own(prescription), eq(prescription.prescriberId, prescriberId), eq(prescription.state, "DRAFT")],
        ...[eq(prescription.patientId, patientId), copyKey(copyOf)],
      ),
    )
    .orderBy(asc(prescription.createdAt), asc(prescription.id))
    .limit(1);
  return found;
}

interface Begun {
  patientId: string;
  prescriberId: string;
  creatorId: string;
  consultationId: string | null;
}

/** A draft that somebody has begun and written nothing on. */
export async function untouchedDraft(
  db: TenantDb,
  { patientId, prescriberId, creatorId, consultationId }: Begun,
): Promise<{ id: string } | undefined> {
  const lines = db.orm
    .select(pick({ id: prescriptionLine.id }))
    .from(prescriptionLine)
    .where(and(db.own(prescriptionLine), eq(prescriptionLine.prescriptionId, prescription.id)));
  const [found] = await db.orm
    .select(pick({ id: prescription.id }))
    .from(prescription)
    .where(
      and(
        ...[db.own(prescription), eq(prescription.prescriberId, prescriberId), eq(prescription.state, "DRAFT")],
        ...[eq(prescription.patientId, patientId), eq(prescription.creatorId, creatorId)],
        ...[eq(prescription.version, 1), isNull(prescription.renewsId), isNull(prescription.replacesId)],
        consultationId === null ? isNull(prescription.consultationId) : eq(prescription.consultationId, consultationId),
        notExists(lines),
      ),
    )
    .orderBy(asc(prescription.createdAt), asc(prescription.id))
    .limit(1);
  return found;
}

/** The newest signed prescription that renews or replaces another one already. */
export async function signedCopyOf(
  db: TenantDb,
  patientId: string,
  copyOf: CopyOf,
): Promise<{ id: string; number: number | null } | undefined> {
  const [found] = await db.orm
    .select(pick({ id: prescription.id, number: prescription.number }))
    .from(prescription)
    .where(
      and(
        ...[db.own(prescription), eq(prescription.patientId, patientId), ne(prescription.state, "DRAFT")],
        copyKey(copyOf),
      ),
    )
    .orderBy(desc(prescription.createdAt), desc(prescription.id))
    .limit(1);
  return found;
}

const NO_COPY = `SELECT CASE WHEN EXISTS (SELECT 1 FROM prescription WHERE organization_id = ?1 AND prescriber_id = ?2 AND state = 'DRAFT'
AND (renews_id = ?3 OR replaces_id = ?4)) THEN json_extract('{}', 'conflict') ELSE 1 END`;

/** Refuses its batch where the same prescriber has begun the same copy at the same moment. */
export const requireNoCopy = (
  db: TenantDb,
  { prescriberId, renewsId, replacesId }: { prescriberId: string; renewsId: string | null; replacesId: string | null },
): D1PreparedStatement => db.raw(NO_COPY, db.organizationId, prescriberId, renewsId, replacesId);

/**
 * Another version of every draft that renews a prescription: whoever signs one from a page that was made before is told to
 * look again.
 */
export const outdateRenewals = (db: TenantDb, prescriptionId: string): Statement =>
  db.orm
    .update(prescription)
    .set({ version: sql`${prescription.version} + 1` })
    .where(and(db.own(prescription), eq(prescription.renewsId, prescriptionId), eq(prescription.state, "DRAFT")));
