/** The specification's code tables: names for code, numbers for what is stored and sent. */

export const HONORIFIC = { mr: 1, ms: 2, mrs: 3, dr: 8 } as const;
export type HonorificName = keyof typeof HONORIFIC;
/** Value of people who have not said their title or gender. */
export const NO_HONORIFIC = 0;

/** The specification has three; `undisclosed` is of those who prefer not to say, and -1 of those not asked. */
export const GENDER = { male: 1, female: 2, intersex: 3, undisclosed: 4 } as const;
export type GenderName = keyof typeof GENDER;

export const BLOOD_GROUP = {
  notSpecified: -1,
  "A+ve": 1,
  "B+ve": 2,
  "AB+ve": 3,
  "O+ve": 4,
  "A-ve": 5,
  "B-ve": 6,
  "AB-ve": 7,
  "O-ve": 8,
} as const;

/** Family relations, marital statuses and sexual orientations are stored and sent by the specification's own names. */
export const FAMILY_RELATIONS = [
  "Mother",
  "Father",
  "Spouse",
  "Siblings",
  "Grand parents",
  "Children",
  "Others",
] as const;
export type FamilyRelation = (typeof FAMILY_RELATIONS)[number];

export const MARITAL_STATUSES = ["Married", "Single", "Divorced", "Widowed"] as const;
export const SEXUAL_ORIENTATIONS = ["Heterosexual", "Homosexual", "Bisexual"] as const;

/** Name of a stored number; undefined for a number that the table does not have. */
export function nameOfCode<Name extends string>(table: Readonly<Record<Name, number>>, code: number): Name | undefined {
  for (const name in table) if (table[name] === code) return name;
  return undefined;
}
