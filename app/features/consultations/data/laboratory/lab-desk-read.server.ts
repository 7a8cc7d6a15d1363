import { and, asc, desc, eq, inArray } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { laboratory } from "~/db/schema/laboratory-catalogue.server";
import { labOrder, labOrderTest } from "~/db/schema/laboratory.server";
import { laboratoryName, ofLaboratory, testColumns } from "./lab-orders-read.server";
import { PRIORITY_RANK } from "../../domain/laboratory/priorities";
import type { LabState } from "../../domain/laboratory/lab-order-states";

/** What a list of the laboratory's desk shows. */
export interface DeskAsked {
  states: readonly LabState[];
  laboratoryId?: string | undefined;
  most: number;
}

/** Tests in some states with their orders, in no order yet. */
const testsInStates = (db: TenantDb, { states, laboratoryId }: Omit<DeskAsked, "most">) =>
  db.orm
    .select(
      pick({
        ...testColumns,
        number: labOrder.number,
        priority: labOrder.priority,
        category: labOrder.category,
        wishedDate: labOrder.wishedDate,
        patientId: labOrder.patientId,
        providerId: labOrder.providerId,
        laboratoryName,
      }),
    )
    .from(labOrderTest)
    .innerJoin(
      labOrder,
      and(eq(labOrder.organizationId, labOrderTest.organizationId), eq(labOrder.id, labOrderTest.orderId)),
    )
    .innerJoin(laboratory, ofLaboratory)
    .where(
      and(
        db.own(labOrderTest),
        inArray(labOrderTest.state, [...states]),
        laboratoryId ? eq(labOrder.laboratoryId, laboratoryId) : undefined,
      ),
    );

/** A page of the desk: tests in some states, the most urgent first, then who has waited longest. */
export const deskRows = (db: TenantDb, asked: DeskAsked) =>
  testsInStates(db, asked)
    .orderBy(asc(labOrderTest.rank), asc(labOrderTest.stateAt), asc(labOrderTest.id))
    .limit(asked.most);

/** The same, newest first: a walk along the index for each state, so that it costs the same however many there are. */
export async function doneRows(db: TenantDb, { states, laboratoryId, most }: DeskAsked) {
  const walk = (state: LabState) =>
    testsInStates(db, { states: [state], laboratoryId })
      .orderBy(desc(labOrderTest.stateAt), desc(labOrderTest.id))
      .limit(most);
  const found = await Promise.all(states.map(walk));
  return found
    .flat()
    .sort((a, b) => b.stateAt - a.stateAt || (a.id < b.id ? 1 : -1))
    .slice(0, most);
}

const RUNNING: readonly LabState[] = ["ORDERED", "COLLECTED", "IN_PROGRESS", "PARTLY_RESULTED", "ENTERED"];

/** Emergencies that are not done, the one that has waited longest first: a few rows of the index of each state. */
export const emergencyRows = (db: TenantDb, most: number) =>
  db.orm
    .select(
      pick({
        id: labOrderTest.id,
        orderId: labOrder.id,
        number: labOrder.number,
        patientId: labOrder.patientId,
        providerId: labOrder.providerId,
        orderedAt: labOrder.orderedAt,
      }),
    )
    .from(labOrderTest)
    .innerJoin(
      labOrder,
      and(eq(labOrder.organizationId, labOrderTest.organizationId), eq(labOrder.id, labOrderTest.orderId)),
    )
    .where(
      and(
        ...[db.own(labOrderTest), inArray(labOrderTest.state, [...RUNNING])],
        eq(labOrderTest.rank, PRIORITY_RANK.EMERGENCY),
      ),
    )
    .orderBy(asc(labOrder.orderedAt), asc(labOrderTest.id))
    .limit(most);
