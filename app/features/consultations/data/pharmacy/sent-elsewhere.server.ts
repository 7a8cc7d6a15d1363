import { and, desc, eq, exists, gt, inArray, isNotNull, ne, sql } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { pharmacy, prescription, prescriptionHistory } from "~/db/schema/prescriptions.server";
import { ENDED_SHOWN_MS } from "../../domain/pharmacy/desk";
import type { SentElsewhere } from "../../domain/pharmacy/desk-view";

/** So many of the newest that any pharmacy has are looked at: what it reads does not grow with the tenant. */
const NEWEST = 500;
const MOST = 20;

const { id, number, state, stateAt } = prescription;
const columns = pick({ id, number, state, at: stateAt });

/**
 * Whether a prescription was sent to a pharmacy before: its history names the pharmacies that it was sent to.
 * @param pharmacyId the one that asks
 */
const wasSentTo = (db: TenantDb, pharmacyId: string) =>
  exists(
    db.orm
      .select({ one: sql`1` })
      .from(prescriptionHistory)
      .innerJoin(
        pharmacy,
        and(eq(pharmacy.organizationId, prescriptionHistory.organizationId), eq(pharmacy.id, pharmacyId)),
      )
      .where(
        and(
          db.own(prescriptionHistory),
          eq(prescriptionHistory.prescriptionId, prescription.id),
          eq(prescriptionHistory.action, "send"),
          eq(prescriptionHistory.reason, pharmacy.name),
        ),
      ),
  );

/** What a pharmacy had and another one has since, the newest first: no more of it than its number, state and day. */
export async function sentElsewhere(db: TenantDb, pharmacyId: string, now: number): Promise<SentElsewhere[]> {
  const newest = db.orm
    .select({ id })
    .from(prescription)
    .where(
      and(
        ...[db.own(prescription), eq(state, "SENT"), gt(stateAt, now - ENDED_SHOWN_MS)],
        ...[isNotNull(prescription.pharmacyId), ne(prescription.pharmacyId, pharmacyId)],
      ),
    )
    .orderBy(desc(stateAt), desc(id))
    .limit(NEWEST);
  return db.orm
    .select(columns)
    .from(prescription)
    .where(and(db.own(prescription), inArray(id, newest), wasSentTo(db, pharmacyId)))
    .orderBy(desc(stateAt), desc(id))
    .limit(MOST);
}

/** The same of one prescription; undefined where the pharmacy never had it, or has it. */
export async function oneSentElsewhere(
  db: TenantDb,
  prescriptionId: string,
  pharmacyId: string,
): Promise<SentElsewhere | undefined> {
  const [found] = await db.orm
    .select(columns)
    .from(prescription)
    .where(
      and(
        ...[db.own(prescription), eq(id, prescriptionId), isNotNull(prescription.pharmacyId)],
        ...[ne(prescription.pharmacyId, pharmacyId), wasSentTo(db, pharmacyId)],
      ),
    )
    .limit(1);
  return found;
}
