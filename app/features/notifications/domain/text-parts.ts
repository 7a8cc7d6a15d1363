/** Characters of the basic GSM 7-bit alphabet (3GPP TS 23.038, 6.2.1). */
const BASIC =
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà";
/** Those of its extension table (6.2.1.1): each takes two septets. */
const EXTENDED = "\f^{}\\[~]|€";

/** How many text messages a text takes. */
export interface TextParts {
  readonly alphabet: "GSM-7" | "UCS-2";
  readonly parts: number;
}

/** Septets or 16-bit units that one message holds alone, and one of several: the rest is their header (9.2.3.24.1). */
const ROOM = { "GSM-7": { alone: 160, ofSeveral: 153 }, "UCS-2": { alone: 70, ofSeveral: 67 } } as const;

/** What each character takes; a character is never split over two messages. */
function sizesOf(text: string): { alphabet: TextParts["alphabet"]; sizes: number[] } {
  const characters = [...text];
  if (characters.every((each) => BASIC.includes(each) || EXTENDED.includes(each)))
    return { alphabet: "GSM-7", sizes: characters.map((each) => (EXTENDED.includes(each) ? 2 : 1)) };
  return { alphabet: "UCS-2", sizes: characters.map((each) => each.length) };
}

/** Counts the messages that a network makes of a text: one character outside the alphabet more than halves their room. */
export function textParts(text: string): TextParts {
  const { alphabet, sizes } = sizesOf(text);
  const { alone, ofSeveral } = ROOM[alphabet];
  if (sizes.reduce((sum, size) => sum + size, 0) <= alone) return { alphabet, parts: 1 };
  let parts = 1;
  let used = 0;
  for (const size of sizes) {
    if (used + size > ofSeveral) {
      parts += 1;
      used = 0;
    }
    used += size;
  }
  return { alphabet, parts };
}
