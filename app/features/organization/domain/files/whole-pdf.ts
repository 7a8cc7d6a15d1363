/** Within so many bytes of its end a PDF says where it ends; what comes after, readers pass over. */
export const PDF_TAIL_BYTES = 2_048;

/** Where the cross reference is, and the mark of the end (ISO 32000-1, 7.5.5). */
const ENDING = /startxref\s+(\d{1,12})\s+%%EOF/gu;

/**
 * Whether a PDF goes on to its end and has a cross reference, without which no program opens it: one that was cut off, or
 * that is a PDF by its first letters alone, does not.
 * @param tail its last bytes, at least so many as PDF_TAIL_BYTES where it has more
 * @param size of all of it, in bytes
 */
export function isWholePdf(tail: Uint8Array, size: number): boolean {
  const end = new TextDecoder("latin1").decode(tail.subarray(-PDF_TAIL_BYTES));
  const at = [...end.matchAll(ENDING)].at(-1)?.[1];
  return at !== undefined && Number(at) > 0 && Number(at) < size;
}
