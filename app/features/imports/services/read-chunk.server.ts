import type { RequestContext } from "~/platform/context.server";
import { readImportBytes } from "./import-files.server";
import type { StoredImport } from "../data/imports.server";
import { MOST_RECORD_BYTES, readRecords, type CsvRecord } from "../domain/read-records";
import { encodingOf } from "./read-sample.server";

/** A hundred thousand rows of an usual export are a dozen such pieces. */
const CHUNK_BYTES = 1_048_576;
const MOST_RECORDS = 10_000;

/** The records of one piece, and where the next begins. */
export interface Chunk {
  records: CsvRecord[];
  /** The number in the file of the first record; the header is 1. */
  firstRow: number;
  to: number;
}

/** Reads the piece that an import's cursor stands at; a record longer than a piece is read with as much as it needs. */
export async function readChunk(context: RequestContext, stored: StoredImport): Promise<Chunk> {
  const { cursor, bytes, r2Key, delimiter } = stored;
  const form = { encoding: encodingOf(stored), delimiter };
  const firstRow = stored.records + 2;
  for (let length = CHUNK_BYTES; cursor < bytes; length *= 2) {
    const piece = await readImportBytes(context, r2Key, { offset: cursor, length });
    const atEnd = cursor + piece.length >= bytes;
    const { records, usedBytes } = readRecords({ bytes: piece, atEnd, mostRecords: MOST_RECORDS }, form);
    if (usedBytes > 0 || atEnd) return { records, firstRow, to: atEnd && usedBytes === 0 ? bytes : cursor + usedBytes };
    if (length > 2 * MOST_RECORD_BYTES) throw new Error(`no record ends after byte ${cursor} of import ${stored.id}`);
  }
  return { records: [], firstRow, to: bytes };
}
