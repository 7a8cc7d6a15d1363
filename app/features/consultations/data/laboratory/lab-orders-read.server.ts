import { and, asc, desc, eq, inArray, isNotNull, lt, ne, or, sql, type SQL } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { laboratory } from "~/db/schema/laboratory-catalogue.server";
import { labOrder, labOrderHistory, labOrderTest } from "~/db/schema/laboratory.server";
import type { LabOrder, LabOrderTest } from "../../domain/laboratory/lab-order";
import type { LabState } from "../../domain/laboratory/lab-order-states";
import type { LabCategory } from "../../domain/laboratory/lab-test";

const orderColumns = {
  id: labOrder.id,
  number: labOrder.number,
  consultationId: labOrder.consultationId,
  patientId: labOrder.patientId,
  providerId: labOrder.providerId,
  creatorId: labOrder.creatorId,
  laboratoryId: labOrder.laboratoryId,
  state: labOrder.state,
  category: labOrder.category,
  priority: labOrder.priority,
  reason: labOrder.reason,
  clinicalNotes: labOrder.clinicalNotes,
  collectedAt: labOrder.collectedAt,
  wishedDate: labOrder.wishedDate,
  orderedAt: labOrder.orderedAt,
  resultedAt: labOrder.resultedAt,
  reviewSince: labOrder.reviewSince,
  reviewedAt: labOrder.reviewedAt,
  reviewedBy: labOrder.reviewedBy,
  releasedAt: labOrder.releasedAt,
  unopenedSince: labOrder.unopenedSince,
  recordId: labOrder.recordId,
  createdAt: labOrder.createdAt,
  updatedAt: labOrder.updatedAt,
  version: labOrder.version,
};

/** What is read of a test of an order. */
export const testColumns = {
  id: labOrderTest.id,
  orderId: labOrderTest.orderId,
  position: labOrderTest.position,
  testId: labOrderTest.testId,
  name: labOrderTest.name,
  loinc: labOrderTest.loinc,
  panel: labOrderTest.panel,
  sample: labOrderTest.sample,
  fasting: labOrderTest.fasting,
  preparation: labOrderTest.preparation,
  state: labOrderTest.state,
  sampleCode: labOrderTest.sampleCode,
  sampledAt: labOrderTest.sampledAt,
  collectedBy: labOrderTest.collectedBy,
  rejectedReason: labOrderTest.rejectedReason,
  enteredBy: labOrderTest.enteredBy,
  verifiedBy: labOrderTest.verifiedBy,
  enteredVersion: labOrderTest.enteredVersion,
  finalVersion: labOrderTest.finalVersion,
  releasedVersion: labOrderTest.releasedVersion,
  releasedBefore: labOrderTest.releasedBefore,
  stateReason: labOrderTest.stateReason,
  stateAt: labOrderTest.stateAt,
  priceMinor: labOrderTest.priceMinor,
  taxPercent: labOrderTest.taxPercent,
};

/** Joins an order with its laboratory. */
export const ofLaboratory = and(
  eq(laboratory.organizationId, labOrder.organizationId),
  eq(laboratory.id, labOrder.laboratoryId),
);
export const laboratoryName = laboratory.name;

/** An order as it is stored; who its people are is asked of those who own them. */
export interface StoredOrder {
  order: LabOrder & { laboratoryName: string };
  tests: LabOrderTest[];
}

/** An order with its tests. */
export async function readLabOrder(db: TenantDb, id: string): Promise<StoredOrder | undefined> {
  const [[order], tests] = await Promise.all([
    db.orm
      .select(pick({ ...orderColumns, laboratoryName }))
      .from(labOrder)
      .innerJoin(laboratory, ofLaboratory)
      .where(and(db.own(labOrder), eq(labOrder.id, id)))
      .limit(1),
    testsOfOrders(db, [id]),
  ]);
  return order && { order, tests };
}

/** The tests of orders, each order's in its own order. */
export const testsOfOrders = (db: TenantDb, orderIds: readonly string[]): PromiseLike<LabOrderTest[]> =>
  db.orm
    .select(pick(testColumns))
    .from(labOrderTest)
    .where(and(db.own(labOrderTest), inArray(labOrderTest.orderId, [...orderIds])))
    .orderBy(asc(labOrderTest.orderId), asc(labOrderTest.position));

export interface OrdersAsked {
  patientId?: string | undefined;
  providerId?: string | undefined;
  consultationId?: string | undefined;
  states?: readonly LabState[] | undefined;
  /** Those alone of which some results wait for the review, whatever their other tests do. */
  toReview?: boolean;
  category?: LabCategory | undefined;
  /** Drafts are nobody's but their writers'. */
  withDrafts: boolean;
  number?: number | undefined;
  /** The last one of the page before: `at` as the list goes by it. */
  after?: { at: number; id: string } | undefined;
  most: number;
}

/**
 * What a list goes by. The few orders of one patient or consultation go by when they were sent, as the list says of them: a
 * draft may have been begun long before. All others go by when they were written, for which there is an index.
 */
const timeOf = ({ patientId, consultationId }: OrdersAsked) =>
  patientId === undefined && consultationId === undefined
    ? sql<number>`${labOrder.createdAt}`
    : sql<number>`coalesce(${labOrder.orderedAt}, ${labOrder.createdAt})`;

/** Where a list goes on: a provider who looks after patients sees the orders of these too. */
const conditionOf = (asked: OrdersAsked, own: SQL | undefined): SQL | undefined =>
  and(
    own,
    asked.patientId === undefined ? undefined : eq(labOrder.patientId, asked.patientId),
    asked.providerId === undefined ? undefined : eq(labOrder.providerId, asked.providerId),
    asked.consultationId === undefined ? undefined : eq(labOrder.consultationId, asked.consultationId),
    asked.states === undefined ? undefined : inArray(labOrder.state, [...asked.states]),
    asked.toReview ? isNotNull(labOrder.reviewSince) : undefined,
    asked.category === undefined ? undefined : eq(labOrder.category, asked.category),
    asked.number === undefined ? undefined : eq(labOrder.number, asked.number),
    asked.withDrafts ? undefined : ne(labOrder.state, "DRAFT"),
    asked.after &&
      or(lt(timeOf(asked), asked.after.at), and(eq(timeOf(asked), asked.after.at), lt(labOrder.id, asked.after.id))),
  );

/** A page of orders, newest first. */
export const listLabOrderRows = (db: TenantDb, asked: OrdersAsked) =>
  db.orm
    .select(pick({ ...orderColumns, laboratoryName }))
    .from(labOrder)
    .innerJoin(laboratory, ofLaboratory)
    .where(conditionOf(asked, db.own(labOrder)))
    .orderBy(desc(timeOf(asked)), desc(labOrder.id))
    .limit(asked.most);

/** Whose order has this number; undefined for none. */
export async function patientOfOrder(db: TenantDb, number: number): Promise<string | undefined> {
  const [found] = await db.orm
    .select(pick({ patientId: labOrder.patientId }))
    .from(labOrder)
    .where(and(db.own(labOrder), eq(labOrder.number, number)))
    .limit(1);
  return found?.patientId;
}

const sentOf = (db: TenantDb, patientId: string) =>
  and(db.own(labOrder), eq(labOrder.patientId, patientId), ne(labOrder.state, "DRAFT"));

/** Every order of a patient that was sent, the newest first, and their tests: one round trip. */
export async function ordersOfPatient(db: TenantDb, patientId: string) {
  const [orders, tests] = await db.batch([
    db.orm
      .select(pick(orderColumns))
      .from(labOrder)
      .where(sentOf(db, patientId))
      .orderBy(desc(labOrder.createdAt), desc(labOrder.id)),
    db.orm
      .select(pick(testColumns))
      .from(labOrder)
      // The patient's orders come first, and then their tests.
      .crossJoin(labOrderTest)
      .where(
        and(
          sentOf(db, patientId),
          eq(labOrderTest.organizationId, labOrder.organizationId),
          eq(labOrderTest.orderId, labOrder.id),
        ),
      )
      .orderBy(asc(labOrderTest.orderId), asc(labOrderTest.position)),
  ]);
  return { orders, tests };
}

/**
 * The orders of a provider of which results wait for them, all of their tests or a part, those with a critical value that
 * nobody acknowledged first and then those that have waited longest, with how many there are.
 */
export const ordersToReview = (db: TenantDb, providerId: string, most: number) =>
  db.orm
    .select({ ...pick(orderColumns), waiting: sql<number>`count(*) OVER ()`, isCritical })
    .from(labOrder)
    .where(and(db.own(labOrder), eq(labOrder.providerId, providerId), isNotNull(labOrder.reviewSince)))
    .orderBy(desc(isCritical), asc(labOrder.reviewSince), asc(labOrder.id))
    .limit(most);

const isCritical = sql<number>`EXISTS (SELECT 1 FROM lab_critical c WHERE c.organization_id = lab_order.organization_id
AND c.order_id = lab_order.id AND c.acknowledged_at IS NULL AND c.withdrawn_at IS NULL)`;

/** The orders of consultations, the oldest of each first. */
export const labOrdersOfConsultations = (db: TenantDb, consultationIds: readonly string[]) =>
  db.orm
    .select(pick(orderColumns))
    .from(labOrder)
    .where(and(db.own(labOrder), inArray(labOrder.consultationId, [...consultationIds])))
    // By a value of its own: in the order of its index SQLite would walk the orders of the whole practice.
    .orderBy(sql`+${labOrder.createdAt}`, asc(labOrder.id));

/** What happened to an order, oldest first. */
export const historyOf = (db: TenantDb, orderId: string) =>
  db.orm
    .select(
      pick({
        id: labOrderHistory.id,
        orderTestId: labOrderHistory.orderTestId,
        action: labOrderHistory.action,
        toState: labOrderHistory.toState,
        reason: labOrderHistory.reason,
        actorKind: labOrderHistory.actorKind,
        actorId: labOrderHistory.actorId,
        at: labOrderHistory.at,
      }),
    )
    .from(labOrderHistory)
    .where(and(db.own(labOrderHistory), eq(labOrderHistory.orderId, orderId)))
    .orderBy(asc(labOrderHistory.at), asc(labOrderHistory.id))
    .limit(400);
