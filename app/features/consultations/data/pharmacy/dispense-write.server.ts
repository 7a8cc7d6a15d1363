import { and, eq, sql } from "drizzle-orm";
import type { Statement, TenantDb } from "~/db/client.server";
import { dispense, prescription, prescriptionHistory, prescriptionLine } from "~/db/schema/prescriptions.server";
import type { PrescriptionState } from "../../domain/prescriptions/prescription-states";

/** Puts a prescription into a state, if it is still as it was read: of two desks at once, one changes no row. */
export const standAs = (
  db: TenantDb,
  { id, version }: { id: string; version: number },
  { state, stateAt, now }: { state: PrescriptionState; stateAt: number; now: number },
): Statement =>
  db.orm
    .update(prescription)
    .set({ state, stateAt, updatedAt: now, version: sql`${prescription.version} + 1` })
    .where(and(db.own(prescription), eq(prescription.id, id), eq(prescription.version, version)));

/** Says how much of a line has been handed out. */
export const dispensedStatement = (db: TenantDb, lineId: string, dispensed: number): Statement =>
  db.orm
    .update(prescriptionLine)
    .set({ dispensed })
    .where(and(db.own(prescriptionLine), eq(prescriptionLine.id, lineId)));

/** An entry without what every one of a commit shares. */
export type NewEntry = Omit<typeof dispense.$inferInsert, "organizationId">;

export const insertEntry = (db: TenantDb, entry: NewEntry): Statement =>
  db.orm.insert(dispense).values({ organizationId: db.organizationId, ...entry });

export const insertHistory = (
  db: TenantDb,
  row: Omit<typeof prescriptionHistory.$inferInsert, "organizationId">,
): Statement => db.orm.insert(prescriptionHistory).values({ organizationId: db.organizationId, ...row });
