import Papa from "papaparse";
import { MESSAGE_LOCALES } from "~/i18n/locales";
import { readMessages } from "~/i18n/translator.server";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError, type FieldError } from "~/platform/http/errors.server";
import { readClock, dateReader } from "../../domain/trackers/read-date";
import { readEntry, type TypedEntry } from "../../domain/trackers/read-entry";
import type { ReadingFacts } from "../../domain/trackers/reading";
import type { TrackerName } from "../../domain/trackers/trackers";
import type { UnitName } from "../../domain/trackers/units";
import { fileWords, type FileColumn, type FileWords } from "./file-words.server";
import { judgeFacts } from "./judged-entry.server";

export const MOST_LINES = 10_000;
/** A reading without a time is stored at noon. */
const NOON = "12:00";

/** One line of a file: its reading, or its problem; and a question about an unlikely value. */
export interface FileLine {
  /** As a text editor counts, from 1; the headings are the first. */
  line: number;
  text: string;
  facts: ReadingFacts | null;
  problem: FieldError | null;
  asked: FieldError | null;
}

interface FileFrame {
  tracker: TrackerName;
  birthDate: string;
  /** Where neither a line nor the heading says one. */
  unit: UnitName;
}

type Columns = ReadonlyMap<FileColumn, number>;

function columnsOf(headings: readonly string[], words: FileWords) {
  const columns = new Map<FileColumn, number>();
  let unit: UnitName | null = null;
  for (const [at, heading] of headings.entries()) {
    const found = words.heading(heading);
    if (!found || columns.has(found.column)) continue;
    columns.set(found.column, at);
    unit ??= found.unit;
  }
  return { columns, unit };
}

interface Reader {
  words: FileWords;
  columns: Columns;
  unit: UnitName;
  date: ReturnType<typeof dateReader>;
}

/** The cells of a line as a form would have them; or what is wrong with a word that is none of ours. */
function typedLine(
  cells: readonly string[],
  { words, columns, unit, date }: Reader,
): (TypedEntry & { at?: number }) | FieldError {
  const cell = (column: FileColumn) => cells[columns.get(column) ?? -1]?.trim() ?? "";
  const written = date(cell("date"));
  if (written === null) return { field: "date", message: "trackers:file.date" };
  if (written === "ambiguous") return { field: "date", message: "trackers:file.twoDays" };
  const time = cell("time") === "" ? written.time || NOON : readClock(cell("time"));
  if (time === null) return { field: "time", message: "trackers:problem.time" };
  const named = { unit: cell("unit") === "" ? unit : words.unit(cell("unit")) };
  if (named.unit === null) return { field: "unit", message: "trackers:file.unit" };
  return {
    ...{
      value: words.level(cell("value")) ?? cell("value"),
      value2: cell("value2"),
      unit: named.unit,
      date: written.date,
      time,
    },
    context: cell("context") === "" ? "" : (words.context(cell("context")) ?? "?"),
    site: cell("site") === "" ? "" : (words.site(cell("site")) ?? "?"),
    note: cell("note").slice(0, 200),
    ...(written.at !== undefined && cell("time") === "" && { at: written.at }),
  };
}

/** The same reading twice in one file is one. */
const keyOf = (tracker: TrackerName, { at, value, value2, note }: ReadingFacts) =>
  [at, value, value2 ?? "", tracker === "medicineTaken" ? note : ""].join("|");

/**
 * Reads a file of one tracker: comma, semicolon or tab between the cells, headings by their names in any language.
 * @throws InvalidError where it has no headings that say what its columns are, or too many lines
 */
export async function readFileLines(context: RequestContext, text: string, frame: FileFrame): Promise<FileLine[]> {
  await readMessages(...MESSAGE_LOCALES);
  const words = fileWords(frame.tracker);
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF?(?:sep=.\r?\n)?/i, ""), { skipEmptyLines: "greedy" });
  const [headings = [], ...rows] = data;
  const { columns, unit } = columnsOf(headings, words);
  if (!columns.has("date") || !columns.has("value"))
    throw new InvalidError([{ field: "text", message: "trackers:file.noHeadings" }]);
  if (rows.length > MOST_LINES)
    throw new InvalidError([{ field: "text", message: "trackers:file.tooMany", values: { most: MOST_LINES } }]);
  const dates = rows.map((cells) => cells[columns.get("date") ?? -1] ?? "");
  const reader: Reader = { words, columns, unit: unit ?? frame.unit, date: dateReader(dates) };
  const seen = new Set<string>();
  return rows.map((cells, index) => {
    const line = { line: index + 2, text: cells.join(" · "), facts: null, problem: null, asked: null };
    const typed = typedLine(cells, reader);
    if ("message" in typed) return { ...line, problem: typed };
    const judged = judgedLine(context, typed, frame);
    if (!judged.facts) return { ...line, problem: judged.problem };
    const key = keyOf(frame.tracker, judged.facts);
    if (seen.has(key)) return { ...line, problem: { field: "value", message: "trackers:file.twice" } };
    seen.add(key);
    return { ...line, ...judged };
  });
}

function judgedLine(
  context: RequestContext,
  { at, ...typed }: TypedEntry & { at?: number },
  { tracker, birthDate }: FileFrame,
): { facts: ReadingFacts; asked: FieldError | null } | { facts: null; problem: FieldError } {
  const { facts, problems } = readEntry(tracker, typed, {
    ...{ zone: context.profile.timeZone, now: context.now, birthDate, at },
  });
  if (!facts) return { facts: null, problem: problems[0] ?? { field: "value", message: "errors:field.invalid" } };
  const judged = judgeFacts(context, tracker, facts, { birthDate });
  return "field" in judged ? { facts: null, problem: judged } : { facts, asked: judged.asked };
}
