import type { RequestContext } from "~/platform/context.server";
import { readImportBytes } from "../../support/imports/import-files.server";
import type { StoredImport } from "../../data/imports.server";
import { readRecords, type PlacedRecord } from "../../domain/reading/read-records";
import { encodingNamed } from "../../domain/reading/text-encoding";

const SAMPLE_BYTES = 1_048_576;
const SAMPLE_ROWS = 2_000;

/** The first records of an import that waits, and the bytes in which they stand. */
export async function readSample(
  context: RequestContext,
  stored: StoredImport,
): Promise<{ bytes: Uint8Array; records: PlacedRecord[] }> {
  const { r2Key, cursor, bytes, delimiter } = stored;
  if (cursor >= bytes) return { bytes: new Uint8Array(), records: [] };
  const piece = await readImportBytes(context, r2Key, { offset: cursor, length: SAMPLE_BYTES });
  const atEnd = cursor + piece.length >= bytes;
  const form = { encoding: encodingNamed(stored.encoding), delimiter };
  const { records } = readRecords({ bytes: piece, atEnd, mostRecords: SAMPLE_ROWS }, form);
  return { bytes: piece, records: [...records] };
}
