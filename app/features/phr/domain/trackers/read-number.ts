import { latinDigits } from "~/kernel/text/latin-digits";
import { UNITS, type UnitName } from "./units";

/** Feet and inches: 5'10", 5 ft 10 in. */
const FEET = /^(\d+)\s*(?:'|′|’|ft\b|feet\b)\s*(?:(\d+(?:\.\d+)?)\s*(?:"|″|”|in\b|inches\b)?)?$/i;
const PLAIN = /^\d+(?:\.\d+)?$/;
const THOUSANDS = /^\d{1,3}(?:[.,]\d{3})+$/;

/**
 * A number as people write it: with a comma or a point, with spaces or commas between the thousands, in the digits of
 * their script; a height in feet also as 5'10". Null for anything else, and for less than nothing.
 */
export function readNumber(text: string, unit: UnitName): number | null {
  const typed = latinDigits(text).trim().replaceAll("٫", ".").replaceAll("٬", ",");
  const feet = unit === "ft" ? FEET.exec(typed) : null;
  if (feet) return Number(feet[1]) + Number(feet[2] ?? 0) / 12;
  const joined = typed.replace(/(?<=\d)[\s\u00a0\u202f](?=\d{3}\b)/g, "");
  const both = /[.,]/g.exec(joined.replace(/\d/g, ""))?.[0];
  const plain =
    UNITS[unit].decimals === 0 && THOUSANDS.test(joined)
      ? joined.replace(/[.,]/g, "")
      : joined.includes(",") && joined.includes(".") && both
        ? joined.replaceAll(both, "").replace(",", ".")
        : joined.replace(",", ".");
  return PLAIN.test(plain) ? Number(plain) : null;
}
