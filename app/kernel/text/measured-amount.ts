const SUPERSCRIPTS: Readonly<Record<string, string>> = {
  ...{ "-": "⁻", "0": "⁰", "1": "¹", "2": "²", "3": "³", "4": "⁴" },
  ...{ "5": "⁵", "6": "⁶", "7": "⁷", "8": "⁸", "9": "⁹" },
};
const raised = (digits: string) => digits.replace(/[-\d]/g, (digit) => SUPERSCRIPTS[digit] ?? digit);

const NAMES: Readonly<Record<string, string>> = { Cel: "°C", "[degF]": "°F", deg: "°", "'": "′", "''": "″" };

/** One unit of a UCUM expression, between its `/` and `.`, as people write it. */
function atomText(atom: string): string {
  const named = NAMES[atom];
  if (named !== undefined) return named;
  return (
    atom
      // Powers of ten stand by themselves, such as `10*3` in a count of cells.
      .replace(/^10[*^]([+-]?\d+)/, (_all, power: string) => `10${raised(power.replace("+", ""))}`)
      // Micro, before what can be measured in it.
      .replace(/^u(?=(?:g|mol|L|l|m|s|U|Eq|eq|kat|Osm|Pa|\[)(?![a-z]))/, "µ")
      // What stands in braces is a remark: `{cells}`, `{1.73_m2}`.
      .replace(/\{([^}]*)\}/g, (_all, remark: string) => remark.replace(/_/g, " "))
      .replace(/\[([^\]]*)\]/g, (_all, name: string) => (name === "iU" ? "IU" : name.replace(/_.*$/, "")))
      .replace(/(^|[ \u00b5munkcd])m([23])$/, (_all, before: string, power: string) => `${before}m${raised(power)}`)
  );
}

/** Divides a UCUM expression at its operators, and not within brackets and braces. */
const PIECES = /(?:\{[^}]*\}|\[[^\]]*\]|[^/.{[])+|[/.]/g;

/**
 * A unit of UCUM, as it is stored and sent, as people read it: `10*3/uL` is `10³/µL`, `m[IU]/L` is `mIU/L`; that of a bare
 * number is nothing.
 */
export function unitText(ucum: string): string {
  if (ucum === "1") return "";
  return (ucum.match(PIECES) ?? [])
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
