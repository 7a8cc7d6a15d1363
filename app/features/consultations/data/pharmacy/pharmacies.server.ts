import { and, asc, eq, gte, inArray, sql } from "drizzle-orm";
import type { Statement, TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { recordRows } from "~/db/record-rows.server";
import { pharmacy, pharmacyEmployee, prescription } from "~/db/schema/prescriptions.server";

const { name, phone, email, address } = pharmacy;

export const pharmacyRows = recordRows(pharmacy, { name, phone, email, address });

const MOST_PHARMACIES = 500;

/** All pharmacies by name, those that are turned off too. */
export const pharmaciesStatement = (db: TenantDb) => pharmacyRows.reading(db).orderBy(asc(name)).limit(MOST_PHARMACIES);

const places = (db: TenantDb) =>
  db.orm
    .select(pick({ employeeId: pharmacyEmployee.employeeId, pharmacyId: pharmacyEmployee.pharmacyId }))
    .from(pharmacyEmployee);

/** Who works at which pharmacy. */
export const pharmacyPlacesStatement = (db: TenantDb) => places(db).where(db.own(pharmacyEmployee));

/** Where somebody works; undefined for whoever sees what is sent to any pharmacy. */
export async function readPharmacyOf(db: TenantDb, employeeId: string): Promise<string | undefined> {
  const own = and(db.own(pharmacyEmployee), eq(pharmacyEmployee.employeeId, employeeId));
  const [place] = await places(db).where(own).limit(1);
  return place?.pharmacyId;
}

/** Has these employees work at a pharmacy, and nobody else; whoever worked at another one works there no more. */
export function placeAtPharmacyStatements(
  db: TenantDb,
  pharmacyId: string,
  employeeIds: readonly string[],
): Statement[] {
  const { organizationId } = db;
  const leave = (which: Parameters<typeof and>[0]) =>
    db.orm.delete(pharmacyEmployee).where(and(db.own(pharmacyEmployee), which));
  if (employeeIds.length === 0) return [leave(eq(pharmacyEmployee.pharmacyId, pharmacyId))];
  return [
    leave(eq(pharmacyEmployee.pharmacyId, pharmacyId)),
    leave(inArray(pharmacyEmployee.employeeId, [...employeeIds])),
    db.orm
      .insert(pharmacyEmployee)
      .values(employeeIds.map((employeeId) => ({ organizationId, employeeId, pharmacyId }))),
  ];
}

/** How many prescriptions wait at a pharmacy. `today` is YYYY-MM-DD in the practice. */
export async function countWaiting(db: TenantDb, pharmacyId: string, today: string): Promise<number> {
  const { state, validUntil } = prescription;
  const [found] = await db.orm
    .select({ waiting: sql<number>`count(*)` })
    .from(prescription)
    .where(
      and(
        ...[db.own(prescription), eq(prescription.pharmacyId, pharmacyId)],
        ...[inArray(state, ["SENT", "PARTLY_DISPENSED"]), gte(validUntil, today)],
      ),
    );
  return found?.waiting ?? 0;
}
