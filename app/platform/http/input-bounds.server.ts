/** How many fields a form may have; conform's own and files are counted. */
export const MOST_FIELDS = 500;
/** How deep what a form's names or a JSON text describe may be: `a[0].b` is three deep. */
export const MOST_DEPTH = 8;
/** The highest number in brackets of a name, as in `days[200]`. */
export const MOST_INDEX = 200;
/** The longest name of a field, in characters. */
const MOST_NAME = 200;
/** How many values and names the JSON of a call may hold. */
const MOST_JSON_VALUES = 20_000;

const SEGMENT = /^[^.[\]]+$/;
const INDEX = /^\d{0,3}$/;
/** Names that reach behind an object to what all objects share. */
const SHARED = new Set(["__proto__", "constructor", "prototype"]);

/** The parts of a name such as `a[0].b`; undefined for what is no such name. */
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

/** Whether a name may be made a structure of: its path is well formed, and no deeper or wider than the bounds. */
export function isBoundedName(name: string): boolean {
  if (name.length > MOST_NAME) return false;
  const parts = partsOf(name);
  return parts !== undefined && parts.length <= MOST_DEPTH;
}

/**
 * Whether a JSON text is no deeper and has no more values than the bounds, told without parsing it: a text of a megabyte
 * can be half a million levels deep. What is no JSON may pass; the parser refuses that.
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
