/** Characters of the basic GSM 7-bit alphabet (3GPP TS 23.038, 6.2.1). */
const BASIC =
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà";
/** Those of its extension table (6.2.1.1): each takes two septets. */
const EXTENDED = "\f^{}\\[~]|€";

/** How many text messages a text takes, and why. */
export interface TextParts {
  readonly alphabet: "GSM-7" | "UCS-2";
  readonly parts: number;
  /** What it takes of them: septets of the one alphabet, 16-bit units of the other. */
  readonly units: number;
  /** What the messages hold between them. */
  readonly room: number;
  /** The characters for which the larger alphabet is needed, each once. */
  readonly outside: readonly string[];
}

/** Septets or 16-bit units that one message holds alone, and one of several: the rest is their header (9.2.3.24.1). */
export const ROOM = { "GSM-7": { alone: 160, ofSeveral: 153 }, "UCS-2": { alone: 70, ofSeveral: 67 } } as const;

const isGsm = (character: string) => BASIC.includes(character) || EXTENDED.includes(character);

/** How many messages hold these; a character is never split over two of them. */
function partsOf(sizes: readonly number[], ofSeveral: number): number {
  let parts = 1;
  let used = 0;
  for (const size of sizes) {
    if (used + size > ofSeveral) {
      parts += 1;
      used = 0;
    }
    used += size;
  }
  return parts;
}

/**
 * Counts the messages that a network makes of a text: one character outside the alphabet more than halves their room.
 */
export function textParts(text: string): TextParts {
  const characters = [...text];
  const outside = [...new Set(characters.filter((each) => !isGsm(each)))];
  const alphabet = outside.length === 0 ? "GSM-7" : "UCS-2";
  const sizes = characters.map((each) => (alphabet === "UCS-2" ? each.length : EXTENDED.includes(each) ? 2 : 1));
  const units = sizes.reduce((sum, size) => sum + size, 0);
  const { alone, ofSeveral } = ROOM[alphabet];
  const parts = units <= alone ? 1 : partsOf(sizes, ofSeveral);
  return { alphabet, parts, units, room: parts === 1 ? alone : parts * ofSeveral, outside };
}
