/** Text by which something begins that a program would run or draw. */
const MARKUP = /^\s*(<[!?a-z]|#!|\{\\rtf|%!ps)/i;

/** How a text says in its first bytes that it is UTF-16. */
function encodingOf(bytes: Uint8Array): "utf-16le" | "utf-16be" | "utf-8" {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  return bytes[0] === 0xfe && bytes[1] === 0xff ? "utf-16be" : "utf-8";
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch {
    // A text of an older program: one byte a character, whatever these mean.
    return new TextDecoder("latin1").decode(bytes);
  }
}

function readable(bytes: Uint8Array): string | null {
  // A zero byte is no character in UTF-8 or in an encoding of one byte: most other files end here, unread.
  if (encodingOf(bytes) === "utf-8" && bytes.includes(0)) return null;
  const text = decoded(bytes);
  return /\p{Cc}/u.test(text.replace(/[\t\n\f\r]/g, "")) ? null : text;
}

/** Whether content is readable text, in Unicode or of an older program, and no markup, script or other document. */
export function isPlainText(bytes: Uint8Array): boolean {
  const text = readable(bytes);
  return text !== null && text.trim() !== "" && !MARKUP.test(text);
}

/** Whether a piece from within a text, which begins and ends with whole characters, is readable. */
export const isReadable = (piece: Uint8Array): boolean => readable(piece) !== null;

/** Where the last character of a piece of text in UTF-8 or one byte a character ends at the latest. */
export const endOfCharacters = (piece: Uint8Array): number => piece.findLastIndex((byte) => byte < 0x80) + 1;
