import type { RequestContext } from "~/platform/context.server";
import { readImportBytes } from "./import-files.server";
import type { StoredImport } from "../data/imports.server";
import { readRecords, type CsvRecord } from "../domain/read-records";
import { ENCODINGS, type Encoding } from "../domain/text-encoding";

const SAMPLE_BYTES = 1_048_576;
const SAMPLE_ROWS = 2_000;

/** The encoding of a stored import. */
export const encodingOf = ({ encoding }: Pick<StoredImport, "encoding">): Encoding =>
  ENCODINGS.find((known) => known === encoding) ?? "utf-8";

/** The first records of an import that waits. */
export async function readSample(context: RequestContext, stored: StoredImport): Promise<CsvRecord[]> {
  const { r2Key, cursor, bytes, delimiter } = stored;
  if (cursor >= bytes) return [];
  const piece = await readImportBytes(context, r2Key, { offset: cursor, length: SAMPLE_BYTES });
  const atEnd = cursor + piece.length >= bytes;
  const form = { encoding: encodingOf(stored), delimiter };
  return [...readRecords({ bytes: piece, atEnd, mostRecords: SAMPLE_ROWS }, form).records];
}
