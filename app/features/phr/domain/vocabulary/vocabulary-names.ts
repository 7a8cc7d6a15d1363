/** The vocabularies that ship with the product. */
export const VOCABULARIES = [
  ...(["allergens", "conditions", "drugs", "vaccines", "procedures", "laboratoryTests"] as const),
  /** What medicines are taken for as needed. */
  "neededReasons",
] as const;
export type VocabularyName = (typeof VOCABULARIES)[number];
