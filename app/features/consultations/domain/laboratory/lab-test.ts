/** The specification's two sorts of tests. */
export const LAB_CATEGORIES = ["LABORATORY_TEST_PROCEDURE", "LABORATORY_IMAGING_PROCEDURE"] as const;
export type LabCategory = (typeof LAB_CATEGORIES)[number];

/** Where the sample is collected, or the picture taken. */
export const COLLECTED_AT = ["LABORATORY", "LOCATION", "HOME"] as const;
export type CollectedAt = (typeof COLLECTED_AT)[number];

/** What a component's value is. What is attached is a file: a report, or a picture. */
export const COMPONENT_KINDS = ["NUMERIC", "CODED", "TEXT", "ATTACHMENT"] as const;
export type ComponentKind = (typeof COMPONENT_KINDS)[number];

export const RANGE_SEXES = ["ANY", "MALE", "FEMALE"] as const;
export type RangeSex = (typeof RANGE_SEXES)[number];

/** What is usual for a sex and an age; both ends of every span belong to it. Null is no end. */
export interface LabRange {
  sex: RangeSex;
  /** Age in days on the day of the sample. */
  fromDays: number;
  toDays: number | null;
  low: number | null;
  high: number | null;
  /** Below or above, somebody must know at once. */
  criticalLow: number | null;
  criticalHigh: number | null;
}

/** What an answer means that is chosen from a list. */
export const ANSWER_FLAGS = ["N", "A", "AA", "POS", "NEG"] as const;

/** Flags of HL7: far below, below, usual, above, far above; unusual, very unusual; positive, negative. */
export const LAB_FLAGS = ["LL", "L", "N", "H", "HH", "A", "AA", "POS", "NEG"] as const;
export type LabFlag = (typeof LAB_FLAGS)[number];

export interface LabAnswer {
  text: string;
  flag: (typeof ANSWER_FLAGS)[number];
}

/** What a test measures. */
export interface LabComponent {
  id: string;
  name: string;
  /** LOINC code; empty where none is known. */
  loinc: string;
  kind: ComponentKind;
  /** UCUM; empty where it has none. */
  unit: string;
  decimals: number;
  ranges: readonly LabRange[];
  answers: readonly LabAnswer[];
}

/** Flags that must be told at once. */
export const isCritical = (flag: LabFlag | null): boolean => flag === "LL" || flag === "HH" || flag === "AA";

/** Flags that are not as usual. */
export const isUnusual = (flag: LabFlag | null): boolean => flag !== null && flag !== "N" && flag !== "NEG";
