import { commit, type Write } from "~/db/commit.server";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError } from "~/platform/errors.server";
import { insertImport } from "../data/imports.server";
import { detectFile, type DetectedFile } from "../domain/detect-file";
import { matchHeader, namesPatients, type Mapping } from "../domain/import-fields";
import { dateOrderOf } from "../domain/read-birth-date";
import { readImportBytes } from "./import-files.server";

/** What a file is known by: its header and enough rows to tell in which order its dates are. */
const BEGINNING_BYTES = 1_048_576;
const SAMPLE_ROWS = 2_000;

/** A file that has arrived. */
export interface ArrivedFile {
  id: string;
  r2Key: string;
  fileName: string;
  bytes: number;
  notes: string;
}

/** The texts of the column that dates of birth stand in. */
export const birthTexts = (sample: DetectedFile["sample"], { birthDate }: Mapping): string[] =>
  birthDate === undefined ? [] : sample.map(({ cells }) => cells[birthDate] ?? "");

async function inspected(context: RequestContext, { r2Key, bytes }: ArrivedFile): Promise<DetectedFile> {
  const beginning =
    bytes === 0 ? new Uint8Array() : await readImportBytes(context, r2Key, { offset: 0, length: BEGINNING_BYTES });
  const detected = detectFile({ bytes: beginning, whole: bytes <= BEGINNING_BYTES }, SAMPLE_ROWS);
  if (detected.ok) return detected.file;
  throw new InvalidError([{ field: "patientsFile", message: `imports:file.${detected.problem}` }]);
}

/**
 * Finds out what is in a file that has arrived, and makes an import of it that waits for its start.
 * @param writes what is to be written with it
 * @returns whether every patient is named and every date can be read without asking
 * @throws InvalidError at patientsFile for a file that is no table of patients
 */
export async function registerImport(
  context: RequestContext,
  file: ArrivedFile,
  writes: readonly Write[] = [],
): Promise<boolean> {
  const { id, r2Key, fileName, bytes, notes } = file;
  const { encoding, delimiter, header, sample, dataFrom } = await inspected(context, file);
  const mapping = matchHeader(header);
  const { order, ambiguous } = dateOrderOf(birthTexts(sample, mapping));
  const { now, auditActor } = context;
  const found = { encoding, delimiter, header, mapping, dateOrder: order, cursor: dataFrom };
  const row = { ...found, id, status: "WAITING" as const, fileName, notes, r2Key, bytes };
  const made = { ...row, createdBy: auditActor.id ?? "", createdAt: now, touchedAt: now };
  await commit(context, {
    writes: [insertImport(context.db, made), ...writes],
    audit: [{ action: "patientImport.upload", subjectKind: "patientImport", subjectId: id }],
    result: null,
  });
  return namesPatients(mapping) && !ambiguous;
}
