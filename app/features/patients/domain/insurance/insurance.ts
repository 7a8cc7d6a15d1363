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

/** An insurance as details show it. */
export interface InsuranceView extends InsuranceFields {
  id: string;
}

/** The insurance among others that is the same card; undefined where there is none. */
export function sameCard<T extends InsuranceView>(
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
