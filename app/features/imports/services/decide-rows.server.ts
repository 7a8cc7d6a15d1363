import { uuidv7 } from "~/kernel/ids";
import type { RequestContext } from "~/platform/context.server";
import type { Refusal, Review } from "../data/chunk-rows.server";
import { readKnownPeople } from "../data/known-people.server";
import { comparable, KnownPeople, type Comparable } from "../domain/match-people";
import { isBlank, rowReader, type ImportedPatient, type RowReading } from "../domain/read-row";
import type { Chunk } from "./read-chunk.server";

/** What becomes of the rows of a piece; each that is not blank is in one of the four. */
export interface DecidedRows {
  rows: number;
  created: (ImportedPatient & { id: string; userId: null })[];
  known: number;
  refusals: Refusal[];
  reviews: Review[];
}

const LONGEST_KEPT = 4_000;
const MOST_KEPT = 1_000;

/** As much of a refused row as is kept to be mended. */
const kept = (cells: readonly string[]) => cells.slice(0, MOST_KEPT).map((cell) => cell.slice(0, LONGEST_KEPT));

/**
 * Decides of each row of a piece: a new patient, one who is there already (in this file too), refused, or to be looked
 * at.
 */
export async function decideRows(
  context: Pick<RequestContext, "db" | "now">,
  chunk: Pick<Chunk, "records" | "firstRow">,
  reading: RowReading,
): Promise<DecidedRows> {
  const decided: DecidedRows = { rows: 0, created: [], known: 0, refusals: [], reviews: [] };
  const asked: { row: number; patient: ImportedPatient; by: Comparable }[] = [];
  const read = rowReader(reading);
  let row = chunk.firstRow - 1;
  for (const record of chunk.records) {
    row += 1;
    if (isBlank(record)) continue;
    decided.rows += 1;
    const result = read(record);
    if (result.ok) asked.push({ row, patient: result.patient, by: comparable(result.patient) });
    else decided.refusals.push({ row, problems: result.problems, cells: kept(record.cells) });
  }
  const people = new KnownPeople(
    await readKnownPeople(
      context.db,
      asked.map(({ by }) => by),
    ),
  );
  for (const { row, patient, by } of asked) {
    const match = people.match(by);
    if (match.kind === "known") decided.known += 1;
    else if (match.kind === "near") decided.reviews.push({ row, patientId: match.id, draft: patient });
    else {
      // The same object: a copy of each would take as much memory again.
      const created = Object.assign(patient, { id: uuidv7(context.now), userId: null });
      decided.created.push(created);
      people.add(created.id, by);
    }
  }
  return decided;
}
