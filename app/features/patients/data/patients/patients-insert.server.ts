import type { CommitContext } from "~/db/commit.server";
import { itemsOf, jsonPieces } from "~/db/json-pieces.server";
import { searchTokens } from "../../domain/patients/search-tokens";
import { PATIENT_COLUMNS, type NewPatient } from "./patient-insert.server";

/** Where a patient's columns begin in its JSON: the id and its place among those added, from 1, stand before them. */
const FIRST_COLUMN = 2;

const part = (index: number) => `json_extract(r.value, '$[${index}]')`;
const LAST_NUMBER = "(SELECT coalesce(max(l.number), 0) FROM patient l WHERE l.organization_id = ?1)";

type Column = (typeof PATIENT_COLUMNS)[number];

const valueOf = (patient: NewPatient, [field, , fallback]: Column) => patient[field] ?? fallback;

/** The columns that say something of anybody: a file names half of them, and each costs a read of the JSON a row. */
const columnsOf = (added: readonly NewPatient[]): Column[] =>
  PATIENT_COLUMNS.filter((column) => added.some((patient) => valueOf(patient, column) !== column[2]));

const literal = (fallback: Column[2]) => (fallback === null ? "NULL" : fallback === "" ? "''" : String(fallback));

/** The JSON has these columns; each of the others has its default. */
function insertOf(columns: readonly Column[], pieces: number): string {
  const names = PATIENT_COLUMNS.map(([, name]) => name);
  const values = PATIENT_COLUMNS.map((column) => {
    const at = columns.indexOf(column);
    return at === -1 ? literal(column[2]) : part(at + FIRST_COLUMN);
  });
  return `INSERT INTO patient (organization_id, id, number, created_at, import_id, enabled, ${names.join(", ")})
SELECT ?1, ${part(0)}, ${LAST_NUMBER} + ${part(1)}, ?2, ?3, 1, ${values.join(", ")}
FROM ${itemsOf(pieces, 4)} r WHERE true`;
}

/** Right after the patients: the numbers that they got are the organization's last. */
const tokensOf = (pieces: number) => `INSERT INTO patient_search (organization_id, token, patient_id)
SELECT ?1, t.value, ${part(0)} FROM ${itemsOf(pieces, 3)} r, json_each(r.value, '$[1]') t WHERE true
UNION ALL SELECT ?1, CAST(p.number AS TEXT), p.id FROM patient p
WHERE p.organization_id = ?1 AND p.number > ${LAST_NUMBER} - ?2 ON CONFLICT DO NOTHING`;

function* rowsOf(added: readonly NewPatient[], columns: readonly Column[]) {
  for (const [at, patient] of added.entries())
    yield [patient.id, at + 1, ...columns.map((column) => valueOf(patient, column))];
}

function* namesOf(added: readonly NewPatient[]) {
  for (const patient of added) yield [patient.id, searchTokens(patient)];
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
  const columns = columnsOf(added);
  const rows = jsonPieces(rowsOf(added, columns));
  const tokens = jsonPieces(namesOf(added));
  return [
    db.raw(insertOf(columns, rows.length), own, now, importId, ...rows),
    db.raw(tokensOf(tokens.length), own, added.length, ...tokens),
  ];
}
