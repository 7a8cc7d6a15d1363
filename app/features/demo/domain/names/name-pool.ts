/** Names as people of one language write them. */
export interface NamePool {
  women: readonly string[];
  men: readonly string[];
  last: readonly string[];
  /** Family names of women, where they differ. */
  lastOfWomen?: readonly string[];
  /** Code of the platform's language, where it has it. */
  language: string | null;
  /**
   * Country calling code and a pattern of a number in it; # is any digit. Ranges kept for fiction where a country has
   * one.
   */
  phone: readonly [callingCode: string, pattern: string];
}
