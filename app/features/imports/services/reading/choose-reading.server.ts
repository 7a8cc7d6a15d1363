import type { RequestContext } from "~/platform/context.server";
import type { ChosenReading, StoredImport } from "../../data/imports.server";
import { matchHeader, type Mapping } from "../../domain/reading/import-fields";
import { encodingChosen, encodingNamed } from "../../domain/reading/text-encoding";
import type { MappingChoice } from "../../schemas/import-forms";
import { checkColumns } from "./check-columns.server";
import { inspectFile } from "../uploads/inspect-file.server";

/** The chosen columns, and those that headings name which can be read now and which nobody has chosen otherwise. */
function withMatched(header: readonly string[], chosen: Mapping): Mapping {
  const taken = new Set<number>(Object.values(chosen));
  const matched = Object.entries(matchHeader(header)).filter(([, column]) => !taken.has(column));
  return { ...Object.fromEntries(matched), ...chosen };
}

/**
 * How an import is to be read as a person has said: another encoding than before gives its headings other letters.
 * @throws InvalidError for a column that the file does not have
 */
export async function chooseReading(
  context: RequestContext,
  stored: StoredImport,
  { mapping, dateOrder, encoding: wanted }: MappingChoice,
): Promise<ChosenReading> {
  const before = encodingNamed(stored.encoding);
  const encoding = wanted === null ? before : encodingChosen(before, wanted);
  const encodingSure = wanted !== null || stored.encodingSure;
  const read = { dateOrder, encoding, encodingSure };
  if (encoding === before) {
    checkColumns(stored.header, mapping);
    return { ...read, mapping, header: stored.header, delimiter: stored.delimiter };
  }
  const { header, delimiter } = await inspectFile(context, stored, encoding);
  checkColumns(header, mapping);
  return { ...read, mapping: withMatched(header, mapping), header, delimiter };
}
