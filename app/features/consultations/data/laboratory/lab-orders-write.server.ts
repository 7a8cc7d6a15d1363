import { and, eq, isNull } from "drizzle-orm";
import type { Statement, TenantDb } from "~/db/client.server";
import { itemsOf, jsonPieces } from "~/db/json-pieces.server";
import { labCritical, labOrder, labOrderTest } from "~/db/schema/laboratory.server";
import type { LabOrder, LabOrderTest } from "../../domain/laboratory/lab-order";
import type { LabState } from "../../domain/laboratory/lab-order-states";
import { takeNumber, takenNumber } from "../consultations/paper-numbers.server";

export const insertLabOrder = (db: TenantDb, order: LabOrder): Statement =>
  db.orm.insert(labOrder).values({ organizationId: db.organizationId, ...order });

/** The next version of an order; changes no row where `before` is not the version that is stored. */
export const updateLabOrder = (db: TenantDb, order: LabOrder, before: number): Statement => {
  // The number is given by `numberLabOrder` alone, and the patient changes by a merge alone.
  const { id, number: _number, patientId: _patient, ...row } = order;
  return db.orm
    .update(labOrder)
    .set(row)
    .where(and(db.own(labOrder), eq(labOrder.id, id), eq(labOrder.version, before)));
};

/** Gives an order the next number of its organization. */
export const numberLabOrder = (db: TenantDb, id: string): Statement[] => [
  takeNumber(db, "LAB_ORDER"),
  db.orm
    .update(labOrder)
    .set({ number: takenNumber(db, "LAB_ORDER") })
    .where(and(db.own(labOrder), eq(labOrder.id, id), isNull(labOrder.number))),
];

export const insertOrderTest = (db: TenantDb, test: LabOrderTest & { rank: number }): Statement =>
  db.orm.insert(labOrderTest).values({ organizationId: db.organizationId, ...test });

export const updateOrderTest = (db: TenantDb, { id, orderId, ...row }: LabOrderTest): Statement =>
  db.orm
    .update(labOrderTest)
    .set(row)
    .where(and(db.own(labOrderTest), eq(labOrderTest.orderId, orderId), eq(labOrderTest.id, id)));

/** The tests of a draft, which are written anew with each change of it. */
export const deleteOrderTests = (db: TenantDb, orderId: string): Statement =>
  db.orm.delete(labOrderTest).where(and(db.own(labOrderTest), eq(labOrderTest.orderId, orderId)));

/** A draft that nobody has seen but those who wrote it. */
export const deleteDraft = (db: TenantDb, { id, version }: Pick<LabOrder, "id" | "version">): Statement =>
  db.orm
    .delete(labOrder)
    .where(and(db.own(labOrder), eq(labOrder.id, id), eq(labOrder.version, version), eq(labOrder.state, "DRAFT")));

export interface LabHistory {
  id: string;
  orderId: string;
  orderTestId: string | null;
  action: string;
  fromState: LabState | null;
  toState: LabState;
  reason: string;
  actorKind: string;
  actorId: string | null;
  at: number;
}

const HISTORY = [
  ...["id", "order_id", "order_test_id", "action", "from_state", "to_state", "reason", "actor_kind", "actor_id", "at"],
];
const HISTORY_ITEM = [
  ...["id", "orderId", "orderTestId", "action", "fromState", "toState", "reason", "actorKind", "actorId", "at"],
].map((name) => `json_extract(h.value, '$.${name}')`);

/** What happened, for good. */
export function insertLabHistory(db: TenantDb, rows: readonly LabHistory[]): D1PreparedStatement {
  const pieces = jsonPieces(rows);
  return db.raw(
    `INSERT INTO lab_order_history (organization_id, ${HISTORY.join(", ")}) SELECT ?1, ${HISTORY_ITEM.join(", ")} FROM ${itemsOf(pieces.length, 2)} h`,
    db.organizationId,
    ...pieces,
  );
}

interface NewCritical {
  id: string;
  orderId: string;
  resultId: string;
  raisedAt: number;
}

export const insertCritical = (db: TenantDb, critical: NewCritical): Statement =>
  db.orm.insert(labCritical).values({ organizationId: db.organizationId, ...critical });

/** Somebody knows of a critical value; changes no row where somebody said so before. */
export const acknowledge = (
  db: TenantDb,
  id: string,
  said: { acknowledgedAt: number; acknowledgedBy: string; note: string },
): Statement =>
  db.orm
    .update(labCritical)
    .set(said)
    .where(
      and(
        ...[db.own(labCritical), eq(labCritical.id, id)],
        ...[isNull(labCritical.acknowledgedAt), isNull(labCritical.withdrawnAt)],
      ),
    );

/** A correction took the place of a critical value: nobody is told of it any more. */
export const withdrawCritical = (db: TenantDb, id: string, at: number): Statement =>
  db.orm
    .update(labCritical)
    .set({ withdrawnAt: at })
    .where(and(db.own(labCritical), eq(labCritical.id, id), isNull(labCritical.withdrawnAt)));

/** The patient has opened an order: nothing of it is new to them. */
export const markOpened = (db: TenantDb, id: string): D1PreparedStatement =>
  db.raw(
    "UPDATE lab_order SET unopened_since = NULL WHERE organization_id = ?1 AND id = ?2 AND unopened_since IS NOT NULL",
    ...[db.organizationId, id],
  );

/** More people were told; changes no row where somebody knows by now, or another did the same. */
export const escalateCritical = (db: TenantDb, id: string, before: number): Statement =>
  db.orm
    .update(labCritical)
    .set({ escalated: before + 1 })
    .where(
      and(
        db.own(labCritical),
        eq(labCritical.id, id),
        isNull(labCritical.acknowledgedAt),
        isNull(labCritical.withdrawnAt),
        eq(labCritical.escalated, before),
      ),
    );
