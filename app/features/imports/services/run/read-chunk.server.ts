import type { RequestContext } from "~/platform/context.server";
import { readImportBytes } from "../../support/imports/import-files.server";
import type { StoredImport } from "../../data/imports.server";
import { encodingNamed } from "../../domain/reading/text-encoding";
import { MOST_RECORD_BYTES, readRecords, type PieceOfRecords } from "../../domain/reading/read-records";

/**
 * So much is read and written at once: a hundred thousand rows of up to 290 bytes are four pieces of at most twelve
 * statements each, and two more that tell of the end.
 */
const MOST_BYTES = 7 * 1_048_576;
const MOST_RECORDS = 25_000;
const LEAST_BYTES = 262_144;
/** Rows that no piece can hold so many of gain nothing by large ones, and each may cost more memory than short ones do. */
const OF_LONG = { longerThan: MOST_BYTES / MOST_RECORDS, most: 4 * 1_048_576 };

/** What is taken of so many bytes; more bytes than a piece has are read for one long record alone. */
export const takenOf = (bytes: number) => ({ mostRecords: bytes > MOST_BYTES ? 1 : MOST_RECORDS, ofLong: OF_LONG });

/** As many bytes as hold the most records that a piece takes, if they go on as those before; all that fits at first. */
function expectedBytes({ cursor, records }: StoredImport): number {
  if (records === 0) return MOST_BYTES;
  const each = cursor / records;
  const most = each > OF_LONG.longerThan ? OF_LONG.most : MOST_BYTES;
  return Math.min(most, Math.max(LEAST_BYTES, Math.ceil(each * MOST_RECORDS * 1.1)));
}

/** The records of one piece, and where the next begins. */
export interface Chunk extends Pick<PieceOfRecords, "count" | "records"> {
  /** The bytes of the file that it takes. */
  from: number;
  to: number;
  /** The line of the file, from 1, in which it begins, and the one in which the next does. */
  firstLine: number;
  nextLine: number;
}

/** Reads the piece that an import's cursor stands at; a record longer than a piece is read with as much as it needs. */
export async function readChunk(context: RequestContext, stored: StoredImport): Promise<Chunk> {
  const { cursor, bytes, r2Key, delimiter } = stored;
  const form = { encoding: encodingNamed(stored.encoding), delimiter };
  const firstLine = stored.line ?? stored.records + 2;
  for (let length = expectedBytes(stored); cursor < bytes; length *= 2) {
    const piece = await readImportBytes(context, r2Key, { offset: cursor, length });
    const atEnd = cursor + piece.length >= bytes;
    const { count, records, usedBytes, lines } = readRecords({ bytes: piece, atEnd, ...takenOf(length) }, form);
    const to = atEnd && usedBytes === 0 ? bytes : cursor + usedBytes;
    if (usedBytes > 0 || atEnd) return { count, records, from: cursor, to, firstLine, nextLine: firstLine + lines };
    if (length > 2 * MOST_RECORD_BYTES) throw new Error(`no record ends after byte ${cursor} of import ${stored.id}`);
  }
  return { count: 0, records: [], from: bytes, to: bytes, firstLine, nextLine: firstLine };
}
