import { commit } from "~/db/commit.server";
import { uuidv7 } from "~/kernel/ids";
import { authorize } from "~/platform/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError } from "~/platform/errors.server";
import { formParts, textOfPart } from "~/platform/multipart.server";
import { eraseImportFile, importKey, keepImportFile, readImportBytes } from "./import-files.server";
import { insertImport } from "../data/imports.server";
import { detectFile, type DetectedFile } from "../domain/detect-file";
import { matchHeader, namesPatients, type Mapping } from "../domain/import-fields";
import { dateOrderOf } from "../domain/read-birth-date";

/** What a file is known by: its header and enough rows to tell in which order its dates are. */
const BEGINNING_BYTES = 1_048_576;
const SAMPLE_ROWS = 2_000;
const LONGEST_NOTE_BYTES = 8_000;
const LONGEST_NOTE = 2_000;
const LONGEST_NAME = 200;

interface Received {
  fileName: string;
  bytes: number;
  notes: string;
}

const refused = (message: string) => new InvalidError([{ field: "patientsFile", message }]);

/** Takes the fields of the form as they arrive; the file goes on to the bucket. */
async function receive(context: RequestContext, key: string, request: Request): Promise<Received> {
  let file: Omit<Received, "notes"> | undefined;
  let notes = "";
  for await (const part of formParts(request)) {
    if (part.name === "importNotes") notes = (await textOfPart(part, LONGEST_NOTE_BYTES)).trim().slice(0, LONGEST_NOTE);
    if (part.name !== "patientsFile" || part.fileName === null || file) continue;
    const fileName = part.fileName.slice(-LONGEST_NAME);
    file = { fileName, bytes: await keepImportFile(context, key, part.body) };
  }
  if (!file || (file.bytes === 0 && file.fileName === "")) throw refused("errors:field.mandatory");
  return { ...file, notes };
}

/** The texts of the column that dates of birth stand in. */
export const birthTexts = (sample: DetectedFile["sample"], { birthDate }: Mapping): string[] =>
  birthDate === undefined ? [] : sample.map(({ cells }) => cells[birthDate] ?? "");

async function inspected(context: RequestContext, key: string, bytes: number): Promise<DetectedFile> {
  const beginning =
    bytes === 0 ? new Uint8Array() : await readImportBytes(context, key, { offset: 0, length: BEGINNING_BYTES });
  const detected = detectFile({ bytes: beginning, whole: bytes <= BEGINNING_BYTES }, SAMPLE_ROWS);
  if (!detected.ok) throw refused(`imports:file.${detected.problem}`);
  return detected.file;
}

/**
 * Receives a file of patients as it arrives and finds out what is in it. Nothing is imported yet.
 * @param request multipart: patientsFile, importNotes
 * @returns `ready`: every patient is named and every date can be read without asking
 * @throws InvalidError at patientsFile for a file that is no table of patients
 */
export async function uploadImport(
  context: RequestContext,
  request: Request,
): Promise<{ importId: string; ready: boolean }> {
  await authorize(context, "patientImport.manage");
  const id = uuidv7(context.now);
  const key = importKey(context, id);
  try {
    const { fileName, bytes, notes } = await receive(context, key, request);
    const { encoding, delimiter, header, sample, dataFrom } = await inspected(context, key, bytes);
    const mapping = matchHeader(header);
    const { order, ambiguous } = dateOrderOf(birthTexts(sample, mapping));
    const { now, auditActor } = context;
    const found = { encoding, delimiter, header, mapping, dateOrder: order, cursor: dataFrom };
    const row = { ...found, id, status: "WAITING" as const, fileName, notes, r2Key: key, bytes };
    await commit(context, {
      writes: [insertImport(context.db, { ...row, createdBy: auditActor.id ?? "", createdAt: now, touchedAt: now })],
      audit: [{ action: "patientImport.upload", subjectKind: "patientImport", subjectId: id }],
      result: null,
    });
    return { importId: id, ready: namesPatients(mapping) && !ambiguous };
  } catch (error) {
    await eraseImportFile(context, key);
    throw error;
  }
}
