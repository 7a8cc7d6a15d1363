import type { CommitContext } from "~/db/commit.server";
import { jsonPieces } from "~/db/json-pieces.server";
import { searchTokens } from "../domain/search-tokens";
import { PATIENT_COLUMNS, type NewPatient } from "./patient-insert.server";

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
    return [patient.id, ...values, searchTokens(patient)];
  });
  return jsonPieces(rows).flatMap((piece) => [db.raw(INSERT, own, piece, now, importId), db.raw(TOKENS, own, piece)]);
}
