import { and, asc, eq, gt, isNull, sql } from "drizzle-orm";
import type { Statement, TenantDb } from "~/db/client.server";
import { itemsOf, jsonPieces } from "~/db/json-pieces.server";
import { pick } from "~/db/pick.server";
import { patient } from "~/db/schema/patients.server";
import { patientImportLeftOut, patientImportRefusal, patientImportReview } from "~/db/schema/imports.server";
import type { RowProblem, ImportedPatient } from "../domain/reading/read-row";

/** A row that became no patient. */
export interface Refusal {
  row: number;
  problems: readonly RowProblem[];
  cells: readonly string[];
  /** The bytes of the file that it takes, where its cells are kept in part. */
  span: { from: number; to: number } | null;
}

/** The cells that the patient of a row is imported without. */
export interface LeftOut {
  row: number;
  /** JSON of field, reason and word of each: of a hundred thousand cells as objects there would be too many for a Worker's memory. */
  cells: string;
}

/** A row that may be a patient who is there. */
export interface Review {
  row: number;
  patientId: string;
  draft: ImportedPatient;
}

const part = (index: number) => `json_extract(r.value, '$[${index}]')`;
const refusalsOf = (
  pieces: number,
) => `INSERT INTO patient_import_refusal (organization_id, import_id, row, problems, cells, from_byte, to_byte, reason)
SELECT ?1, ?2, ${part(0)}, ${part(1)}, ${part(2)}, ${part(3)}, ${part(4)}, ${part(5)} FROM ${itemsOf(pieces, 3)} r WHERE true`;
const reviewsOf = (
  pieces: number,
) => `INSERT INTO patient_import_review (organization_id, import_id, row, patient_id, draft)
SELECT ?1, ?2, ${part(0)}, ${part(1)}, ${part(2)} FROM ${itemsOf(pieces, 3)} r WHERE true`;

const leftOutOf = (
  pieces: number,
) => `INSERT INTO patient_import_left_out (organization_id, import_id, field, reason, row, word)
SELECT ?1, ?2, json_extract(c.value, '$[0]'), json_extract(c.value, '$[1]'), ${part(0)}, json_extract(c.value, '$[2]')
FROM ${itemsOf(pieces, 3)} r, json_each(${part(1)}) c WHERE true`;

function* leftOutRows(rows: readonly LeftOut[]) {
  for (const { row, cells } of rows) yield [row, cells];
}

/** The statement that lists the cells of a piece that patients come without; none where there are none. */
export function insertLeftOut(db: TenantDb, importId: string, rows: readonly LeftOut[]): D1PreparedStatement[] {
  const pieces = jsonPieces(leftOutRows(rows));
  return pieces.length === 0 ? [] : [db.raw(leftOutOf(pieces.length), db.organizationId, importId, ...pieces)];
}

/** Where a list of cells that were left out goes on: after which field, reason and row. */
export interface LeftOutPlace {
  field: string;
  reason: string;
  row: number;
}

/** Cells that were left out, by field and reason, then in the order of the file. */
export const leftOutStatement = (db: TenantDb, importId: string, after: LeftOutPlace, limit: number) =>
  db.orm
    .select(
      pick({
        field: patientImportLeftOut.field,
        reason: patientImportLeftOut.reason,
        row: patientImportLeftOut.row,
        word: patientImportLeftOut.word,
      }),
    )
    .from(patientImportLeftOut)
    .where(
      and(
        db.own(patientImportLeftOut),
        eq(patientImportLeftOut.importId, importId),
        sql`(${patientImportLeftOut.field}, ${patientImportLeftOut.reason}, ${patientImportLeftOut.row}) > (${after.field}, ${after.reason}, ${after.row})`,
      ),
    )
    .orderBy(asc(patientImportLeftOut.field), asc(patientImportLeftOut.reason), asc(patientImportLeftOut.row))
    .limit(limit);

/** The statement that keeps the refused rows of a piece; none where there are none. */
export function insertRefusals(db: TenantDb, importId: string, refusals: readonly Refusal[]): D1PreparedStatement[] {
  const pieces = jsonPieces(
    refusals.map(({ row, problems, cells, span }) => [
      ...[row, problems, cells, span?.from, span?.to],
      problems[0] ? `${problems[0].field} ${problems[0].message}` : "",
    ]),
  );
  return pieces.length === 0 ? [] : [db.raw(refusalsOf(pieces.length), db.organizationId, importId, ...pieces)];
}

/** The statement that keeps the rows of a piece about which a person decides; none where there are none. */
export function insertReviews(db: TenantDb, importId: string, reviews: readonly Review[]): D1PreparedStatement[] {
  const pieces = jsonPieces(reviews.map(({ row, patientId, draft }) => [row, patientId, draft]));
  return pieces.length === 0 ? [] : [db.raw(reviewsOf(pieces.length), db.organizationId, importId, ...pieces)];
}

const REFUSED = {
  row: patientImportRefusal.row,
  problems: patientImportRefusal.problems,
  cells: patientImportRefusal.cells,
  fromByte: patientImportRefusal.fromByte,
  toByte: patientImportRefusal.toByte,
};

/** Refused rows after a row, in the order of the file. */
export const refusalsStatement = (db: TenantDb, importId: string, after: number, limit: number) =>
  db.orm
    .select(pick(REFUSED))
    .from(patientImportRefusal)
    .where(
      and(
        db.own(patientImportRefusal),
        eq(patientImportRefusal.importId, importId),
        gt(patientImportRefusal.row, after),
      ),
    )
    .orderBy(asc(patientImportRefusal.row))
    .limit(limit);

/** Refused rows by their first reason, then in the order of the file, after a reason and row. */
export const refusalsByReason = (
  db: TenantDb,
  importId: string,
  after: { reason: string; row: number },
  limit: number,
) =>
  db.orm
    .select(pick({ ...REFUSED, reason: patientImportRefusal.reason }))
    .from(patientImportRefusal)
    .where(
      and(
        db.own(patientImportRefusal),
        eq(patientImportRefusal.importId, importId),
        sql`(${patientImportRefusal.reason}, ${patientImportRefusal.row}) > (${after.reason}, ${after.row})`,
      ),
    )
    .orderBy(asc(patientImportRefusal.reason), asc(patientImportRefusal.row))
    .limit(limit);

/** Rows that a person is to decide about, with whom each may be. */
export const openReviewsStatement = (db: TenantDb, importId: string, limit: number) =>
  db.orm
    .select(
      pick({
        row: patientImportReview.row,
        draft: patientImportReview.draft,
        patientId: patient.id,
        number: patient.number,
        firstName: patient.firstName,
        lastName: patient.lastName,
        email: patient.email,
        phone: patient.phone,
        birthDate: patient.birthDate,
      }),
    )
    .from(patientImportReview)
    .innerJoin(
      patient,
      and(
        eq(patient.organizationId, patientImportReview.organizationId),
        eq(patient.id, patientImportReview.patientId),
      ),
    )
    .where(
      and(
        db.own(patientImportReview),
        eq(patientImportReview.importId, importId),
        isNull(patientImportReview.decision),
      ),
    )
    .orderBy(asc(patientImportReview.row))
    .limit(limit);

export const reviewStatement = (db: TenantDb, importId: string, row: number) =>
  db.orm
    .select(pick({ draft: patientImportReview.draft, decision: patientImportReview.decision }))
    .from(patientImportReview)
    .where(
      and(db.own(patientImportReview), eq(patientImportReview.importId, importId), eq(patientImportReview.row, row)),
    );

/** Decides a row; it changes nothing where somebody has done so already. */
export const decideStatement = (
  db: TenantDb,
  { importId, row }: { importId: string; row: number },
  decided: { decision: "SAME" | "NEW"; decidedBy: string | null; decidedAt: number },
): Statement =>
  db.orm
    .update(patientImportReview)
    .set({ ...decided, draft: sql`'{}'` })
    .where(
      and(
        db.own(patientImportReview),
        eq(patientImportReview.importId, importId),
        eq(patientImportReview.row, row),
        isNull(patientImportReview.decision),
      ),
    );
