import { commit, type Write } from "~/db/commit.server";
import type { RequestContext } from "~/platform/context.server";
import { insertImport } from "../../data/imports.server";
import type { DetectedFile } from "../../domain/reading/detect-file";
import { matchHeader, namesPatients, type Mapping } from "../../domain/reading/import-fields";
import { dateOrderOf } from "../../domain/reading/read-birth-date";
import { encodingChosen, pageOf, type EncodingChoice } from "../../domain/reading/text-encoding";
import { inspectFile } from "../uploads/inspect-file.server";

/** A file that has arrived. */
export interface ArrivedFile {
  id: string;
  r2Key: string;
  fileName: string;
  bytes: number;
  notes: string;
  /** As whoever sends it says. */
  encoding?: EncodingChoice | undefined;
}

/** What a person has to say before an import can start: nothing in the file tells it. */
export type Need = "encoding" | "columns" | "dateOrder";

/** The texts of the column that dates of birth stand in. */
export const birthTexts = (sample: DetectedFile["sample"], { birthDate }: Mapping): string[] =>
  birthDate === undefined ? [] : sample.map(({ cells }) => cells[birthDate] ?? "");

/**
 * Finds out what is in a file that has arrived, and makes an import of it that waits for its start.
 * @param writes what is to be written with it
 * @returns what a person has to say before it can start
 * @throws InvalidError at patientsFile for a file that is no table of patients
 */
export async function registerImport(
  context: RequestContext,
  file: ArrivedFile,
  writes: readonly Write[] = [],
): Promise<Need[]> {
  const { id, r2Key, fileName, bytes, notes } = file;
  const seen = await inspectFile(context, file);
  const given = file.encoding && encodingChosen(seen.encoding, file.encoding);
  const { encoding, delimiter, header, sample, dataFrom, dataLine } =
    given === undefined || given === seen.encoding ? seen : await inspectFile(context, file, given);
  const encodingSure = given !== undefined || pageOf(encoding) === null;
  const mapping = matchHeader(header);
  const { order, ambiguous } = dateOrderOf(birthTexts(sample, mapping));
  const { now, auditActor } = context;
  const found = { encoding, encodingSure, delimiter, header, mapping, dateOrder: order };
  const begins = { cursor: dataFrom, line: dataLine };
  const row = { ...found, ...begins, id, status: "WAITING" as const, fileName, notes, r2Key, bytes };
  const made = { ...row, createdBy: auditActor.id ?? "", createdAt: now, touchedAt: now };
  await commit(context, {
    writes: [insertImport(context.db, made), ...writes],
    audit: [{ action: "patientImport.upload", subjectKind: "patientImport", subjectId: id }],
    result: null,
  });
  const needs: [Need, boolean][] = [
    ["encoding", !encodingSure],
    ["columns", !namesPatients(mapping)],
    ["dateOrder", ambiguous],
  ];
  return needs.filter(([, needed]) => needed).map(([need]) => need);
}
