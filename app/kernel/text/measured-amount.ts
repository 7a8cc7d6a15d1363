const SUPERSCRIPTS: Readonly<Record<string, string>> = {
  ...{ "-": "⁻", "0": "⁰", "1": "¹", "2": "²", "3": "³", "4": "⁴" },
  ...{ "5": "⁵", "6": "⁶", "7": "⁷", "8": "⁸", "9": "⁹" },
};
const raised = (digits: string) => digits.replace(/[-\d]/g, (digit) => SUPERSCRIPTS[digit] ?? digit);

const NAMES: Readonly<Record<string, string>> = { Cel: "°C", "[degF]": "°F", deg: "°", "'": "′", "''": "″" };

const CLOSES: Readonly<Record<string, string>> = { "{": "}", "[": "]" };

/** What stands in braces is a remark, as in `{cells}`; in brackets stands the name of a unit, as in `mm[Hg]`. */
function bracketText(opening: string, inner: string): string {
  if (opening === "{") return inner.replaceAll("_", " ");
  return inner === "iU" ? "IU" : (inner.split("_")[0] ?? "");
}

/** The place where what is opened at a place ends; that of the last letter where it does not. */
const endOf = (text: string, at: number): number => {
  const end = text.indexOf(CLOSES[text[at] ?? ""] ?? "", at);
  return end === -1 ? text.length : end;
};

/** A unit without its brackets and braces. */
function withoutBrackets(atom: string): string {
  let read = "";
  for (let at = 0; at < atom.length; at += 1) {
    const letter = atom[at] ?? "";
    if (!(letter in CLOSES)) read += letter;
    else {
      const end = endOf(atom, at);
      read += bracketText(letter, atom.slice(at + 1, end));
      at = end;
    }
  }
  return read;
}

/** One unit of a UCUM expression, between its `/` and `.`, as people write it. */
function atomText(atom: string): string {
  const named = NAMES[atom];
  if (named !== undefined) return named;
  // Powers of ten stand by themselves, such as `10*3` in a count of cells; `u` is micro, before what is measured in it.
  const plain = atom
    .replace(/^10[*^]([+-]?\d{1,3})$/, (_all, power: string) => `10${raised(power.replace("+", ""))}`)
    .replace(/^u(?=(?:g|mol|L|l|m|s|U|Eq|eq|kat|Osm|Pa|\[)(?![a-z]))/, "µ");
  return withoutBrackets(plain).replace(/m([23])$/, (_all, power: string) => `m${raised(power)}`);
}

/** Divides a UCUM expression at its operators, which stay, and not within brackets and braces. */
function piecesOf(ucum: string): string[] {
  const pieces: string[] = [];
  let piece = "";
  for (let at = 0; at < ucum.length; at += 1) {
    const letter = ucum[at] ?? "";
    if (letter === "/" || letter === ".") {
      pieces.push(piece, letter);
      piece = "";
    } else if (letter in CLOSES) {
      const end = endOf(ucum, at);
      piece += ucum.slice(at, end + 1);
      at = end;
    } else piece += letter;
  }
  return [...pieces, piece];
}

/**
 * A unit of UCUM, as it is stored and sent, as people read it: `10*3/uL` is `10³/µL`, `m[IU]/L` is `mIU/L`; that of a bare
 * number is nothing.
 */
export function unitText(ucum: string): string {
  if (ucum === "1") return "";
  return piecesOf(ucum)
    .map((piece) => (piece === "." ? "·" : piece === "/" ? "/" : atomText(piece)))
    .join("");
}

/** A measured value as it is stored, as people read it: `>=3` is `≥3`. */
export const valueText = (value: string): string => value.replace(/^<=/, "≤").replace(/^>=/, "≥");

/** The same of a value that is stored with its unit in one text, such as `6.1 10*3/uL`. */
export function storedAmountText(stored: string): string {
  const [value = "", ...unit] = stored.split(" ");
  return amountText({ value, unit: unit.join(" ") });
}

/** A measured value with its unit, as people read them: `6.1 × 10³/µL`. */
export function amountText({ value, unit }: { value: string; unit: string }): string {
  const read = unitText(unit);
  return `${valueText(value)} ${/^10[⁻⁰-⁹¹²³]/.test(read) ? "× " : ""}${read}`.trim();
}
