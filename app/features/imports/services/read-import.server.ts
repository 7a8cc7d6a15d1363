import { auditStatement } from "~/db/commit.server";
import type { RequestContext } from "~/platform/context.server";
import { categoriesForImport } from "../data/categories-read.server";
import { openReviewsStatement, refusalsStatement } from "../data/chunk-rows.server";
import type { StoredImport } from "../data/imports.server";
import { viewOf } from "../domain/import-view";
import { dateOrderOf } from "../domain/read-birth-date";
import { isBlank, rowReader } from "../domain/read-row";
import { storedPatientSchema } from "../schemas/stored-patient";
import { parse } from "~/platform/parse.server";
import { importOf } from "./import-of.server";
import { problemWords } from "./problem-words.server";
import { readSample } from "./read-sample.server";
import { rowReadingOf } from "./row-reading.server";
import { birthTexts } from "./register-import.server";

const PREVIEWED = 20;
const SHOWN = 20;

/** What an import that waits would do with its first rows. */
async function previewOf(context: RequestContext, stored: StoredImport) {
  const sample = await readSample(context, stored);
  const readRow = rowReader(rowReadingOf(context, stored, await categoriesForImport(context.db)));
  const words = problemWords(context.locale);
  const rows = sample
    .map((record, index) => ({ record, row: stored.records + 2 + index }))
    .filter(({ record }) => !isBlank(record))
    .slice(0, PREVIEWED)
    .map(({ record, row }) => {
      const read = readRow(record);
      const { firstName, lastName, birthDate, email, phone, phoneCallingCode } = read.ok
        ? read.patient
        : { firstName: "", lastName: "", birthDate: "", email: "", phone: "", phoneCallingCode: "" };
      return {
        row,
        name: read.ok ? `${firstName} ${lastName}` : record.cells.join(" · ").slice(0, 120),
        birthDate,
        // A number stays on one line.
        contact: [email, phone && `+${phoneCallingCode}\u00a0${phone}`].filter(Boolean).join(" · "),
        problems: read.ok ? [] : read.problems.map(words),
      };
    });
  const { header, mapping, dateOrder } = stored;
  const { ambiguous } = dateOrderOf(birthTexts(sample, mapping));
  return { header, mapping, dateOrder, asksOrder: ambiguous || dateOrder !== null, rows };
}

async function openReviews({ db }: RequestContext, id: string) {
  const found = await openReviewsStatement(db, id, SHOWN);
  return found.map(({ row, draft, ...known }) => {
    const { firstName, lastName, birthDate, email, phone } = parse(storedPatientSchema, draft);
    return { row, draft: { firstName, lastName, birthDate, email, phone }, known };
  });
}

/** One import with what its state has to show: the first rows while it waits, what to decide and what was refused. */
export async function readImport(context: RequestContext, importId: string) {
  const stored = await importOf(context, importId);
  const { db, now } = context;
  const view = viewOf(stored, now);
  if (stored.status === "WAITING")
    return { view, preview: await previewOf(context, stored), reviews: [], refusals: [] };
  const words = problemWords(context.locale);
  const refusals = stored.refused > 0 ? await refusalsStatement(db, stored.id, 0, SHOWN) : [];
  const reviews = stored.review > 0 && !/^UNDO/.test(stored.status) ? await openReviews(context, stored.id) : [];
  if (reviews.length + refusals.length > 0)
    await auditStatement(context, {
      action: "patientImport.read",
      subjectKind: "patientImport",
      subjectId: stored.id,
    }).run();
  return {
    view,
    preview: null,
    reviews,
    refusals: refusals.map(({ row, cells, problems }) => ({
      row,
      text: cells.join(" · ").slice(0, 120),
      problems: problems.map(words),
    })),
  };
}
