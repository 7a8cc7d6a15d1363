/** The ratings, best first, each with the key of its word. */
export const RATINGS = [
  { value: 5, word: "veryGood" },
  { value: 4, word: "good" },
  { value: 3, word: "fair" },
  { value: 2, word: "bad" },
  { value: 1, word: "veryBad" },
] as const;
