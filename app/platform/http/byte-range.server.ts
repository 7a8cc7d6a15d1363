/** A part of a file, in bytes. */
export interface ByteRange {
  offset: number;
  length: number;
}

const ONE = /^bytes=\s*(?:(\d{1,15})-(\d{1,15})?|-(\d{1,15}))\s*$/;

/**
 * The part of a file that the header Range asks for (RFC 9110, section 14.1.2).
 * @returns undefined for all of it, as for several parts and for what is no range; null for a part that it does not have
 */
export function byteRange(header: string, size: number): ByteRange | null | undefined {
  const [known, from, to, last] = ONE.exec(header.trim()) ?? [];
  if (known === undefined) return undefined;
  if (last !== undefined) {
    const length = Math.min(Number(last), size);
    return length === 0 ? null : { offset: size - length, length };
  }
  const offset = Number(from);
  if (to !== undefined && Number(to) < offset) return undefined;
  if (offset >= size) return null;
  return { offset, length: Math.min(to === undefined ? size : Number(to) + 1, size) - offset };
}
