import { and, eq, isNull, or, sql } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { prescription } from "~/db/schema/prescriptions.server";
import { FOUND, MOST_COUNTED, type DeskPrescription, type QueueCounts } from "../../domain/pharmacy/desk";
import { isDeclined, prescriptions } from "./desk-read.server";

/** So many of the newest of each patient are looked at. */
const NEWEST = 20;

interface OfPatients {
  patientIds: readonly string[];
  /** The desk's own, which also sees what was sent to any; undefined for a desk of all pharmacies. */
  pharmacyId: string | undefined;
  most: number;
}

const ofPharmacy = (pharmacyId: string | undefined) =>
  pharmacyId === undefined ? undefined : or(eq(prescription.pharmacyId, pharmacyId), isNull(prescription.pharmacyId));

/**
 * What a desk's queues have of some patients: what waits longest first, then what is done, newest first. Of each patient
 * the newest few are looked up by one index, and the pluses keep the database from walking all that is in a state.
 */
export const prescriptionsOfPatients = (
  db: TenantDb,
  { patientIds, pharmacyId, most }: OfPatients,
): PromiseLike<DeskPrescription[]> => {
  const ids = sql`(SELECT i.value FROM json_each(${JSON.stringify(patientIds)}) w CROSS JOIN json_each((
SELECT json_group_array(n.id) FROM (SELECT s.id FROM prescription s WHERE s.organization_id = ${db.organizationId}
AND s.patient_id = w.value AND s.signed_at IS NOT NULL ORDER BY s.signed_at DESC, s.id DESC LIMIT ${NEWEST}) n)) i)`;
  const states = sql`+${prescription.state} IN (SELECT value FROM json_each(${JSON.stringify(FOUND)}))`;
  const isDone = sql`${prescription.state} = 'DISPENSED'`;
  return prescriptions(db)
    .where(and(db.own(prescription), sql`${prescription.id} IN ${ids}`, states, ofPharmacy(pharmacyId)))
    .orderBy(
      isDone,
      sql`CASE WHEN ${isDone} THEN -${prescription.stateAt} ELSE ${prescription.stateAt} END`,
      prescription.id,
    )
    .limit(most);
};

/**
 * How much waits in each queue of a desk, at most one more than is counted: what it reads does not grow with the tenant.
 * @param pharmacyId the desk's own, which also sees what was sent to any; undefined for a desk of all pharmacies
 */
export async function countQueues(db: TenantDb, pharmacyId: string | undefined): Promise<QueueCounts> {
  const places =
    pharmacyId === undefined ? [undefined] : [eq(prescription.pharmacyId, pharmacyId), isNull(prescription.pharmacyId)];
  const inState = (state: "SENT" | "PARTLY_DISPENSED", declined: ReturnType<typeof isDeclined>) => {
    const [first, ...rest] = places.map((which) =>
      db.orm
        .select(pick({ declined: sql<number>`${declined}` }))
        .from(prescription)
        .where(and(db.own(prescription), which, eq(prescription.state, state)))
        .limit(MOST_COUNTED + 1),
    );
    return [first, ...rest].filter((each) => each !== undefined);
  };
  const sent = inState("SENT", isDeclined(db));
  const [head, ...tail] = [...sent, ...inState("PARTLY_DISPENSED", sql`0`)];
  if (!head) return { SENT: 0, DECLINED: 0, PARTLY_DISPENSED: 0 };
  const found = await db.batch([head, ...tail]);
  const waiting = found.slice(0, sent.length).flat();
  const declined = waiting.filter((each) => each.declined === 1).length;
  const inPart = found.slice(sent.length).flat().length;
  return { SENT: waiting.length - declined, DECLINED: declined, PARTLY_DISPENSED: inPart };
}
