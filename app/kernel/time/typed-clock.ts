import { formatMinutes, MINUTES_A_DAY, parseMinutes } from "./minutes";

/** Hours and minutes with what may stand between them, and a half of the day as the languages write it. */
const TYPED = /^(\d{1,2})(?:\s*[:.h]\s*(\d{2})|(\d{2}))?\s*(a\.?\s?m\.?|p\.?\s?m\.?|ص|م)?$/u;
const ARABIC_ZERO = 0x0660;

/** Digits of Arabic as those of the clock, every blank as a plain one. */
const plain = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/[\u00a0\u202f]/gu, " ")
    .replace(/[\u200e\u200f]/gu, "")
    .replace(/[٠-٩]/gu, (digit) => String((digit.codePointAt(0) ?? ARABIC_ZERO) - ARABIC_ZERO));

/** Minutes of a clock of twelve hours; undefined where it has no such hour. */
function ofHalfDay(hour: number, minute: number, half: string): number | undefined {
  if (hour < 1 || hour > 12) return undefined;
  const isAfternoon = half.startsWith("p") || half === "م";
  return (hour % 12) * 60 + minute + (isAfternoon ? MINUTES_A_DAY / 2 : 0);
}

/**
 * A time as people type it ('9:30 PM', '9:30 p. m.', '٩:٣٠ م', '21.30', '2130', '9') as hh:mm; what is no time stays
 * as it is, for whoever reads it next to refuse.
 */
export function typedClock(text: string): string {
  const match = TYPED.exec(plain(text));
  if (!match) return text;
  const [, hour = "", after, joined, half] = match;
  const minute = Number(after ?? joined ?? 0);
  if (half === undefined) {
    const said = parseMinutes(`${hour}:${String(minute).padStart(2, "0")}`);
    return said.ok ? formatMinutes(said.value) : text;
  }
  const minutes = minute > 59 ? undefined : ofHalfDay(Number(hour), minute, half);
  return minutes === undefined ? text : formatMinutes(minutes);
}
