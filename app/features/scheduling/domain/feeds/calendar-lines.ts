/** The longest line of a calendar file, in octets without its break (RFC 5545, section 3.1). */
const MOST_OCTETS = 75;

const octetsOf = (codePoint: number) => (codePoint < 0x80 ? 1 : codePoint < 0x800 ? 2 : codePoint < 0x10000 ? 3 : 4);

/** Folds one line so that no part is too long and none ends within a character. */
function folded(line: string): string {
  let text = "";
  let octets = 0;
  for (const character of line) {
    const more = octetsOf(character.codePointAt(0) ?? 0);
    if (octets + more > MOST_OCTETS) {
      text += "\r\n ";
      octets = 1;
    }
    text += character;
    octets += more;
  }
  return text;
}

/**
 * A calendar file with its lines folded by octets: the library counts UTF-16 units, by which lines come out too long and
 * an emoji may be cut in two.
 * @param more lines that stand after the method, about the calendar as a whole
 */
export function calendarLines(file: string, more: readonly string[] = []): string {
  return file
    .replace(/\r\n[ \t]/g, "")
    .split("\r\n")
    .flatMap((line) => (line.startsWith("METHOD:") ? [line, ...more] : [line]))
    .map(folded)
    .join("\r\n");
}
