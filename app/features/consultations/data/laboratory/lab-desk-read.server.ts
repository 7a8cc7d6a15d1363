import { and, asc, desc, eq, inArray, sql, type SQL } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { laboratory } from "~/db/schema/laboratory-catalogue.server";
import { labOrder, labOrderTest } from "~/db/schema/laboratory.server";
import { laboratoryName, ofLaboratory, testColumns } from "./lab-orders-read.server";
import { PRIORITY_RANK } from "../../domain/laboratory/priorities";
import type { LabState } from "../../domain/laboratory/lab-order-states";
import { MOST_COUNTED, STATES_OF_WORKLIST, WAITING_LISTS, type WorklistCounts } from "../../domain/desks/lab-worklists";

/** What a list of the laboratory's desk shows. */
export interface DeskAsked {
  states: readonly LabState[];
  laboratoryId?: string | undefined;
  most: number;
}

/** Tests with their orders, in no order yet. */
const deskTests = (db: TenantDb, which: SQL | undefined) =>
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
    .where(and(db.own(labOrderTest), which));

const testsInStates = (db: TenantDb, { states, laboratoryId }: Omit<DeskAsked, "most">) =>
  deskTests(
    db,
    and(inArray(labOrderTest.state, [...states]), laboratoryId ? eq(labOrder.laboratoryId, laboratoryId) : undefined),
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

/** Tests whose values wait for a second person, the longest first. */
export const waitingForSecondLook = (db: TenantDb, most: number) =>
  db.orm
    .select(pick(testColumns))
    .from(labOrderTest)
    .where(and(db.own(labOrderTest), eq(labOrderTest.state, "ENTERED")))
    .orderBy(asc(labOrderTest.stateAt), asc(labOrderTest.id))
    .limit(most);

const RUNNING: readonly LabState[] = ["ORDERED", "COLLECTED", "IN_PROGRESS", "PARTLY_RESULTED", "ENTERED"];

/** Which of some patients have a sample that is still to be taken, for which they are asked who they are. */
export async function patientsToIdentify(db: TenantDb, patientIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (patientIds.length === 0) return new Set();
  const rows = await db.orm
    .selectDistinct(pick({ patientId: labOrder.patientId }))
    .from(labOrder)
    .innerJoin(
      labOrderTest,
      and(eq(labOrderTest.organizationId, labOrder.organizationId), eq(labOrderTest.orderId, labOrder.id)),
    )
    .where(
      and(
        ...[
          db.own(labOrder),
          sql`${labOrder.patientId} IN (SELECT value FROM json_each(${JSON.stringify(patientIds)}))`,
        ],
        sql`+${labOrderTest.state} = 'ORDERED'`,
      ),
    );
  return new Set(rows.map(({ patientId }) => patientId));
}

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

/** So many of the newest orders of each patient are looked at. */
const NEWEST = 10;

interface SoughtTests {
  patientIds: readonly string[];
  /** The order that a number names. */
  number: number | null;
  /** Of patients only what is collected already; of the order of the number everything. */
  onlyCollected: boolean;
  most: number;
}

/**
 * Tests that were sent to the laboratory, of some patients and of the order of a number: those that wait first, the most
 * urgent of them before the others, then what is done, newest first. Of each patient the newest orders are looked up by
 * one index, and the plus keeps the database from walking all tests.
 */
export const soughtRows = (db: TenantDb, { patientIds, number, onlyCollected, most }: SoughtTests) => {
  const own = db.organizationId;
  const ids = sql`(SELECT i.value FROM json_each(${JSON.stringify(patientIds)}) w CROSS JOIN json_each((
SELECT json_group_array(n.id) FROM (SELECT o.id FROM lab_order o WHERE o.organization_id = ${own}
AND o.patient_id = w.value ORDER BY o.created_at DESC, o.id DESC LIMIT ${NEWEST}) n)) i
UNION SELECT o.id FROM lab_order o WHERE o.organization_id = ${own} AND o.number = ${number})`;
  const isDone = sql`${labOrderTest.state} NOT IN (SELECT value FROM json_each(${JSON.stringify(RUNNING)}))`;
  const isKept = sql`(+${labOrderTest.state} <> 'ORDERED' OR ${labOrder.number} = ${number})`;
  const isSent = sql`+${labOrderTest.state} <> 'DRAFT'`;
  return deskTests(db, and(sql`${labOrderTest.orderId} IN ${ids}`, isSent, onlyCollected ? isKept : undefined))
    .orderBy(
      isDone,
      sql`CASE WHEN ${isDone} THEN -${labOrderTest.stateAt} ELSE ${labOrderTest.rank} END`,
      ...[asc(labOrderTest.stateAt), asc(labOrderTest.id)],
    )
    .limit(most);
};

/** How many tests wait in each list, at most one more than is counted: what it reads does not grow with the tenant. */
export async function countWorklists(db: TenantDb): Promise<WorklistCounts> {
  const states = WAITING_LISTS.flatMap((list) => STATES_OF_WORKLIST[list].map((state) => ({ list, state })));
  const found = await Promise.all(
    states.map(({ state }) =>
      db.orm
        .select(pick({ id: labOrderTest.id }))
        .from(labOrderTest)
        .where(and(db.own(labOrderTest), eq(labOrderTest.state, state)))
        .limit(MOST_COUNTED + 1),
    ),
  );
  const of = (list: (typeof WAITING_LISTS)[number]) =>
    states.reduce((sum, each, at) => (each.list === list ? sum + (found[at]?.length ?? 0) : sum), 0);
  return { collect: of("collect"), running: of("running"), verify: of("verify") };
}
