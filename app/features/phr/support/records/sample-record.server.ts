import type { HealthRecord, RecordKindName, RecordValues } from "../../domain/records/record-kinds";
import { termOf } from "../../domain/vocabulary/find-term";
import type { TermLanguage } from "../../domain/vocabulary/term";
import type { VocabularyName } from "../../domain/vocabulary/vocabulary-names";
import { healthRecordKindOf } from "../../records";
import type { RecordFacts } from "../../records/health-record-kind";
import { codingOfRecord } from "./resolve-coding.server";

/** What a record is stored as beside who wrote it. */
type SampleRecord = Pick<HealthRecord, "values" | "name" | "date" | "state" | "coding"> & { sortKey: string };

/**
 * What a record of a kind becomes when it is saved, for sample data, which are written as rows.
 * @param typed as a form posts it
 * @throws RangeError where the kind would refuse it
 */
export function sampleRecord(name: RecordKindName, typed: RecordValues, facts: RecordFacts): SampleRecord {
  const kind = healthRecordKindOf(name);
  const values = kind.settle(kind.schema.parse(typed), undefined);
  const problems = kind.check(values, facts);
  if (problems.length > 0) throw new RangeError(`no ${name} can be so: ${JSON.stringify({ problems, typed })}`);
  return { values, ...kind.facts(values, facts), coding: codingOfRecord(kind, values) };
}

/**
 * The usual name of a term in a language.
 * @param words one of its names
 * @throws RangeError for a name that the vocabulary does not know
 */
export function sampleTerm(vocabulary: VocabularyName, words: string, language: TermLanguage): string {
  const term = termOf(vocabulary, words);
  if (!term) throw new RangeError(`${vocabulary} do not know ${words}`);
  return term.names[language][0];
}
