import type { Term } from "../term";
import type { VocabularyName } from "../vocabulary-names";

/** What each vocabulary knows. */
export const TERMS: Readonly<Record<VocabularyName, readonly Term[]>> = {
  allergens: [],
  conditions: [],
  drugs: [],
  vaccines: [],
  procedures: [],
  laboratoryTests: [],
};
