/** One concept of a vocabulary and what people call it: in each language the usual name first, then other names. */
export interface Term {
  /** The vocabulary that the code is of, as FHIR names it. */
  system: string;
  code: string;
  names: {
    en: readonly [string, ...string[]];
    es: readonly [string, ...string[]];
    ar: readonly [string, ...string[]];
  };
}
