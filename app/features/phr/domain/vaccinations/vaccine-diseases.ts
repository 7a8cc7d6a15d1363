import type { Coding } from "../records/record-kinds";
import { termOf } from "../vocabulary/find-term";
import { termsOf } from "../vocabulary/terms";

/** The diseases that a vaccine is against, as the vocabularies know them; none for a vaccine that they do not know. */
export function diseasesOf(vaccine: string): Coding[] {
  const codes = termOf("vaccines", vaccine)?.against ?? [];
  if (codes.length === 0) return [];
  const conditions = new Map(termsOf("conditions").map((term) => [term.code, term]));
  return codes.flatMap((code) => {
    const term = conditions.get(code);
    return term ? [{ system: term.system, code, display: term.names.en[0] }] : [];
  });
}
