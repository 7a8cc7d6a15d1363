import type { CommitContext } from "~/db/commit.server";
import { searchTokens } from "../domain/search-tokens";
import { PATIENT_COLUMNS, type NewPatient } from "./patient-insert.server";

/** D1 takes 2 MB a value: many patients travel as JSON in pieces below it. */
const PIECE_BYTES = 1_900_000;
/** Where a patient's columns begin in its JSON, after the id; the tokens stand after them. */
const FIRST_COLUMN = 1;
const TOKENS_AT = PATIENT_COLUMNS.length + FIRST_COLUMN;

const part = (index: number) => `json_extract(r.value, '$[${index}]')`;
const INSERT = `INSERT INTO patient (organization_id, id, number, created_at, import_id, enabled, ${PATIENT_COLUMNS.map(([, column]) => column).join(", ")})
SELECT ?1, ${part(0)}, (SELECT coalesce(max(number), 0) FROM patient WHERE organization_id = ?1) + 1 + r.key, ?3, ?4, 1, ${PATIENT_COLUMNS.map((_, index) => part(index + FIRST_COLUMN)).join(", ")}
FROM json_each(?2) r WHERE true`;
/** The rows of a patient stand together, and in the order of the patients. */
const TOKENS = `INSERT INTO patient_search (organization_id, token, patient_id)
SELECT ?1, t.value, ${part(0)} FROM json_each(?2) r, json_each(r.value, '$[${TOKENS_AT}]') t WHERE true
UNION ALL SELECT ?1, CAST(p.number AS TEXT), p.id FROM json_each(?2) r CROSS JOIN patient p ON p.organization_id = ?1 AND p.id = ${part(0)}
WHERE true ON CONFLICT DO NOTHING`;

/** JSON arrays of at most so many bytes; every item stays whole. */
function* pieces(items: readonly string[]): Generator<string> {
  const encoder = new TextEncoder();
  let piece: string[] = [];
  let bytes = 0;
  for (const item of items) {
    const more = encoder.encode(item).length + 1;
    if (bytes + more > PIECE_BYTES && piece.length > 0) {
      yield `[${piece.join(",")}]`;
      piece = [];
      bytes = 0;
    }
    piece.push(item);
    bytes += more;
  }
  if (piece.length > 0) yield `[${piece.join(",")}]`;
}

/**
 * The statements that add many patients at once, with the organization's next numbers in the order given, and make
 * them found by search. `importId` names the import that brings them.
 */
export function insertPatientsStatements(
  { db, now }: CommitContext,
  added: readonly NewPatient[],
  importId: string,
): D1PreparedStatement[] {
  const own = db.organizationId;
  const rows = added.map((patient) => {
    const values = PATIENT_COLUMNS.map(([field, , fallback]) => patient[field] ?? fallback);
    return JSON.stringify([patient.id, ...values, searchTokens(patient)]);
  });
  return [...pieces(rows)].flatMap((piece) => [db.raw(INSERT, own, piece, now, importId), db.raw(TOKENS, own, piece)]);
}
