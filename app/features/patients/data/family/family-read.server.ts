import { and, asc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { user } from "~/db/schema/identity.server";
import { patient, relatedPatient } from "~/db/schema/patients.server";

const related = alias(patient, "related");
const primary = alias(patient, "primary_patient");
const MOST = 50;

const relation = {
  id: relatedPatient.id,
  primaryPatientId: relatedPatient.primaryPatientId,
  patientId: relatedPatient.patientId,
  relation: relatedPatient.relation,
  consentAt: relatedPatient.consentAt,
  consentBy: relatedPatient.consentBy,
  recordAccess: relatedPatient.recordAccess,
  askedEmail: relatedPatient.askedEmail,
  endedAt: relatedPatient.endedAt,
  version: relatedPatient.version,
};
const person = {
  userId: related.userId,
  firstName: related.firstName,
  lastName: related.lastName,
  birthDate: related.birthDate,
  gender: related.gender,
  email: related.email,
  phoneCallingCode: related.phoneCallingCode,
  phone: related.phone,
  externalNumber: related.externalNumber,
  enabled: related.enabled,
  patientVersion: related.version,
};

const relations = (db: TenantDb) =>
  db.orm
    .select(pick({ ...relation, ...person }))
    .from(relatedPatient)
    .innerJoin(
      related,
      and(eq(related.organizationId, relatedPatient.organizationId), eq(related.id, relatedPatient.patientId)),
    )
    .$dynamic();
export type RelationRow = Awaited<ReturnType<typeof relations>>[number];

/** The relatives of a primary patient that have not been ended, the first added first. */
export const readRelations = (db: TenantDb, primaryPatientId: string) =>
  relations(db)
    .where(
      and(
        db.own(relatedPatient),
        eq(relatedPatient.primaryPatientId, primaryPatientId),
        isNull(relatedPatient.endedAt),
      ),
    )
    .orderBy(asc(relatedPatient.createdAt), asc(relatedPatient.id))
    .limit(MOST);

export async function readRelation(db: TenantDb, id: string): Promise<RelationRow | undefined> {
  const [found] = await relations(db).where(and(db.own(relatedPatient), eq(relatedPatient.id, id)));
  return found;
}

/** A relation with the name of whoever wants to act, for the mail and the page that ask. */
export async function readRequest(db: TenantDb, id: string) {
  const [found] = await db.orm
    .select(
      pick({
        ...relation,
        relativeUserId: related.userId,
        relativeEmail: related.email,
        relativeFirstName: related.firstName,
        relativeLastName: related.lastName,
        askerFirstName: primary.firstName,
        askerLastName: primary.lastName,
      }),
    )
    .from(relatedPatient)
    .innerJoin(
      related,
      and(eq(related.organizationId, relatedPatient.organizationId), eq(related.id, relatedPatient.patientId)),
    )
    .innerJoin(
      primary,
      and(eq(primary.organizationId, relatedPatient.organizationId), eq(primary.id, relatedPatient.primaryPatientId)),
    )
    .where(and(db.own(relatedPatient), eq(relatedPatient.id, id)));
  return found;
}

/** Who may act for a patient at the moment, for the patient to see and to end. */
export const readActors = (db: TenantDb, patientId: string) =>
  db.orm
    .select(
      pick({
        id: relatedPatient.id,
        relation: relatedPatient.relation,
        firstName: primary.firstName,
        lastName: primary.lastName,
      }),
    )
    .from(relatedPatient)
    .innerJoin(
      primary,
      and(eq(primary.organizationId, relatedPatient.organizationId), eq(primary.id, relatedPatient.primaryPatientId)),
    )
    .where(
      and(
        db.own(relatedPatient),
        eq(relatedPatient.patientId, patientId),
        isNull(relatedPatient.endedAt),
        isNotNull(relatedPatient.consentAt),
      ),
    )
    .limit(MOST);

/** The relations of a patient from both sides, each by its index: asked for either at once, SQLite reads all there are. */
const sidesOf = (db: TenantDb, patientId: string) => {
  const own = sql`SELECT id FROM related_patient WHERE organization_id = ${db.organizationId} AND ended_at IS NULL`;
  return sql`${own} AND primary_patient_id = ${patientId} UNION ALL ${own} AND patient_id = ${patientId}`;
};

/** Who acts for a patient, and for whom a patient acts, as far as both have agreed: for the patient's own page. */
export const familyOfStatement = (db: TenantDb, patientId: string) =>
  db.orm
    .select(
      pick({
        id: relatedPatient.id,
        relation: relatedPatient.relation,
        consentAt: relatedPatient.consentAt,
        primaryPatientId: relatedPatient.primaryPatientId,
        primaryFirstName: primary.firstName,
        primaryLastName: primary.lastName,
        patientId: relatedPatient.patientId,
        firstName: related.firstName,
        lastName: related.lastName,
      }),
    )
    .from(relatedPatient)
    .innerJoin(
      related,
      and(eq(related.organizationId, relatedPatient.organizationId), eq(related.id, relatedPatient.patientId)),
    )
    .innerJoin(
      primary,
      and(eq(primary.organizationId, relatedPatient.organizationId), eq(primary.id, relatedPatient.primaryPatientId)),
    )
    .where(
      and(
        db.own(relatedPatient),
        isNull(relatedPatient.endedAt),
        sql`${relatedPatient.id} IN (${sidesOf(db, patientId)})`,
      ),
    )
    .limit(MOST);

/** The user of an account by their email in small letters, and the patient that they are. */
export async function readAccount(db: TenantDb, email: string) {
  const [found] = await db.orm
    .select(pick({ userId: user.id, enabled: user.enabled, patientId: patient.id }))
    .from(user)
    .leftJoin(patient, and(eq(patient.organizationId, user.organizationId), eq(patient.userId, user.id)))
    .where(and(db.own(user), eq(user.username, email)))
    .limit(1);
  return found;
}

/** What a patient who acts for another may do with their health record; undefined where they do not act for them. */
export async function readRecordAccess(db: TenantDb, primaryPatientId: string, patientId: string) {
  const [found] = await db.orm
    .select({ access: relatedPatient.recordAccess })
    .from(relatedPatient)
    .where(
      and(
        db.own(relatedPatient),
        eq(relatedPatient.primaryPatientId, primaryPatientId),
        eq(relatedPatient.patientId, patientId),
        isNotNull(relatedPatient.consentAt),
        isNull(relatedPatient.endedAt),
      ),
    )
    .limit(1);
  return found?.access;
}
