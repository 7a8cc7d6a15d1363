import { InvalidError } from "~/platform/http/errors.server";
import { unprintableIn } from "~/platform/print/unprintable";

/** So many signs are named; who wrote more in such a script sees which it is. */
const MOST_NAMED = 20;

/**
 * Lets something be signed of which every sign can be printed: what is signed is what the paper says.
 * @throws InvalidError that names the signs
 */
export function requirePrintable(text: string): void {
  const signs = unprintableIn(text).slice(0, MOST_NAMED);
  if (signs.length === 0) return;
  throw new InvalidError([{ field: "", message: "print:unprintable", values: { signs: signs.join(" ") } }]);
}
