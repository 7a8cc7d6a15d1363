export type FillRandom = (bytes: Uint8Array) => Uint8Array;

const COUNTER_LIMIT = 0x1000;
const last = { ms: -1, counter: 0 };

/** Random bytes for many ids: each call for random bytes costs more than the rest of an id. */
const pool = { bytes: new Uint8Array(4_096), used: 4_096 };

const fillRandom: FillRandom = (bytes) => {
  if (pool.used + bytes.length > pool.bytes.length) {
    crypto.getRandomValues(pool.bytes);
    pool.used = 0;
  }
  bytes.set(pool.bytes.subarray(pool.used, pool.used + bytes.length));
  pool.used += bytes.length;
  return bytes;
};
/** Two hexadecimal digits for each byte. */
const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));
/** The bytes that stand after a hyphen. */
const AFTER_HYPHEN: ReadonlySet<number> = new Set([4, 6, 8, 10]);

/** Before every id that is made from an instant (UTC ms) on, and behind those made earlier. */
export function firstIdAt(ms: number): string {
  const hex = Math.max(0, ms).toString(16).padStart(12, "0");
  return `${hex.slice(0, 8)}-${hex.slice(8)}`;
}

/**
 * A UUIDv7 (RFC 9562): 48 bits of Unix ms, a 12-bit counter, 62 random bits. Ids of one isolate strictly ascend, also
 * within a millisecond and when the clock steps back: the counter then continues from the last id, and takes the next
 * millisecond when it overflows. It starts in its lower half, so at least 2,048 ids fit into a millisecond.
 */
export function uuidv7(now: number, random: FillRandom = fillRandom): string {
  const bytes = random(new Uint8Array(16));
  const seed = ((bytes[6]! << 8) | bytes[7]!) & 0x7ff;
  if (now > last.ms) {
    last.ms = now;
    last.counter = seed;
  } else if (++last.counter === COUNTER_LIMIT) {
    last.ms++;
    last.counter = seed;
  }
  for (let i = 0, ms = last.ms; i < 6; i++, ms = Math.floor(ms / 256)) bytes[5 - i] = ms % 256;
  bytes[6] = 0x70 | (last.counter >> 8);
  bytes[7] = last.counter & 0xff;
  bytes[8] = 0x80 | (bytes[8]! & 0x3f);
  // Joined into one flat text: one that is put together by + keeps each of its parts in memory.
  return Array.from(bytes, (byte, at) => (AFTER_HYPHEN.has(at) ? `-${HEX[byte]}` : HEX[byte])).join("");
}
