import type { CallCaption } from "../../domain/video/room-call-state";

/** A caption as it is shown, with who said it. */
export interface CaptionLine extends CallCaption {
  /** The peer who said it. */
  from: string;
  /** When it last changed, in milliseconds. */
  at: number;
}

/** So many captions are shown at once. */
const MOST_LINES = 3;
/** A caption goes this long after it last changed, in milliseconds. */
export const CAPTION_STAYS_MS = 8_000;

/** The captions after another one came: it replaces what it continues, and the oldest make room. */
export function withCaption(
  lines: readonly CaptionLine[],
  from: string,
  caption: CallCaption,
  now: number,
): readonly CaptionLine[] {
  const line = { ...caption, from, at: now };
  const known = lines.some((one) => isSame(one, line));
  const next = known ? lines.map((one) => (isSame(one, line) ? line : one)) : [...lines, line];
  return next.slice(-MOST_LINES);
}

/** The captions that have not been shown for long enough. */
export function stillShown(lines: readonly CaptionLine[], now: number): readonly CaptionLine[] {
  const kept = lines.filter(({ at }) => now - at < CAPTION_STAYS_MS);
  return kept.length === lines.length ? lines : kept;
}

const isSame = (a: CaptionLine, b: CaptionLine): boolean => a.from === b.from && a.captionId === b.captionId;
