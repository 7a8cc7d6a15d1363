import { createTranslator } from "~/i18n/translator.server";
import { categoriesForImport } from "~/features/patients/public.server";
import type { RequestContext } from "~/platform/context.server";
import type { StoredImport } from "../../data/imports.server";
import { encodingExamples } from "../../domain/reading/encoding-examples";
import { columnsLeftOut, shownHeading } from "../../domain/reading/import-fields";
import { dateOrderOf } from "../../domain/reading/read-birth-date";
import { isBlank, type PlacedRecord } from "../../domain/reading/read-records";
import { rowReader, type RowReading } from "../../domain/reading/read-row";
import { encodingNamed, pageOf } from "../../domain/reading/text-encoding";
import { NewCategories } from "../../domain/reading/new-categories";
import { leftOutWords, problemWords } from "../../support/reading/problem-words.server";
import { readSample } from "../uploads/read-sample.server";
import { birthTexts } from "../imports/register-import.server";
import { rowReadingOf } from "../../support/reading/row-reading.server";

const PREVIEWED = 20;
const NOBODY = { firstName: "", lastName: "", birthDate: "", email: "", phone: "", phoneCallingCode: "" };

/** The rows to look at: the first, and where letters are in question the first that have some beyond ASCII. */
function shownOf(records: readonly PlacedRecord[], asksEncoding: boolean): PlacedRecord[] {
  const full = records.filter((record) => !isBlank(record));
  const telling = asksEncoding ? full.filter(({ cells }) => cells.some((cell) => /[^\0-\x7f]/.test(cell))) : [];
  const chosen = new Set([...telling.slice(0, PREVIEWED / 2), ...full].slice(0, PREVIEWED));
  return full.filter((record) => chosen.has(record));
}

/** Names of categories that the first rows are in and that do not exist. */
function newCategoriesOf(records: readonly PlacedRecord[], reading: RowReading): string[] {
  if (reading.mapping.category === undefined) return [];
  const categories = new NewCategories(reading.roomForCategories, () => "");
  const readRow = rowReader(reading);
  for (const record of records) {
    const read = readRow(record);
    if (read.ok && read.newCategory !== null) categories.idOf(read.newCategory);
  }
  return categories.made.map(({ name }) => name);
}

/** What an import that waits would do with its first rows, and what a person has to say of the file. */
export async function previewImport(context: RequestContext, stored: StoredImport) {
  const { bytes, records } = await readSample(context, stored);
  const reading = rowReadingOf(context, stored, await categoriesForImport(context.db));
  const readRow = rowReader(reading);
  const words = problemWords(context.locale);
  const wordsOfCell = leftOutWords(context.locale);
  const { t } = createTranslator(context.locale);
  const { header, mapping, dateOrder, delimiter, encodingSure } = stored;
  const encoding = encodingNamed(stored.encoding);
  const asksEncoding = pageOf(encoding) !== null || records.some(({ problem }) => problem === "notText");
  const firstLine = stored.line ?? stored.records + 2;
  const rows = shownOf(records, asksEncoding).map((record) => {
    const read = readRow(record);
    const { firstName, lastName, birthDate, email, phone, phoneCallingCode } = read.ok ? read.patient : NOBODY;
    return {
      row: firstLine + record.line,
      name: read.ok ? `${firstName} ${lastName}`.trim() : record.cells.join(" · ").slice(0, 120),
      birthDate,
      // A number stays on one line.
      contact: [email, phone && `+${phoneCallingCode}\u00a0${phone}`].filter(Boolean).join(" · "),
      problems: read.ok ? [] : read.problems.map(words),
      leftOut: read.ok
        ? read.leftOut.map((cell) => t("imports:preview.cell", { word: cell.word, reason: wordsOfCell(cell) }))
        : [],
    };
  });
  const { ambiguous } = dateOrderOf(birthTexts(records, mapping));
  const leftOut = columnsLeftOut(header, mapping)
    .filter((column) => header[column] !== "" || records.some(({ cells }) => (cells[column] ?? "").trim() !== ""))
    .map((column) => shownHeading(header[column] || t("imports:map.unnamed", { number: column + 1 })));
  return {
    columnsLeftOut: leftOut,
    header,
    mapping,
    dateOrder,
    asksOrder: ambiguous || dateOrder !== null,
    encodings: asksEncoding ? encodingExamples(bytes, records, delimiter) : [],
    encoding: pageOf(encoding) ?? ("utf-8" as const),
    encodingSure,
    rows,
    newCategories: newCategoriesOf(records, reading),
  };
}
