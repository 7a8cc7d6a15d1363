/** A stream of random numbers that is the same for the same seed on every machine. */
export interface Random {
  /** In [0, 1). */
  next(): number;
  /** A whole number in [from, to], both inclusive. */
  whole(from: number, to: number): number;
  pick<T>(list: readonly T[]): T;
  chance(probability: number): boolean;
  /** A stream of its own: what is drawn from one never shifts what another gives. */
  fork(name: string): Random;
}

const rotate = (value: number, by: number) => (value << by) | (value >>> (32 - by));

/** Four words of state from a text: FNV-1a, then the 32-bit finalizer of MurmurHash3 (Appleby, public domain). */
function stateOf(seed: string): [number, number, number, number] {
  let hash = 0x811c9dc5;
  for (let i = 0; i < seed.length; i++) hash = Math.imul(hash ^ seed.charCodeAt(i), 0x01000193);
  const word = () => {
    hash = (hash + 0x9e3779b9) | 0;
    let mixed = hash;
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return mixed ^ (mixed >>> 16);
  };
  return [word(), word(), word(), word() | 1];
}

/** xoshiro128** (Blackman and Vigna, 'Scrambled linear pseudorandom number generators', 2018), seeded from a text. */
export function createRandom(seed: string): Random {
  let [a, b, c, d] = stateOf(seed);
  const next = () => {
    const result = Math.imul(rotate(Math.imul(b, 5), 7), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = rotate(d, 11);
    return result / 2 ** 32;
  };
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    whole,
    pick: (list) => {
      const picked = list[whole(0, list.length - 1)];
      if (picked === undefined) throw new RangeError("nothing to pick from");
      return picked;
    },
    chance: (probability) => next() < probability,
    fork: (name) => createRandom(`${seed}/${name}`),
  };
}

/**
 * `count` of the items, each the likelier the heavier it is, in their own order: weighted sampling without replacement
 * (Efraimidis and Spirakis, 2006). An item of weight 0 is never drawn.
 */
export function sample<T>(random: Random, items: readonly T[], count: number, weightOf: (item: T) => number): T[] {
  const keyed = items.map((item, index) => {
    const weight = weightOf(item);
    return { item, index, key: weight > 0 ? -Math.log(1 - random.next()) / weight : Infinity };
  });
  const drawn = keyed.filter(({ key }) => key < Infinity).sort((x, y) => x.key - y.key);
  return drawn
    .slice(0, count)
    .sort((x, y) => x.index - y.index)
    .map(({ item }) => item);
}
