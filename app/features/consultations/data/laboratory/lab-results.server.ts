import { and, asc, desc, eq, gt, inArray, lte, ne, or, sql } from "drizzle-orm";
import type { Statement, TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { labOrder, labOrderTest, labResult } from "~/db/schema/laboratory.server";
import type { LabResult } from "../../domain/laboratory/lab-order";

const columns = {
  id: labResult.id,
  orderId: labResult.orderId,
  orderTestId: labResult.orderTestId,
  componentId: labResult.componentId,
  name: labResult.name,
  loinc: labResult.loinc,
  kind: labResult.kind,
  version: labResult.version,
  value: labResult.value,
  comparator: labResult.comparator,
  number: labResult.number,
  unit: labResult.unit,
  low: labResult.low,
  high: labResult.high,
  criticalLow: labResult.criticalLow,
  criticalHigh: labResult.criticalHigh,
  flag: labResult.flag,
  comment: labResult.comment,
  reason: labResult.reason,
  unlikely: labResult.unlikely,
  entered: labResult.entered,
  sampledAt: labResult.sampledAt,
  enteredBy: labResult.enteredBy,
  at: labResult.at,
};

export const insertLabResult = (db: TenantDb, result: LabResult): Statement =>
  db.orm.insert(labResult).values({ organizationId: db.organizationId, ...result });

/** Every version of the values of orders, as they were entered. */
export const resultsOf = (db: TenantDb, orderIds: readonly string[]): PromiseLike<LabResult[]> =>
  db.orm
    .select(pick(columns))
    .from(labResult)
    .where(and(db.own(labResult), inArray(labResult.orderId, [...orderIds])))
    .orderBy(asc(labResult.orderTestId), asc(labResult.version), asc(labResult.id));

const ofOrder = and(eq(labOrder.organizationId, labResult.organizationId), eq(labOrder.id, labResult.orderId));
const ofTest = and(
  eq(labOrderTest.organizationId, labResult.organizationId),
  eq(labOrderTest.id, labResult.orderTestId),
);

/** Those of the sample that a test has now: of one that was rejected they do not count. */
const ofSample = eq(labResult.sampledAt, labOrderTest.sampledAt);

/** The values of a patient in every version that was released to them, with those that are being corrected. */
export const releasedOfPatient = (db: TenantDb, patientId: string): PromiseLike<LabResult[]> =>
  db.orm
    .select(pick(columns))
    .from(labResult)
    .innerJoin(labOrder, ofOrder)
    .innerJoin(labOrderTest, ofTest)
    .where(
      and(
        ...[db.own(labResult), eq(labOrder.patientId, patientId)],
        ...[lte(labResult.version, labOrderTest.releasedVersion), ofSample],
      ),
    )
    .orderBy(asc(labResult.orderTestId), asc(labResult.version), asc(labResult.id));

/** The version of a test that its patient reads now, as `versionOfPatient` has it. */
const RELEASED_NOW =
  "CASE WHEN lab_order_test.final_version > lab_order_test.released_version THEN 0 ELSE lab_order_test.released_version END";

/** The version of a component's value that somebody sees: the last one up to the version that is theirs. */
const seen = (released: boolean) =>
  sql`${labResult.version} = (SELECT max(r.version) FROM lab_result r WHERE r.organization_id = ${labResult.organizationId}
AND r.order_test_id = ${labResult.orderTestId} AND r.component_id = ${labResult.componentId} AND r.version <= ${sql.raw(released ? RELEASED_NOW : "lab_order_test.final_version")})`;

interface OverTime {
  patientId: string;
  /** What the patient sees, or all that is final. */
  released: boolean;
  /** By LOINC code, or by name where there is none. */
  of?: { loinc: string } | { name: string };
  most: number;
}

/** A patient's values over time, newest first. */
export const resultsOverTime = (db: TenantDb, { patientId, released, of, most }: OverTime): PromiseLike<LabResult[]> =>
  db.orm
    .select(pick(columns))
    .from(labOrder)
    .innerJoin(labResult, ofOrder)
    .innerJoin(labOrderTest, ofTest)
    .where(
      and(
        db.own(labOrder),
        eq(labOrder.patientId, patientId),
        of && ("loinc" in of ? eq(labResult.loinc, of.loinc) : eq(labResult.name, of.name)),
        ...[ofSample, seen(released)],
      ),
    )
    .orderBy(desc(labResult.sampledAt), desc(labResult.id))
    .limit(most);

/** What is being corrected of what a patient was shown: its name and code, once each. */
export const namesBeingCorrected = (db: TenantDb, patientId: string): PromiseLike<{ name: string; loinc: string }[]> =>
  db.orm
    .selectDistinct(pick({ name: labResult.name, loinc: labResult.loinc }))
    .from(labOrder)
    .innerJoin(labResult, ofOrder)
    .innerJoin(labOrderTest, ofTest)
    .where(
      and(
        ...[db.own(labOrder), eq(labOrder.patientId, patientId), ofSample],
        ...[gt(labOrderTest.releasedVersion, 0), gt(labOrderTest.finalVersion, labOrderTest.releasedVersion)],
        lte(labResult.version, labOrderTest.releasedVersion),
      ),
    )
    .orderBy(asc(labResult.name));

interface Earlier {
  patientId: string;
  /** The order whose values are held against the earlier ones. */
  orderId: string;
  /** What the patient sees, or all that is final. */
  released: boolean;
}

/** So many earlier values are looked through: ten times those of a large panel. */
const MOST_EARLIER = 200;

/** Values of a patient's other orders, newest first, of what one order has values of: by component or LOINC code. */
export const earlierResults = (db: TenantDb, { patientId, orderId, released }: Earlier): PromiseLike<LabResult[]> => {
  const ofThis = (column: "component_id" | "loinc") =>
    sql`${sql.raw(`lab_result.${column}`)} IN (SELECT r.${sql.raw(column)} FROM lab_result r WHERE r.organization_id = ${db.organizationId}
AND r.order_id = ${orderId} AND r.${sql.raw(column)} <> '')`;
  return db.orm
    .select(pick(columns))
    .from(labOrder)
    .innerJoin(labResult, ofOrder)
    .innerJoin(labOrderTest, ofTest)
    .where(
      and(
        ...[db.own(labOrder), eq(labOrder.patientId, patientId), ne(labOrder.id, orderId)],
        or(ofThis("component_id"), ofThis("loinc")),
        ...[ofSample, seen(released)],
      ),
    )
    .orderBy(desc(labResult.sampledAt), desc(labResult.id))
    .limit(MOST_EARLIER);
};
