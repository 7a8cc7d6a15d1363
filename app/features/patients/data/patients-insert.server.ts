import type { CommitContext } from "~/db/commit.server";
import { itemsOf, jsonPieces } from "~/db/json-pieces.server";
import { searchTokens } from "../domain/search-tokens";
import { PATIENT_COLUMNS, type NewPatient } from "./patient-insert.server";

/** Where a patient's columns begin in its JSON: the id and its place among those added, from 1, stand before them. */
const FIRST_COLUMN = 2;

const part = (index: number) => `json_extract(r.value, '$[${index}]')`;
const COLUMNS = PATIENT_COLUMNS.map(([, column]) => column).join(", ");
const VALUES = PATIENT_COLUMNS.map((_, index) => part(index + FIRST_COLUMN)).join(", ");
const LAST_NUMBER = "(SELECT coalesce(max(l.number), 0) FROM patient l WHERE l.organization_id = ?1)";

const insertOf = (
  pieces: number,
) => `INSERT INTO patient (organization_id, id, number, created_at, import_id, enabled, ${COLUMNS})
SELECT ?1, ${part(0)}, ${LAST_NUMBER} + ${part(1)}, ?2, ?3, 1, ${VALUES} FROM ${itemsOf(pieces, 4)} r WHERE true`;

/** Right after the patients: the numbers that they got are the organization's last. */
const tokensOf = (pieces: number) => `INSERT INTO patient_search (organization_id, token, patient_id)
SELECT ?1, t.value, ${part(0)} FROM ${itemsOf(pieces, 3)} r, json_each(r.value, '$[2]') t WHERE true
UNION ALL SELECT ?1, CAST(${LAST_NUMBER} - ?2 + ${part(1)} AS TEXT), ${part(0)} FROM ${itemsOf(pieces, 3)} r
WHERE true ON CONFLICT DO NOTHING`;

function* columnsOf(added: readonly NewPatient[]) {
  for (const [at, patient] of added.entries())
    yield [patient.id, at + 1, ...PATIENT_COLUMNS.map(([field, , fallback]) => patient[field] ?? fallback)];
}

function* namesOf(added: readonly NewPatient[]) {
  for (const [at, patient] of added.entries()) yield [patient.id, at + 1, searchTokens(patient)];
}

/**
 * The statements that add many patients at once, with the organization's next numbers in the order given, and make
 * them found by search: two, however many they are. `importId` names the import that brings them.
 */
export function insertPatientsStatements(
  { db, now }: CommitContext,
  added: readonly NewPatient[],
  importId: string,
): D1PreparedStatement[] {
  if (added.length === 0) return [];
  const own = db.organizationId;
  const rows = jsonPieces(columnsOf(added));
  const tokens = jsonPieces(namesOf(added));
  return [
    db.raw(insertOf(rows.length), own, now, importId, ...rows),
    db.raw(tokensOf(tokens.length), own, added.length, ...tokens),
  ];
}
