import { uuidv7 } from "~/kernel/ids";
import type { RequestContext } from "~/platform/context.server";
import type { Refusal, Review } from "../../data/chunk-rows.server";
import { readKnownPeople } from "../../data/known-people.server";
import { comparable, KnownPeople, type Comparable } from "../../domain/reading/match-people";
import { isBlank, type PlacedRecord } from "../../domain/reading/read-records";
import { rowReader, type ImportedPatient, type RowReading } from "../../domain/reading/read-row";
import { UnknownWords } from "../../domain/reading/unknown-words";
import type { Chunk } from "../run/read-chunk.server";

/** What becomes of the rows of a piece; each that is not blank is in one of the four. */
export interface DecidedRows {
  rows: number;
  created: (ImportedPatient & { id: string; userId: null })[];
  known: number;
  refusals: Refusal[];
  reviews: Review[];
  unknownWords: UnknownWords;
}

/** Characters of a refused row that the database keeps; a longer one is read from the file again. */
const MOST_KEPT = 20_000;
/** Bytes of a row that cannot be read of which as much is kept as of any other; of the longest, so many are given. */
const MOST_BROKEN = 2_000;
const MOST_GIVEN = 1_048_576;
const SHOWN_CELLS = 20;
const SHOWN_CHARACTERS = 120;

/** A refused row to be mended: whole, or its beginning and where the rest is. */
function kept({ cells, problem, from, to }: PlacedRecord, offset: number): Pick<Refusal, "cells" | "span"> {
  const length = cells.reduce((sum, cell) => sum + cell.length, cells.length);
  if (problem === null ? length <= MOST_KEPT : to - from <= MOST_BROKEN) return { cells, span: null };
  return {
    cells: cells.slice(0, SHOWN_CELLS).map((cell) => cell.slice(0, SHOWN_CHARACTERS)),
    span: { from: offset + from, to: offset + (problem === null ? to : Math.min(to, from + MOST_GIVEN)) },
  };
}

/**
 * Decides of each row of a piece: a new patient, one who is there already (in this file too), refused, or to be looked
 * at.
 */
export async function decideRows(
  context: Pick<RequestContext, "db" | "now">,
  chunk: Pick<Chunk, "records" | "firstLine" | "from">,
  reading: RowReading,
): Promise<DecidedRows> {
  const unknownWords = new UnknownWords();
  const decided: DecidedRows = { rows: 0, created: [], known: 0, refusals: [], reviews: [], unknownWords };
  const asked: { row: number; patient: ImportedPatient; by: Comparable }[] = [];
  const read = rowReader(reading);
  for (const record of chunk.records) {
    if (isBlank(record)) continue;
    const row = chunk.firstLine + record.line;
    decided.rows += 1;
    const result = read(record);
    if (result.ok) {
      asked.push({ row, patient: result.patient, by: comparable(result.patient) });
      for (const { field, word } of result.unknown) unknownWords.add(field, word, row);
    } else decided.refusals.push({ row, problems: result.problems, ...kept(record, chunk.from) });
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
