import { and, asc, desc, eq, gte, isNotNull, isNull, not, or, sql, type SQL } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { labCritical, labOrder, labOrderTest } from "~/db/schema/laboratory.server";

const criticalColumns = {
  id: labCritical.id,
  orderId: labCritical.orderId,
  resultId: labCritical.resultId,
  raisedAt: labCritical.raisedAt,
  escalated: labCritical.escalated,
  acknowledgedAt: labCritical.acknowledgedAt,
  acknowledgedBy: labCritical.acknowledgedBy,
  note: labCritical.note,
  withdrawnAt: labCritical.withdrawnAt,
};

export const criticalsOf = (db: TenantDb, orderId: string) =>
  db.orm
    .select(pick(criticalColumns))
    .from(labCritical)
    .where(and(db.own(labCritical), eq(labCritical.orderId, orderId)))
    .orderBy(asc(labCritical.raisedAt));

export async function readCritical(db: TenantDb, id: string) {
  const [found] = await db.orm
    .select(pick(criticalColumns))
    .from(labCritical)
    .where(and(db.own(labCritical), eq(labCritical.id, id)))
    .limit(1);
  return found;
}

/** Whose orders are looked through: of a provider, of a patient, or all. */
export interface OrdersOf {
  providerId?: string | undefined;
  patientId?: string | undefined;
}
const ofWhom = ({ providerId, patientId }: OrdersOf): SQL | undefined =>
  and(
    providerId === undefined ? undefined : eq(labOrder.providerId, providerId),
    patientId === undefined ? undefined : eq(labOrder.patientId, patientId),
  );

/** Tests whose sample was rejected and not taken again, the one that has waited longest first. */
export const rejectedSamples = (db: TenantDb, { most, ...whose }: OrdersOf & { most: number }) =>
  db.orm
    .select(
      pick({
        id: labOrderTest.id,
        orderId: labOrder.id,
        number: labOrder.number,
        patientId: labOrder.patientId,
        providerId: labOrder.providerId,
        name: labOrderTest.name,
        reason: labOrderTest.rejectedReason,
        since: labOrderTest.stateAt,
      }),
    )
    .from(labOrderTest)
    .innerJoin(
      labOrder,
      and(eq(labOrder.organizationId, labOrderTest.organizationId), eq(labOrder.id, labOrderTest.orderId)),
    )
    // As the index has it, which holds these alone.
    .where(
      and(
        db.own(labOrderTest),
        sql`${labOrderTest.state} = 'ORDERED' AND ${labOrderTest.rejectedReason} <> ''`,
        ofWhom(whose),
      ),
    )
    .orderBy(asc(labOrderTest.stateAt), asc(labOrderTest.id))
    .limit(most);

interface ToTell extends OrdersOf {
  /** Orders that were written since then (UTC ms). */
  since: number;
  most: number;
}

/**
 * Reviewed orders of which nobody has noted that the patient was told and that the patient has not opened, those with a
 * critical value first. Who of these has no account is asked of those who own the patients.
 */
export const unopenedReviewed = (db: TenantDb, { since, most, ...whose }: ToTell) => {
  const isCritical = sql<number>`EXISTS (SELECT 1 FROM lab_critical c WHERE c.organization_id = lab_order.organization_id
AND c.order_id = lab_order.id AND c.withdrawn_at IS NULL)`;
  const isTold = sql`EXISTS (SELECT 1 FROM lab_order_history h WHERE h.organization_id = lab_order.organization_id
AND h.order_id = lab_order.id AND h.action IN ('toldByPhone', 'toldInPerson') AND h.at >= lab_order.reviewed_at)`;
  return db.orm
    .select({
      ...pick({ orderId: labOrder.id, number: labOrder.number, patientId: labOrder.patientId }),
      ...pick({ providerId: labOrder.providerId, since: labOrder.reviewedAt }),
      isCritical,
    })
    .from(labOrder)
    .where(
      and(
        ...[db.own(labOrder), gte(labOrder.createdAt, since), isNotNull(labOrder.reviewedAt), ofWhom(whose)],
        or(isNotNull(labOrder.unopenedSince), isNull(labOrder.releasedAt)),
        not(isTold),
      ),
    )
    .orderBy(desc(isCritical), asc(labOrder.reviewedAt), asc(labOrder.id))
    .limit(most);
};

/** Critical values that nobody has said to know of, with the order of each. */
export const openCriticals = (db: TenantDb, { most, ...whose }: OrdersOf & { most: number }) =>
  db.orm
    .select(
      pick({
        ...criticalColumns,
        number: labOrder.number,
        patientId: labOrder.patientId,
        providerId: labOrder.providerId,
      }),
    )
    .from(labCritical)
    .innerJoin(
      labOrder,
      and(eq(labOrder.organizationId, labCritical.organizationId), eq(labOrder.id, labCritical.orderId)),
    )
    .where(and(db.own(labCritical), isNull(labCritical.acknowledgedAt), isNull(labCritical.withdrawnAt), ofWhom(whose)))
    .orderBy(asc(labCritical.raisedAt))
    .limit(most);
