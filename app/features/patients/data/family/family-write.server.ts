import { and, eq, gte, isNull, or, sql } from "drizzle-orm";
import type { Statement, TenantDb } from "~/db/client.server";
import { relatedPatient } from "~/db/schema/patients.server";
import type { FamilyRelation } from "../../domain/family/family-relation";
import type { RecordAccess } from "../../domain/family/record-access";

interface NewRelation {
  id: string;
  primaryPatientId: string;
  patientId: string;
  relation: FamilyRelation;
  /** A dependant's consent is given by who adds them; an adult's is absent until they give it. */
  consentBy: "GUARDIAN" | null;
  consentAt: number | null;
  recordAccess: RecordAccess;
  askedEmail: string;
  createdAt: number;
}

export const insertRelation = (db: TenantDb, row: NewRelation): Statement =>
  db.orm.insert(relatedPatient).values({ organizationId: db.organizationId, ...row });

const raised = { version: sql`${relatedPatient.version} + 1` };

/** The conditional write of a form that was made from `version`. */
export const updateRelation = (
  db: TenantDb,
  { id, version }: { id: string; version: number },
  changed: { relation: FamilyRelation; recordAccess: RecordAccess },
): Statement =>
  db.orm
    .update(relatedPatient)
    .set({ ...changed, ...raised })
    .where(
      and(
        db.own(relatedPatient),
        eq(relatedPatient.id, id),
        eq(relatedPatient.version, version),
        isNull(relatedPatient.endedAt),
      ),
    );

/** Ends a relation, once. */
export const endRelationStatement = (db: TenantDb, id: string, now: number): Statement =>
  db.orm
    .update(relatedPatient)
    .set({ endedAt: now, ...raised })
    .where(and(db.own(relatedPatient), eq(relatedPatient.id, id), isNull(relatedPatient.endedAt)));

/** Ends every relation of somebody who goes: whom they act for, and who acts for them. */
export const endRelationsOf = (db: TenantDb, patientId: string, now: number): Statement =>
  db.orm
    .update(relatedPatient)
    .set({ endedAt: now, ...raised })
    .where(
      and(
        db.own(relatedPatient),
        or(eq(relatedPatient.primaryPatientId, patientId), eq(relatedPatient.patientId, patientId)),
        isNull(relatedPatient.endedAt),
      ),
    );

/** The conditional write that takes back the end of a relation, where it was ended since an instant (UTC ms). */
export const resumeRelationStatement = (db: TenantDb, id: string, since: number): Statement =>
  db.orm
    .update(relatedPatient)
    .set({ endedAt: null, ...raised })
    .where(and(db.own(relatedPatient), eq(relatedPatient.id, id), gte(relatedPatient.endedAt, since)));

/** Writes down that the relative has agreed. */
export const consentStatement = (db: TenantDb, id: string, now: number): Statement =>
  db.orm
    .update(relatedPatient)
    .set({ consentBy: "RELATIVE", consentAt: now, ...raised })
    .where(
      and(
        db.own(relatedPatient),
        eq(relatedPatient.id, id),
        isNull(relatedPatient.consentAt),
        isNull(relatedPatient.endedAt),
      ),
    );
