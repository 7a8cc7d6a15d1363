import { fnv1a } from "./text/fnv";

/** The colours of people, in an order in which neighbours are told apart. Each has its tokens in styles/tokens.css. */
export const PERSON_COLOURS = [
  "rose",
  "green",
  "violet",
  "amber",
  "blue",
  "red",
  "teal",
  "plum",
  "olive",
  "indigo",
  "orange",
  "cyan",
] as const;

export type PersonColour = (typeof PERSON_COLOURS)[number];

/** The chosen colour; else one that is always the same for the same id. */
export function personColour(id: string, chosen?: PersonColour | null): PersonColour {
  if (chosen) return chosen;
  return PERSON_COLOURS[fnv1a(id) % PERSON_COLOURS.length] ?? PERSON_COLOURS[0];
}
