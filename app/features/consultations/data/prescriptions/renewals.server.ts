import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { Statement, TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { prescription, renewalRequest } from "~/db/schema/prescriptions.server";
import type { RenewalRequest } from "../../domain/prescriptions/prescription";
import { ASKED_OF, type RenewalState } from "../../domain/prescriptions/renewal";

const MOST_ASKED = 200;

const columns = {
  id: renewalRequest.id,
  prescriptionId: renewalRequest.prescriptionId,
  patientId: renewalRequest.patientId,
  state: renewalRequest.state,
  note: renewalRequest.note,
  answer: renewalRequest.answer,
  answeredBy: renewalRequest.answeredBy,
  answeredAt: renewalRequest.answeredAt,
  renewedById: renewalRequest.renewedById,
  createdAt: renewalRequest.createdAt,
  version: renewalRequest.version,
};

/** The wishes for renewals of prescriptions, the newest first. */
export const renewalsOf = (db: TenantDb, prescriptionIds: readonly string[]): Promise<RenewalRequest[]> =>
  db.orm
    .select(pick(columns))
    .from(renewalRequest)
    .where(and(db.own(renewalRequest), inArray(renewalRequest.prescriptionId, [...prescriptionIds])))
    .orderBy(desc(renewalRequest.createdAt), desc(renewalRequest.id))
    .limit(MOST_ASKED);

export async function readRenewal(db: TenantDb, id: string): Promise<RenewalRequest | undefined> {
  const [found] = await db.orm
    .select(pick(columns))
    .from(renewalRequest)
    .where(and(db.own(renewalRequest), eq(renewalRequest.id, id)))
    .limit(1);
  return found;
}

/** The wishes that wait for a provider's answer, the oldest first; none for what was called off since. */
export const renewalsAsked = (db: TenantDb, prescriberId: string | null): Promise<RenewalRequest[]> =>
  db.orm
    .select(pick(columns))
    .from(renewalRequest)
    .innerJoin(
      prescription,
      and(
        eq(prescription.organizationId, renewalRequest.organizationId),
        eq(prescription.id, renewalRequest.prescriptionId),
        prescriberId === null ? undefined : eq(prescription.prescriberId, prescriberId),
        // The wish is found first, by its own index.
        inArray(sql`+${prescription.state}`, [...ASKED_OF]),
      ),
    )
    .where(and(db.own(renewalRequest), eq(renewalRequest.state, "REQUESTED")))
    .orderBy(renewalRequest.createdAt, renewalRequest.id)
    .limit(MOST_ASKED);

const ASK = `INSERT INTO renewal_request (organization_id, id, prescription_id, patient_id, state, note, answer, created_at, version)
SELECT ?1, ?2, ?3, ?4, 'REQUESTED', ?5, '', ?6, 1
WHERE NOT EXISTS (SELECT 1 FROM renewal_request r WHERE r.organization_id = ?1 AND r.prescription_id = ?3 AND r.state = 'REQUESTED')`;

/** A new wish; writes nothing where one waits for its answer already. */
export const insertRenewal = (
  db: TenantDb,
  { id, prescriptionId, patientId, note, createdAt }: RenewalRequest,
): D1PreparedStatement => db.raw(ASK, db.organizationId, id, prescriptionId, patientId, note, createdAt);

interface Answered {
  state: Exclude<RenewalState, "REQUESTED">;
  answer: string;
  /** Null where the patient withdrew it. */
  answeredBy: string | null;
  renewedById?: string;
  now: number;
}

const answered = ({ state, answer, answeredBy, renewedById, now }: Answered) => ({
  ...{ state, answer, answeredBy, answeredAt: now, version: sql`${renewalRequest.version} + 1` },
  ...(renewedById !== undefined && { renewedById }),
});

/** Answers one wish; changes no row where somebody has answered it. */
export const answerRenewalStatement = (db: TenantDb, id: string, answer: Answered): Statement =>
  db.orm
    .update(renewalRequest)
    .set(answered(answer))
    .where(and(db.own(renewalRequest), eq(renewalRequest.id, id), eq(renewalRequest.state, "REQUESTED")));

/** Answers every wish for a prescription that waits. */
export const answerRenewalsOf = (db: TenantDb, prescriptionId: string, answer: Answered): Statement =>
  db.orm
    .update(renewalRequest)
    .set(answered(answer))
    .where(
      and(
        db.own(renewalRequest),
        eq(renewalRequest.prescriptionId, prescriptionId),
        eq(renewalRequest.state, "REQUESTED"),
      ),
    );
