/** How much of a medicine is taken and how often, as far as its directions say so. */
export interface TakenDose {
  /** What is taken on a day at most, what is taken at once, and what one tablet or the like holds, in mg. */
  dayMg: number | null;
  onceMg: number | null;
  eachMg: number | null;
  /** What one holds where its strength is in units, as that of vitamin D. */
  eachUnits: number | null;
  /**
   * After how many days it is taken again: a part of one where it is several times a day, 0 where it is as needed,
   * Infinity where it is once only. Null where nobody said.
   */
  everyDays: number | null;
  /** How it is taken is said in words alone, which nobody reads here. */
  inWords: boolean;
  /** `inside`: by mouth or rectum. `outside`: on the skin, in the eye and the like. */
  place: "inside" | "injected" | "inhaled" | "outside" | "other";
}

/** A medicine of which nothing is said but its name. */
export const NOTHING_SAID: TakenDose = {
  ...{ dayMg: null, onceMg: null, eachMg: null, eachUnits: null, everyDays: null, inWords: false, place: "other" },
};

/** Something unusual of how much of a medicine is taken: a check by its name, how bad it is, and what it is about. */
export interface DoseFinding {
  check: string;
  level: "stop" | "warn";
  about: string;
}
