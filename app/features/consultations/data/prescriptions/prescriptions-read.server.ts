import { and, asc, desc, eq, inArray, isNotNull, lt, ne, or, sql, type SQL } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { prescription, prescriptionHistory, prescriptionLine } from "~/db/schema/prescriptions.server";
import type { PrescriptionLine } from "../../domain/prescriptions/line";
import type { Prescription } from "../../domain/prescriptions/prescription";
import type { PrescriptionState } from "../../domain/prescriptions/prescription-states";
import type { SignedContent } from "../../domain/prescriptions/signed-content";

/** So many prescriptions a page of a list holds. */
export const PRESCRIPTIONS_A_PAGE = 50;
const MOST_HISTORY = 200;

const columns = {
  id: prescription.id,
  consultationId: prescription.consultationId,
  patientId: prescription.patientId,
  prescriberId: prescription.prescriberId,
  creatorId: prescription.creatorId,
  state: prescription.state,
  number: prescription.number,
  language: prescription.language,
  diagnosis: prescription.diagnosis,
  validUntil: prescription.validUntil,
  pharmacyId: prescription.pharmacyId,
  noteToPharmacist: prescription.noteToPharmacist,
  noteToPatient: prescription.noteToPatient,
  detailsShown: prescription.detailsShown,
  signedAt: prescription.signedAt,
  signedWith: prescription.signedWith,
  signedHash: prescription.signedHash,
  verificationCode: prescription.verificationCode,
  copies: prescription.copies,
  replacesId: prescription.replacesId,
  replacedById: prescription.replacedById,
  renewsId: prescription.renewsId,
  stateReason: prescription.stateReason,
  stateAt: prescription.stateAt,
  createdAt: prescription.createdAt,
  updatedAt: prescription.updatedAt,
  version: prescription.version,
};

/** A prescription by its id, or by the code of its paper. */
export async function readPrescription(
  db: TenantDb,
  by: { id: string } | { verificationCode: string },
): Promise<Prescription | undefined> {
  const key = "id" in by ? eq(prescription.id, by.id) : eq(prescription.verificationCode, by.verificationCode);
  const [found] = await db.orm
    .select(pick(columns))
    .from(prescription)
    .where(and(db.own(prescription), key))
    .limit(1);
  return found;
}

/** The numbers of prescriptions, by their ids; drafts have none. */
export async function numbersOf(db: TenantDb, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const { id, number } = prescription;
  const found = await db.orm
    .select(pick({ id, number }))
    .from(prescription)
    .where(and(db.own(prescription), inArray(id, [...ids])));
  return new Map(found.flatMap((each) => (each.number === null ? [] : [[each.id, each.number]])));
}

/** What was signed; undefined for a draft. */
export async function readSignedContent(db: TenantDb, id: string): Promise<SignedContent | undefined> {
  const [found] = await db.orm
    .select({ signed: prescription.signedSheet })
    .from(prescription)
    .where(and(db.own(prescription), eq(prescription.id, id)))
    .limit(1);
  return found?.signed ?? undefined;
}

/** The lines of prescriptions, in the order of each. */
export const linesOf = (db: TenantDb, ids: readonly string[]): Promise<PrescriptionLine[]> =>
  db.orm
    .select(
      pick({
        id: prescriptionLine.id,
        prescriptionId: prescriptionLine.prescriptionId,
        position: prescriptionLine.position,
        name: prescriptionLine.name,
        codeSystem: prescriptionLine.codeSystem,
        code: prescriptionLine.code,
        medicine: prescriptionLine.medicine,
        quantity: prescriptionLine.quantity,
        dispensed: prescriptionLine.dispensed,
        recordId: prescriptionLine.recordId,
      }),
    )
    .from(prescriptionLine)
    .where(
      and(
        db.own(prescriptionLine),
        sql`${prescriptionLine.prescriptionId} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`,
      ),
    )
    .orderBy(asc(prescriptionLine.prescriptionId), asc(prescriptionLine.position), asc(prescriptionLine.id));

/** Whose drafts somebody sees: all, none, or those that they write or that are written for them. */
export type DraftsOf = "all" | "none" | { employeeId: string };

/** Which prescriptions are left by whose drafts somebody sees. */
export const draftsOf = (of: DraftsOf): SQL | undefined => {
  if (of === "all") return undefined;
  const signed = ne(prescription.state, "DRAFT");
  if (of === "none") return signed;
  return or(signed, eq(prescription.prescriberId, of.employeeId), eq(prescription.creatorId, of.employeeId));
};

/** After which one a list goes on; its creation is looked up. */
const before = (db: TenantDb, id: string | undefined): SQL | undefined =>
  id === undefined
    ? undefined
    : lt(
        sql`(${prescription.createdAt}, ${prescription.id})`,
        sql`(SELECT coalesce(max(${prescription.createdAt}), 0), coalesce(max(${prescription.id}), '') FROM ${prescription} WHERE ${and(db.own(prescription), eq(prescription.id, id))})`,
      );

async function pageOf(db: TenantDb, where: SQL | undefined, after: string | undefined) {
  const rows: Prescription[] = await db.orm
    .select(pick(columns))
    .from(prescription)
    .where(and(db.own(prescription), where, before(db, after)))
    .orderBy(desc(prescription.createdAt), desc(prescription.id))
    .limit(PRESCRIPTIONS_A_PAGE + 1);
  const page = rows.slice(0, PRESCRIPTIONS_A_PAGE);
  return { prescriptions: page, next: rows.length > PRESCRIPTIONS_A_PAGE ? (page.at(-1)?.id ?? null) : null };
}

/** A page of a patient's prescriptions, the newest first, and the id after which the next one goes on. */
export const prescriptionsOfPatient = (
  db: TenantDb,
  { patientId, drafts, after }: { patientId: string; drafts: DraftsOf; after?: string | undefined },
) => pageOf(db, and(eq(prescription.patientId, patientId), draftsOf(drafts)), after);

/** What was signed for a patient, the newest first, each with its paper. */
export const signedOfPatient = (db: TenantDb, patientId: string) =>
  db.orm
    .select({ ...pick(columns), signed: prescription.signedSheet })
    .from(prescription)
    .where(and(db.own(prescription), eq(prescription.patientId, patientId), draftsOf("none")))
    .orderBy(desc(prescription.createdAt), desc(prescription.id));

/** The prescriptions of consultations, the oldest of each first. */
export const prescriptionsOfConsultations = (
  db: TenantDb,
  consultationIds: readonly string[],
  drafts: DraftsOf,
): Promise<Prescription[]> =>
  db.orm
    .select(pick(columns))
    .from(prescription)
    .where(and(db.own(prescription), inArray(prescription.consultationId, [...consultationIds]), draftsOf(drafts)))
    .orderBy(asc(prescription.createdAt), asc(prescription.id));

interface OfProvider {
  prescriberId: string;
  states: readonly PrescriptionState[];
  after?: string | undefined;
}

/** A page of what a provider prescribes, the newest first. */
export const prescriptionsOfProvider = (db: TenantDb, { prescriberId, states, after }: OfProvider) =>
  pageOf(db, and(eq(prescription.prescriberId, prescriberId), inArray(prescription.state, [...states])), after);

const MOST_LOOKED_AT = 50;

/**
 * The lines of the last prescriptions that were signed for a patient, or by a prescriber, the newest first: of a fixed
 * number of them, however many there are. Without those that were canceled.
 */
export function lastSignedLines(db: TenantDb, whose: { patientId: string } | { prescriberId: string }) {
  const of =
    "patientId" in whose
      ? eq(prescription.patientId, whose.patientId)
      : eq(prescription.prescriberId, whose.prescriberId);
  const last = db.orm
    .select(pick({ signedId: prescription.id, signedState: prescription.state, signedAt: prescription.signedAt }))
    .from(prescription)
    .where(and(db.own(prescription), of, isNotNull(prescription.signedAt)))
    .orderBy(desc(prescription.signedAt), desc(prescription.id))
    .limit(MOST_LOOKED_AT)
    .as("last_signed");
  return db.orm
    .select({
      ...pick({ id: prescriptionLine.id, name: prescriptionLine.name }),
      ...pick({ medicine: prescriptionLine.medicine, quantity: prescriptionLine.quantity }),
      signedAt: last.signedAt,
    })
    .from(last)
    .crossJoin(prescriptionLine)
    .where(
      and(
        ...[db.own(prescriptionLine), eq(prescriptionLine.prescriptionId, last.signedId)],
        ne(last.signedState, "CANCELLED"),
      ),
    )
    .orderBy(desc(last.signedAt), desc(last.signedId), asc(prescriptionLine.position), asc(prescriptionLine.id));
}

/** A page of the prescriptions of everybody in some states, the newest first. */
export const prescriptionsInStates = (
  db: TenantDb,
  { states, after }: { states: readonly PrescriptionState[]; after?: string | undefined },
) => pageOf(db, inArray(prescription.state, [...states]), after);

const OF_PRESCRIPTION = [
  eq(prescriptionLine.organizationId, prescription.organizationId),
  eq(prescriptionLine.prescriptionId, prescription.id),
];

const TAKEN_FROM = ["SIGNED", "SENT", "PARTLY_DISPENSED", "DISPENSED"] as const;
const MOST_TAKEN = 200;

/**
 * The medicines that were prescribed to a patient and are in their health record by no row of its own, as those that the
 * patient is not shown.
 */
export const linesWithoutRecord = (db: TenantDb, patientId: string) =>
  db.orm
    .select({
      ...pick({ id: prescriptionLine.id, name: prescriptionLine.name, number: prescription.number }),
      ...pick({ signedAt: prescription.signedAt, prescriberId: prescription.prescriberId }),
    })
    .from(prescription)
    // The patient's prescriptions come first, whatever their state, and then their lines.
    .crossJoin(prescriptionLine)
    .where(
      and(
        ...[db.own(prescription), eq(prescription.patientId, patientId)],
        inArray(sql`+${prescription.state}`, [...TAKEN_FROM]),
        ...OF_PRESCRIPTION,
        sql`+${prescriptionLine.recordId} IS NULL`,
      ),
    )
    .limit(MOST_TAKEN);

/** Of these medications those that another prescription of the patient goes on with. */
export async function recordsOfOthers(
  db: TenantDb,
  { patientId, id }: { patientId: string; id: string },
  recordIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (recordIds.length === 0) return new Set();
  const rows = await db.orm
    .select({ recordId: prescriptionLine.recordId })
    .from(prescription)
    .crossJoin(prescriptionLine)
    .where(
      and(
        ...[db.own(prescription), eq(prescription.patientId, patientId), ne(prescription.id, id)],
        inArray(sql`+${prescription.state}`, [...TAKEN_FROM]),
        ...OF_PRESCRIPTION,
        inArray(prescriptionLine.recordId, [...recordIds]),
      ),
    );
  return new Set(rows.flatMap(({ recordId }) => recordId ?? []));
}

/** What happened to a prescription, the newest first. */
export const historyOf = (db: TenantDb, prescriptionId: string) =>
  db.orm
    .select(
      pick({
        id: prescriptionHistory.id,
        action: prescriptionHistory.action,
        fromState: prescriptionHistory.fromState,
        toState: prescriptionHistory.toState,
        reason: prescriptionHistory.reason,
        actorKind: prescriptionHistory.actorKind,
        actorId: prescriptionHistory.actorId,
        at: prescriptionHistory.at,
      }),
    )
    .from(prescriptionHistory)
    .where(and(db.own(prescriptionHistory), eq(prescriptionHistory.prescriptionId, prescriptionId)))
    .orderBy(desc(prescriptionHistory.at), desc(prescriptionHistory.id))
    .limit(MOST_HISTORY);
