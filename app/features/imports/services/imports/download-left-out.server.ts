import { auditStatement } from "~/db/commit.server";
import { createTranslator } from "~/i18n/translator.server";
import { exportedLine, UTF8_MARK } from "~/kernel/text/csv";
import type { RequestContext } from "~/platform/context.server";
import { leftOutStatement, type LeftOutPlace } from "../../data/chunk-rows.server";
import { leftOutWords } from "../../support/reading/problem-words.server";
import { streamedCsv } from "../../support/imports/streamed-csv.server";
import { importOf } from "./import-of.server";

const CELLS_AT_ONCE = 5_000;

/**
 * The cells that patients of an import came without, those of one reason together: why, in which column and row of the
 * file, and what the cell says. Formulas are made text.
 */
export async function downloadLeftOut(context: RequestContext, importId: string): Promise<Response> {
  const { id, header, mapping } = await importOf(context, importId);
  const { t } = createTranslator(context.locale);
  const words = leftOutWords(context.locale);
  await auditStatement(context, { action: "patientImport.read", subjectKind: "patientImport", subjectId: id }).run();
  async function* lines() {
    const headings = [t("imports:leftOut.reason"), t("imports:leftOut.column"), t("imports:refused.row")];
    yield UTF8_MARK + exportedLine([...headings, t("imports:leftOut.cell")]);
    for (let after: LeftOutPlace = { field: "", reason: "", row: 0 }; ;) {
      const cells = await leftOutStatement(context.db, id, after, CELLS_AT_ONCE);
      for (const cell of cells) {
        const column = mapping[cell.field];
        const heading = column === undefined ? "" : (header[column] ?? "");
        yield exportedLine([words(cell), heading, String(cell.row), cell.word]);
      }
      const last = cells.at(-1);
      if (!last || cells.length < CELLS_AT_ONCE) return;
      after = last;
    }
  }
  return streamedCsv(lines(), "cells_left_out.csv");
}
