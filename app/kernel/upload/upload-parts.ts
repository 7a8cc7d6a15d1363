/** Bytes of a part: all alike but the last, as the bucket demands. */
export const PART_BYTES = 10 * 1_048_576;
/** The largest file that is taken in parts. */
export const MOST_UPLOAD_BYTES = 500 * 1_048_576;

/** How many parts a file of so many bytes has. */
export const partCount = (bytes: number): number => Math.ceil(bytes / PART_BYTES);

/** Where a part (from 1) of a file begins and ends, in bytes; `end` is the first byte after it. */
export function partRange(part: number, bytes: number): { start: number; end: number } {
  const start = (part - 1) * PART_BYTES;
  return { start, end: Math.min(start + PART_BYTES, bytes) };
}

/** The parts (from 1) that have not arrived, in order. */
export function missingParts(bytes: number, arrived: readonly number[]): number[] {
  const there = new Set(arrived);
  return Array.from({ length: partCount(bytes) }, (_, index) => index + 1).filter((part) => !there.has(part));
}

/** How many bytes these parts of a file have. */
export function bytesOf(parts: readonly number[], bytes: number): number {
  return parts.reduce((sum, part) => {
    const { start, end } = partRange(part, bytes);
    return sum + end - start;
  }, 0);
}
