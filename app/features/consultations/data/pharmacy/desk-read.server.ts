import { and, asc, desc, eq, inArray, isNull, ne, or, sql } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { dispense, prescription, prescriptionHistory, prescriptionLine } from "~/db/schema/prescriptions.server";
import type { DeskPrescription, DeskQueue, AtDesk } from "../../domain/pharmacy/desk";

const columns = {
  id: prescription.id,
  number: prescription.number,
  patientId: prescription.patientId,
  prescriberId: prescription.prescriberId,
  pharmacyId: prescription.pharmacyId,
  state: prescription.state,
  signedAt: prescription.signedAt,
  stateAt: prescription.stateAt,
  validUntil: prescription.validUntil,
  noteToPharmacist: prescription.noteToPharmacist,
  stateReason: prescription.stateReason,
  version: prescription.version,
};

const prescriptions = (db: TenantDb) => db.orm.select(pick(columns)).from(prescription).$dynamic();

/** Where a queue goes on. */
export interface QueuePlace {
  at: number;
  id: string;
}

/**
 * A page of a queue: what waits longest first, what is done newest first. Each walk goes along one index, so that a page
 * costs the same however many there are.
 * @param pharmacyId the desk's own, which also sees what was sent to any; undefined for a desk of all pharmacies
 */
export async function readQueue(
  db: TenantDb,
  { queue, pharmacyId, after, size }: { queue: DeskQueue; pharmacyId?: string; after?: QueuePlace; size: number },
): Promise<DeskPrescription[]> {
  const newestFirst = queue === "DISPENSED";
  const order = newestFirst ? desc : asc;
  const key = sql`(${prescription.stateAt}, ${prescription.id})`;
  const beyond =
    after && (newestFirst ? sql`${key} < (${after.at}, ${after.id})` : sql`${key} > (${after.at}, ${after.id})`);
  const walk = (which?: ReturnType<typeof eq>) =>
    prescriptions(db)
      .where(and(db.own(prescription), which, eq(prescription.state, queue), beyond))
      .orderBy(order(prescription.stateAt), order(prescription.id))
      .limit(size);
  if (pharmacyId === undefined) return walk();
  const found = await db.batch([walk(eq(prescription.pharmacyId, pharmacyId)), walk(isNull(prescription.pharmacyId))]);
  const sign = newestFirst ? -1 : 1;
  return found
    .flat()
    .sort((a, b) => sign * (a.stateAt - b.stateAt || (a.id < b.id ? -1 : 1)))
    .slice(0, size);
}

/** The names of what is on each of some prescriptions, at most 100 of them, in their order. */
export async function readLineNames(db: TenantDb, ids: readonly string[]): Promise<Map<string, string[]>> {
  const names = new Map<string, string[]>();
  if (ids.length === 0) return names;
  const rows = await db.orm
    .select(pick({ prescriptionId: prescriptionLine.prescriptionId, name: prescriptionLine.name }))
    .from(prescriptionLine)
    .where(and(db.own(prescriptionLine), inArray(prescriptionLine.prescriptionId, [...ids])))
    .orderBy(asc(prescriptionLine.prescriptionId), asc(prescriptionLine.position));
  for (const { prescriptionId, name } of rows) names.set(prescriptionId, [...(names.get(prescriptionId) ?? []), name]);
  return names;
}

/** The signed prescription that a number or a code names. */
export async function findPrescription(
  db: TenantDb,
  by: { number: number } | { code: string },
): Promise<DeskPrescription | undefined> {
  const key = "number" in by ? eq(prescription.number, by.number) : eq(prescription.verificationCode, by.code);
  const [found] = await prescriptions(db)
    .where(and(db.own(prescription), key, ne(prescription.state, "DRAFT")))
    .limit(1);
  return found;
}

const line = {
  id: prescriptionLine.id,
  name: prescriptionLine.name,
  medicine: prescriptionLine.medicine,
  quantity: prescriptionLine.quantity,
  dispensed: prescriptionLine.dispensed,
};

const entry = {
  id: dispense.id,
  lineId: dispense.lineId,
  kind: dispense.kind,
  quantity: dispense.quantity,
  product: dispense.product,
  batch: dispense.batch,
  expires: dispense.expires,
  priceMinor: dispense.priceMinor,
  reason: dispense.reason,
  declineReason: dispense.declineReason,
  substituted: dispense.substituted,
  counselled: dispense.counselled,
  reversesId: dispense.reversesId,
  employeeId: dispense.employeeId,
  at: dispense.at,
};

/** A signed prescription with everything that was done with it, and whether it was sent before anything was. */
export async function readAtDesk(db: TenantDb, id: string): Promise<(AtDesk & { wasSent: boolean }) | undefined> {
  const { prescriptionId } = prescriptionLine;
  const [[found], lines, entries, sent] = await db.batch([
    prescriptions(db).where(and(db.own(prescription), eq(prescription.id, id), ne(prescription.state, "DRAFT"))),
    db.orm
      .select(pick(line))
      .from(prescriptionLine)
      .where(and(db.own(prescriptionLine), eq(prescriptionId, id)))
      .orderBy(asc(prescriptionLine.position)),
    db.orm
      .select(pick(entry))
      .from(dispense)
      .where(and(db.own(dispense), eq(dispense.prescriptionId, id)))
      .orderBy(asc(dispense.at), asc(dispense.id)),
    db.orm
      .select(pick({ id: prescriptionHistory.id }))
      .from(prescriptionHistory)
      .where(
        and(
          db.own(prescriptionHistory),
          eq(prescriptionHistory.prescriptionId, id),
          or(eq(prescriptionHistory.toState, "SENT"), eq(prescriptionHistory.fromState, "SENT")),
        ),
      )
      .limit(1),
  ]);
  return found && { prescription: found, lines, entries, wasSent: found.state === "SENT" || sent.length > 0 };
}
