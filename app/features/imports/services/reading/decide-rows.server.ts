import { uuidv7 } from "~/kernel/ids";
import type { RequestContext } from "~/platform/context.server";
import type { LeftOut, Refusal, Review } from "../../data/chunk-rows.server";
import { readKnownPeople } from "../../data/known-people.server";
import { comparable, KnownPeople, type Comparable } from "../../domain/reading/match-people";
import { isBlank, type PlacedRecord } from "../../domain/reading/read-records";
import { CountedCells } from "../../domain/reading/counted-cells";
import { NewCategories, type NewCategory } from "../../domain/reading/new-categories";
import {
  leftOutCell,
  rowReader,
  type ImportedPatient,
  type LeftOutCell,
  type RowProblem,
  type RowReading,
} from "../../domain/reading/read-row";
import type { Chunk } from "../run/read-chunk.server";

/** What becomes of the rows of a piece; each that is not blank is in one of the four. */
export interface DecidedRows {
  rows: number;
  created: (ImportedPatient & { id: string; userId: null })[];
  known: number;
  refusals: Refusal[];
  reviews: Review[];
  /** Cells that created patients, and those to be looked at, come without. */
  leftOut: LeftOut[];
  countedLeftOut: CountedCells;
  countedRefusals: CountedCells;
  /** Categories that they are in and that do not exist. */
  categories: NewCategory[];
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

/** Counts each reason for which a row is refused, with what its cell says. */
function countRefused(counted: CountedCells, { cells }: PlacedRecord, row: number, by: RowReading) {
  return ({ field, message, values }: RowProblem) => {
    const column = field === "" ? undefined : by.mapping[field];
    const said = column === undefined ? "" : (cells[column] ?? "").trim();
    const word = field === "" ? "" : leftOutCell(field, "notKnown", said).word;
    counted.add({ field, reason: message, word, ...(values && { values }) }, row);
  };
}

/** A row that can be taken, until it is known who it is. */
interface AskedRow {
  row: number;
  patient: ImportedPatient;
  by: Comparable;
  /** As JSON, empty where there are none: most rows wait here with those of a whole piece. */
  leftOut: string;
  newCategory: string | null;
}

/** Puts those who are imported into their categories, made where they do not exist, and lists what they come without. */
function completing(decided: DecidedRows, categories: NewCategories) {
  return ({ row, patient, leftOut, newCategory }: AskedRow) => {
    const cells = leftOut === "" ? [] : (JSON.parse(leftOut) as LeftOutCell[]);
    if (newCategory !== null) {
      patient.categoryId = categories.idOf(newCategory);
      if (patient.categoryId === null) cells.push(leftOutCell("category", "tooManyCategories", newCategory));
    }
    if (cells.length === 0) return;
    decided.leftOut.push({ row, cells: JSON.stringify(cells.map(({ field, reason, word }) => [field, reason, word])) });
    for (const cell of cells) decided.countedLeftOut.add(cell, row);
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
  const categories = new NewCategories(reading.roomForCategories, () => uuidv7(context.now));
  const decided: DecidedRows = {
    ...{ rows: 0, created: [], known: 0, refusals: [], reviews: [], leftOut: [], categories: categories.made },
    ...{ countedLeftOut: new CountedCells(), countedRefusals: new CountedCells() },
  };
  const asked: AskedRow[] = [];
  const read = rowReader(reading);
  for (const record of chunk.records) {
    if (isBlank(record)) continue;
    const row = chunk.firstLine + record.line;
    decided.rows += 1;
    const result = read(record);
    if (result.ok) {
      const { patient, newCategory } = result;
      const leftOut = result.leftOut.length === 0 ? "" : JSON.stringify(result.leftOut);
      asked.push({ row, patient, by: comparable(patient), leftOut, newCategory });
      continue;
    }
    decided.refusals.push({ row, problems: result.problems, ...kept(record, chunk.from) });
    result.problems.forEach(countRefused(decided.countedRefusals, record, row, reading));
  }
  const people = new KnownPeople(
    await readKnownPeople(
      context.db,
      asked.map(({ by }) => by),
    ),
  );
  const complete = completing(decided, categories);
  for (const each of asked) {
    const { row, patient, by } = each;
    const match = people.match(by);
    if (match.kind === "known") {
      decided.known += 1;
      continue;
    }
    complete(each);
    if (match.kind === "near") decided.reviews.push({ row, patientId: match.id, draft: patient });
    else {
      // The same object: a copy of each would take as much memory again.
      const created = Object.assign(patient, { id: uuidv7(context.now), userId: null });
      decided.created.push(created);
      people.add(created.id, by);
    }
  }
  return decided;
}
