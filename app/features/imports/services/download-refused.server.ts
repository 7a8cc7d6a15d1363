import { auditStatement } from "~/db/commit.server";
import { createTranslator } from "~/i18n/translator.server";
import type { RequestContext } from "~/platform/context.server";
import { refusalsStatement } from "../data/chunk-rows.server";
import { exportedLine } from "../domain/refused-csv";
import { csvHeaders } from "./download-import.server";
import { importOf } from "./import-of.server";
import { problemWords } from "./problem-words.server";

const ROWS_AT_ONCE = 2_000;
/** With it, spreadsheets know that the file is UTF-8. */
const MARK = "\ufeff";

/**
 * The refused rows of an import as they were, with their row number and the reasons in the reader's language: ready to
 * be mended and uploaded again. Formulas are made text.
 */
export async function downloadRefused(context: RequestContext, importId: string): Promise<Response> {
  const { id, header } = await importOf(context, importId);
  const { t } = createTranslator(context.locale);
  const words = problemWords(context.locale);
  await auditStatement(context, { action: "patientImport.read", subjectKind: "patientImport", subjectId: id }).run();
  async function* lines() {
    yield MARK + exportedLine([...header, t("imports:refused.row"), t("imports:refused.reasons")]);
    for (let after = 0; ;) {
      const rows = await refusalsStatement(context.db, id, after, ROWS_AT_ONCE);
      for (const { row, cells, problems } of rows) {
        const padded = header.map((_, index) => cells[index] ?? "");
        yield exportedLine([...padded, String(row), problems.map(words).join("; ")]);
      }
      after = rows.at(-1)?.row ?? 0;
      if (rows.length < ROWS_AT_ONCE) return;
    }
  }
  const encoder = new TextEncoder();
  const source = lines();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await source.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
  });
  return new Response(body, { headers: csvHeaders("refused_patients.csv") });
}
