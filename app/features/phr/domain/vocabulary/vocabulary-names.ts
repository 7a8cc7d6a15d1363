/** The vocabularies that ship with the product. */
export const VOCABULARIES = ["allergens", "conditions", "drugs", "vaccines", "procedures", "laboratoryTests"] as const;
export type VocabularyName = (typeof VOCABULARIES)[number];
