/** Largest number of fields of a form, including files and conform's own. */
export const MOST_FIELDS = 500;
/** Largest depth of a form's names or of a JSON text: `a[0].b` is three deep. */
export const MOST_DEPTH = 8;
/** Highest index in a name, as in `days[200]`. */
export const MOST_INDEX = 200;
/** Longest name of a field, in characters. */
const MOST_NAME = 200;
/** Largest number of values and names in the JSON of a call. */
const MOST_JSON_VALUES = 20_000;

const SEGMENT = /^[^.[\]\0]+$/;
const INDEX = /^\d{0,3}$/;
/** Names that reach an object's prototype. */
const SHARED = new Set(["__proto__", "constructor", "prototype"]);

/** Parts of a name such as `a[0].b`; undefined if it is malformed. */
function partsOf(name: string): string[] | undefined {
  const parts: string[] = [];
  for (const [at, dotted] of name.split(".").entries()) {
    const [first = "", ...bracketed] = dotted.split("[");
    if (first !== "" || at > 0 || bracketed.length === 0) {
      if (!SEGMENT.test(first) || SHARED.has(first)) return undefined;
      parts.push(first);
    }
    for (const index of bracketed) {
      if (!index.endsWith("]") || !INDEX.test(index.slice(0, -1))) return undefined;
      if (Number(index.slice(0, -1)) > MOST_INDEX) return undefined;
      parts.push(index);
    }
  }
  return parts;
}

/** Whether a name may become a structure: it is well formed, and no deeper or wider than the limits. */
export function isBoundedName(name: string): boolean {
  if (name.length > MOST_NAME) return false;
  const parts = partsOf(name);
  return parts !== undefined && parts.length <= MOST_DEPTH;
}

/**
 * Whether a JSON text is no deeper and no larger than the limits, found without parsing it: a text of a megabyte can be
 * half a million levels deep. Text that is no JSON may pass; the parser refuses it.
 */
export function isBoundedJson(text: string, mostDepth = MOST_DEPTH, mostValues = MOST_JSON_VALUES): boolean {
  let depth = 0;
  let values = 1;
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (quoted) {
      if (character === "\\") at += 1;
      else if (character === '"') quoted = false;
    } else if (character === '"') quoted = true;
    else if (character === "{" || character === "[") depth += 1;
    else if (character === "}" || character === "]") depth -= 1;
    else if (character === "," || character === ":") values += 1;
    if (depth > mostDepth || values > mostValues) return false;
  }
  return true;
}
