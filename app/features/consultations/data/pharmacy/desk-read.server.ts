import { and, asc, desc, eq, exists, gt, isNotNull, isNull, ne, not, notExists, or, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import {
  dispense,
  pharmacy,
  prescription,
  prescriptionHistory,
  prescriptionLine,
} from "~/db/schema/prescriptions.server";
import {
  ENDED_SHOWN_MS,
  STATES_OF_QUEUE,
  type AtDesk,
  type DeskPrescription,
  type DeskQueue,
} from "../../domain/pharmacy/desk";
import type { PrescriptionState } from "../../domain/prescriptions/prescription-states";

const columns = {
  id: prescription.id,
  number: prescription.number,
  consultationId: prescription.consultationId,
  patientId: prescription.patientId,
  prescriberId: prescription.prescriberId,
  pharmacyId: prescription.pharmacyId,
  state: prescription.state,
  signedAt: prescription.signedAt,
  stateAt: prescription.stateAt,
  validUntil: prescription.validUntil,
  noteToPharmacist: prescription.noteToPharmacist,
  stateReason: prescription.stateReason,
  replacesId: prescription.replacesId,
  replacedById: prescription.replacedById,
  version: prescription.version,
};

/** Prescriptions as desks know them. */
export const prescriptions = (db: TenantDb) => db.orm.select(pick(columns)).from(prescription).$dynamic();

/** Where a queue goes on. */
export interface QueuePlace {
  at: number;
  id: string;
}

const declined = alias(dispense, "declined");
const undone = alias(dispense, "undone");

/** Whether pharmacies declined every line, and have not taken that back. */
export const isDeclined = (db: TenantDb): SQL => {
  const taken = db.orm
    .select(pick({ id: undone.id }))
    .from(undone)
    .where(and(eq(undone.organizationId, db.organizationId), eq(undone.reversesId, declined.id)));
  const standing = db.orm
    .select(pick({ id: declined.id }))
    .from(declined)
    .where(
      and(
        ...[eq(declined.organizationId, db.organizationId), eq(declined.prescriptionId, prescription.id)],
        ...[eq(declined.lineId, prescriptionLine.id), eq(declined.kind, "DECLINED"), notExists(taken)],
      ),
    );
  const open = db.orm
    .select(pick({ id: prescriptionLine.id }))
    .from(prescriptionLine)
    .where(and(db.own(prescriptionLine), eq(prescriptionLine.prescriptionId, prescription.id), notExists(standing)));
  return notExists(open);
};

/** Whether some of it was handed out or declined at a desk. */
const wasAtDesk = (db: TenantDb) =>
  exists(
    db.orm
      .select(pick({ id: dispense.id }))
      .from(dispense)
      .where(and(db.own(dispense), eq(dispense.prescriptionId, prescription.id))),
  );

/** What narrows a queue beside its states: what was called off concerns those alone who had it. */
function narrowed(db: TenantDb, queue: DeskQueue, now: number): SQL | undefined {
  if (queue === "SENT") return not(isDeclined(db));
  if (queue === "DECLINED") return isDeclined(db);
  if (queue !== "ENDED") return undefined;
  return and(gt(prescription.stateAt, now - ENDED_SHOWN_MS), or(isNotNull(prescription.pharmacyId), wasAtDesk(db)));
}

interface QueuePage {
  queue: DeskQueue;
  /** The desk's own, which also sees what was sent to any; undefined for a desk of all pharmacies. */
  pharmacyId?: string;
  after?: QueuePlace;
  size: number;
  /** UTC ms. */
  now: number;
}

/**
 * A page of a queue: what waits longest first, what is done newest first. Each walk goes along one index, so that a page
 * costs the same however many there are.
 */
export async function readQueue(
  db: TenantDb,
  { queue, pharmacyId, after, size, now }: QueuePage,
): Promise<DeskPrescription[]> {
  const newestFirst = queue === "DISPENSED" || queue === "ENDED";
  const order = newestFirst ? desc : asc;
  const key = sql`(${prescription.stateAt}, ${prescription.id})`;
  const beyond =
    after && (newestFirst ? sql`${key} < (${after.at}, ${after.id})` : sql`${key} > (${after.at}, ${after.id})`);
  const walk = (state: PrescriptionState, which?: SQL) =>
    prescriptions(db)
      .where(and(db.own(prescription), which, eq(prescription.state, state), beyond, narrowed(db, queue, now)))
      .orderBy(order(prescription.stateAt), order(prescription.id))
      .limit(size);
  const places =
    pharmacyId === undefined ? [undefined] : [eq(prescription.pharmacyId, pharmacyId), isNull(prescription.pharmacyId)];
  const [first, ...rest] = STATES_OF_QUEUE[queue].flatMap((state) => places.map((which) => walk(state, which)));
  if (!first) return [];
  const found = await db.batch([first, ...rest]);
  const sign = newestFirst ? -1 : 1;
  return found
    .flat()
    .sort((a, b) => sign * (a.stateAt - b.stateAt || (a.id < b.id ? -1 : 1)))
    .slice(0, size);
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
  recordId: prescriptionLine.recordId,
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
  pharmacy: sql<string | null>`${pharmacy.name}`,
  at: dispense.at,
};

/** Everything that was done with a prescription, the oldest first, and where. */
export const deskEntriesOf = (db: TenantDb, prescriptionId: string) =>
  db.orm
    .select(pick(entry))
    .from(dispense)
    .leftJoin(pharmacy, and(eq(pharmacy.organizationId, dispense.organizationId), eq(pharmacy.id, dispense.pharmacyId)))
    .where(and(db.own(dispense), eq(dispense.prescriptionId, prescriptionId)))
    .orderBy(asc(dispense.at), asc(dispense.id));

/** A signed prescription with everything that was done with it, whether it was sent, and the code of its paper. */
export async function readAtDesk(
  db: TenantDb,
  id: string,
): Promise<(AtDesk & { wasSent: boolean; code: string | null }) | undefined> {
  const { prescriptionId } = prescriptionLine;
  const [[found], lines, entries, sent, [paper]] = await db.batch([
    prescriptions(db).where(and(db.own(prescription), eq(prescription.id, id), ne(prescription.state, "DRAFT"))),
    db.orm
      .select(pick(line))
      .from(prescriptionLine)
      .where(and(db.own(prescriptionLine), eq(prescriptionId, id)))
      .orderBy(asc(prescriptionLine.position)),
    deskEntriesOf(db, id),
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
    db.orm
      .select(pick({ code: prescription.verificationCode }))
      .from(prescription)
      .where(and(db.own(prescription), eq(prescription.id, id))),
  ]);
  const wasSent = found?.state === "SENT" || sent.length > 0;
  return found && { prescription: found, lines, entries, wasSent, code: paper?.code ?? null };
}
