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

/** The chosen colour; else one that is always the same for the same id (FNV-1a over UTF-16 units). */
export function personColour(id: string, chosen?: PersonColour | null): PersonColour {
  if (chosen) return chosen;
  let hash = 0x811c9dc5;
  for (let index = 0; index < id.length; index += 1) {
    hash = Math.imul(hash ^ id.charCodeAt(index), 0x01000193) >>> 0;
  }
  return PERSON_COLOURS[hash % PERSON_COLOURS.length] ?? PERSON_COLOURS[0];
}
