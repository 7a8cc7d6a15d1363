import { auditStatement } from "~/db/commit.server";
import { createTranslator } from "~/i18n/translator.server";
import { exportedLine, UTF8_MARK } from "~/kernel/text/csv";
import type { RequestContext } from "~/platform/context.server";
import { refusalsByReason } from "../../data/chunk-rows.server";
import type { StoredImport } from "../../data/imports.server";
import { readRecords } from "../../domain/reading/read-records";
import { encodingNamed } from "../../domain/reading/text-encoding";
import { streamedCsv } from "../../support/imports/streamed-csv.server";
import { readImportBytes } from "../../support/imports/import-files.server";
import { importOf } from "./import-of.server";
import { problemWords } from "../../support/reading/problem-words.server";

const ROWS_AT_ONCE = 2_000;

type Refused = Awaited<ReturnType<typeof refusalsByReason>>[number];

/** The cells of a refused row, whole: one that is too long for the database is read from the file again. */
async function cellsOf(context: RequestContext, stored: StoredImport, refused: Refused): Promise<string[]> {
  const { cells, fromByte: from, toByte: to } = refused;
  if (from === null || to === null) return cells;
  const bytes = await readImportBytes(context, stored.r2Key, { offset: from, length: to - from });
  const form = { encoding: encodingNamed(stored.encoding), delimiter: stored.delimiter };
  const piece = { bytes, atEnd: true, mostRecords: 1, whole: true };
  const [record] = readRecords(piece, form).records;
  return record?.cells ?? cells;
}

/**
 * The refused rows of an import as they were, those of one reason together, with their row number and the reasons in the
 * reader's language: ready to be mended and uploaded again. Formulas are made text.
 */
export async function downloadRefused(context: RequestContext, importId: string): Promise<Response> {
  const stored = await importOf(context, importId);
  const { id, header } = stored;
  const { t } = createTranslator(context.locale);
  const words = problemWords(context.locale);
  await auditStatement(context, { action: "patientImport.read", subjectKind: "patientImport", subjectId: id }).run();
  async function* lines() {
    yield UTF8_MARK + exportedLine([...header, t("imports:refused.row"), t("imports:refused.reasons")]);
    for (let after = { reason: "", row: 0 }; ;) {
      const rows = await refusalsByReason(context.db, id, after, ROWS_AT_ONCE);
      for (const refused of rows) {
        const cells = await cellsOf(context, stored, refused);
        const padded = header.map((_, index) => cells[index] ?? "");
        const reasons = refused.problems.map(words).join("; ");
        // Cells beyond the last heading come after the reasons, so that none is lost and the columns stay in place.
        yield exportedLine([...padded, String(refused.row), reasons, ...cells.slice(header.length)]);
      }
      const last = rows.at(-1);
      if (!last || rows.length < ROWS_AT_ONCE) return;
      after = last;
    }
  }
  return streamedCsv(lines(), "refused_patients.csv");
}
