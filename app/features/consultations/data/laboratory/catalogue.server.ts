import { and, asc, count, eq, inArray } from "drizzle-orm";
import type { Statement, TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { recordRows } from "~/db/record-rows.server";
import { labComponent, laboratory, labPanel, labTest } from "~/db/schema/laboratory-catalogue.server";
import type { LabComponent } from "../../domain/laboratory/lab-test";

export const laboratoryRows = recordRows(laboratory, {
  name: laboratory.name,
  phone: laboratory.phone,
  email: laboratory.email,
  address: laboratory.address,
  openingHours: laboratory.openingHours,
});

const { laboratoryId, name, code, loinc, category, sample, container, fasting, preparation, turnaroundHours } = labTest;
const { priceMinor, taxPercent } = labTest;

export const labTestRows = recordRows(labTest, {
  ...{ laboratoryId, name, code, loinc, category, sample, container, fasting, preparation, turnaroundHours },
  ...{ priceMinor, taxPercent },
});

export const labPanelRows = recordRows(labPanel, {
  ...{ laboratoryId: labPanel.laboratoryId, name: labPanel.name, loinc: labPanel.loinc, testIds: labPanel.testIds },
});

export const laboratoriesStatement = (db: TenantDb) => laboratoryRows.reading(db).orderBy(asc(laboratory.name));

export const labTestsStatement = (db: TenantDb, of: string) =>
  labTestRows.reading(db, eq(labTest.laboratoryId, of)).orderBy(asc(labTest.name));

/** How many tests of each laboratory are in use. */
export const labTestCounts = (db: TenantDb) =>
  db.orm
    .select(pick({ laboratoryId: labTest.laboratoryId, tests: count() }))
    .from(labTest)
    .where(and(db.own(labTest), eq(labTest.enabled, true)))
    .groupBy(labTest.laboratoryId);

export const labPanelsStatement = (db: TenantDb, of: string) =>
  labPanelRows.reading(db, eq(labPanel.laboratoryId, of)).orderBy(asc(labPanel.name));

/** What can be ordered: of laboratories, panels and tests those that are in use. */
export async function orderable(db: TenantDb) {
  const [laboratories, tests, panels] = await Promise.all([
    laboratoryRows.reading(db, eq(laboratory.enabled, true)).orderBy(asc(laboratory.name)),
    labTestRows.reading(db, eq(labTest.enabled, true)).orderBy(asc(labTest.name)),
    labPanelRows.reading(db, eq(labPanel.enabled, true)).orderBy(asc(labPanel.name)),
  ]);
  return { laboratories, tests, panels };
}

const componentColumns = {
  id: labComponent.id,
  testId: labComponent.testId,
  name: labComponent.name,
  loinc: labComponent.loinc,
  kind: labComponent.kind,
  unit: labComponent.unit,
  decimals: labComponent.decimals,
  ranges: labComponent.ranges,
  answers: labComponent.answers,
  enabled: labComponent.enabled,
  version: labComponent.version,
};

/** A component as its test has it. */
export type StoredComponent = LabComponent & { testId: string; enabled: boolean; version: number };

/** What tests measure, in their order; retired ones are left out. */
export const componentsOf = (db: TenantDb, testIds: readonly string[]): PromiseLike<StoredComponent[]> =>
  db.orm
    .select(pick(componentColumns))
    .from(labComponent)
    .where(and(db.own(labComponent), inArray(labComponent.testId, [...testIds]), eq(labComponent.enabled, true)))
    .orderBy(asc(labComponent.testId), asc(labComponent.position), asc(labComponent.id));

/** What all tests of a laboratory measure, in their order; retired ones are left out. */
export const componentsOfLaboratory = (db: TenantDb, laboratoryId: string): PromiseLike<StoredComponent[]> =>
  db.orm
    .select(pick(componentColumns))
    .from(labComponent)
    .innerJoin(
      labTest,
      and(eq(labTest.organizationId, labComponent.organizationId), eq(labTest.id, labComponent.testId)),
    )
    .where(and(db.own(labComponent), eq(labTest.laboratoryId, laboratoryId), eq(labComponent.enabled, true)))
    .orderBy(asc(labComponent.testId), asc(labComponent.position), asc(labComponent.id));

type NewComponent = LabComponent & { testId: string; position: number };

export const insertComponent = (db: TenantDb, { ranges, answers, ...component }: NewComponent): Statement =>
  db.orm
    .insert(labComponent)
    .values({ organizationId: db.organizationId, ...component, ranges: [...ranges], answers: [...answers] });

/** The next version of a component; changes no row where `before` is not the version that is stored. */
export const updateComponent = (db: TenantDb, component: LabComponent, before: number): Statement => {
  const { id, ranges, answers, ...row } = component;
  return db.orm
    .update(labComponent)
    .set({ ...row, ranges: [...ranges], answers: [...answers], version: before + 1 })
    .where(and(db.own(labComponent), eq(labComponent.id, id), eq(labComponent.version, before)));
};

/** Takes a component out of use; results that name it keep what they were held against. */
export const retireComponent = (db: TenantDb, id: string): Statement =>
  db.orm
    .update(labComponent)
    .set({ enabled: false })
    .where(and(db.own(labComponent), eq(labComponent.id, id), eq(labComponent.enabled, true)));
