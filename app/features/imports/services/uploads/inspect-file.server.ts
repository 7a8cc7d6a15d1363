import type { RequestContext } from "~/platform/context.server";
import { InvalidError } from "~/platform/http/errors.server";
import { codePageOf } from "../../domain/reading/code-pages";
import { detectFile, type DetectedFile } from "../../domain/reading/detect-file";
import type { Encoding } from "../../domain/reading/text-encoding";
import { readImportBytes } from "../../support/imports/import-files.server";

/** What a file is known by: its header and enough rows to tell in which order its dates are. */
const BEGINNING_BYTES = 1_048_576;
const SAMPLE_ROWS = 2_000;

/**
 * Finds out by the beginning of a kept file how it is written. One that is not Unicode is taken to be in the code page
 * of the organization's language, unless an encoding is given.
 * @throws InvalidError at patientsFile for a file that is no table of patients
 */
export async function inspectFile(
  context: RequestContext,
  { r2Key, bytes }: { r2Key: string; bytes: number },
  encoding?: Encoding,
): Promise<DetectedFile> {
  const beginning =
    bytes === 0 ? new Uint8Array() : await readImportBytes(context, r2Key, { offset: 0, length: BEGINNING_BYTES });
  const page = codePageOf(context.profile.defaultLocale);
  const detected = detectFile({ bytes: beginning, whole: bytes <= BEGINNING_BYTES, page, encoding }, SAMPLE_ROWS);
  if (detected.ok) return detected.file;
  throw new InvalidError([{ field: "patientsFile", message: `imports:file.${detected.problem}` }]);
}
