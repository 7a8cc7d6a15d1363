import { and, asc, desc, eq, inArray, isNotNull } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import type { LabState } from "../../domain/laboratory/lab-order-states";
import { pick } from "~/db/pick.server";
import { labOrder, labOrderTest } from "~/db/schema/laboratory.server";

/** The orders of a patient of which results are theirs that they have not opened, the newest first. */
export const unopenedOrders = (db: TenantDb, patientId: string, most: number) =>
  db.orm
    .select(pick({ id: labOrder.id, number: labOrder.number, since: labOrder.unopenedSince }))
    .from(labOrder)
    .where(and(db.own(labOrder), eq(labOrder.patientId, patientId), isNotNull(labOrder.unopenedSince)))
    .orderBy(desc(labOrder.unopenedSince), desc(labOrder.id))
    .limit(most);

/** From the order until the result. */
const RUNNING: readonly LabState[] = ["ORDERED", "COLLECTED", "IN_PROGRESS", "PARTLY_RESULTED", "ENTERED"];

/** Tests of a patient that are running, with the order of each: by the patient's own orders. */
export const runningTests = (db: TenantDb, patientId: string, most: number) =>
  db.orm
    .select(
      pick({
        ...{ testId: labOrderTest.testId, name: labOrderTest.name, state: labOrderTest.state },
        ...{ orderId: labOrder.id, number: labOrder.number, orderedAt: labOrder.orderedAt },
      }),
    )
    .from(labOrder)
    .innerJoin(
      labOrderTest,
      and(eq(labOrderTest.organizationId, labOrder.organizationId), eq(labOrderTest.orderId, labOrder.id)),
    )
    .where(and(db.own(labOrder), eq(labOrder.patientId, patientId), inArray(labOrderTest.state, [...RUNNING])))
    .orderBy(asc(labOrder.createdAt), asc(labOrderTest.position))
    .limit(most);
