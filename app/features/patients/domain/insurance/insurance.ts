/** What an insurance card says. Dates YYYY-MM-DD or empty. */
export interface InsuranceFields {
  insurer: string;
  planName: string;
  memberNumber: string;
  groupNumber: string;
  holderName: string;
  validFrom: string;
  validTo: string;
}

/** What the patient is to whoever holds the insurance, as FHIR's table of subscribers says it. */
export const HOLDER_RELATIONS = ["SELF", "SPOUSE", "CHILD", "PARENT", "COMMON", "OTHER", "INJURED"] as const;
/** Which insurance pays first. */
export const COVERAGES = ["PRIMARY", "SECONDARY", "TERTIARY"] as const;

/** What is kept of an insurance once somebody has signed up. */
export interface InsuranceMore {
  /** One of HOLDER_RELATIONS; empty where it is not known. */
  holderRelation: string;
  holderBirthDate: string;
  /** One of COVERAGES; empty where nobody said so. */
  coverage: string;
  /** The insurer's number for questions. */
  phone: string;
}

/** An insurance as details show it. */
export interface InsuranceView extends InsuranceFields, InsuranceMore {
  id: string;
  /** Images of the card; null where there are none. */
  cardFileId: string | null;
  cardBackFileId: string | null;
}

const RANKS: readonly string[] = [...COVERAGES, ""];

/** In the order in which they pay: those of which nobody said so last, the oldest first as they come. */
export const byCoverage = <T extends InsuranceMore>(all: readonly T[]): T[] =>
  all.toSorted((one, other) => RANKS.indexOf(one.coverage) - RANKS.indexOf(other.coverage));

/** Whether another of the patient's insurances already is the primary, secondary or tertiary one that this is to be. */
export const coverageTaken = (all: readonly InsuranceView[], { coverage }: InsuranceMore, exceptId?: string): boolean =>
  coverage !== "" && all.some((one) => one.id !== exceptId && one.coverage === coverage);

/** The insurance among others that is the same card; undefined where there is none. */
export function sameCard<T extends InsuranceFields & { id: string }>(
  all: readonly T[],
  { insurer, memberNumber }: InsuranceFields,
  exceptId?: string,
): T | undefined {
  const folded = (text: string) => text.normalize("NFKC").toLocaleLowerCase("en").replace(/\s+/g, " ").trim();
  return all.find(
    (one) =>
      one.id !== exceptId &&
      folded(one.insurer) === folded(insurer) &&
      folded(one.memberNumber) === folded(memberNumber),
  );
}

/** Whether an insurance is no longer valid on a date (YYYY-MM-DD). */
export const ranOut = ({ validTo }: InsuranceFields, today: string): boolean => validTo !== "" && validTo < today;

/** Whether an insurance that is valid on a date (YYYY-MM-DD) ends before another one. */
export const endsBefore = ({ validTo }: InsuranceFields, today: string, day: string): boolean =>
  validTo !== "" && validTo >= today && validTo < day;
