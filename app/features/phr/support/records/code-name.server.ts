import type { HealthRecord } from "../../domain/records/record-kinds";
import { termOf } from "../../domain/vocabulary/find-term";
import { TERM_LANGUAGES, type Names } from "../../domain/vocabulary/term";
import { healthRecordKindOf } from "../../records";
import { foldedWords } from "~/kernel/text/fold-text";

const same = (one: string, other: string) => foldedWords(one).join(" ") === foldedWords(other).join(" ");

/**
 * What the code of a record is called in the reader's language; empty where nothing is coded, and where the words that
 * were typed are a name of it in that language already.
 */
export function codeNameOf(
  { kind, name, coding }: Pick<HealthRecord, "kind" | "name" | "coding">,
  locale: string,
): string {
  const { vocabulary } = healthRecordKindOf(kind);
  if (!coding || !vocabulary) return "";
  const language = TERM_LANGUAGES.find((each) => locale.startsWith(each)) ?? "en";
  if (language === "en" && same(name, coding.display)) return "";
  const names: Names = termOf(vocabulary, name)?.names[language] ?? [coding.display];
  return names.some((each) => same(each, name)) ? "" : names[0];
}
