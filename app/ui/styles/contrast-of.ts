import { contrast, parseHex } from "../colour";

/** Contrast ratio of two written colours; throws where one is not a colour. For tests of the tokens. */
export function contrastOf(one: string, other: string): number {
  const [a, b] = [parseHex(one), parseHex(other)];
  if (!a || !b) throw new Error(`not a colour: ${one} or ${other}`);
  return contrast(a, b);
}
