import { splitInternational } from "./phone-number";

/** How numbers that begin so are written, where that is not in threes: the lengths of the groups, from the left. */
const GROUPS: readonly (readonly [beginning: string, lengths: readonly number[]])[] = [
  ["442", [2, 4, 4]],
  ["44", [4, 3, 3]],
];

/** The digits in groups that can be read out: of three, and the last ones of four where that leaves none alone. */
function grouped(digits: string, callingCode: string): string {
  if (!/^\d{7,}$/.test(digits)) return digits;
  const [, known] = GROUPS.find(([beginning]) => `${callingCode}${digits}`.startsWith(beginning)) ?? [];
  const groups = known?.reduce((sum, each) => sum + each, 0) === digits.length ? known : inThrees(digits.length);
  let from = 0;
  return groups.map((length) => digits.slice(from, (from += length))).join(" ");
}

function inThrees(length: number): number[] {
  const fours = length % 3;
  return [...Array<number>((length - 4 * fours) / 3).fill(3), ...Array<number>(fours).fill(4)];
}

/** A phone number with its calling code, as it is read; empty where there is none. */
export function phoneText({ phoneCallingCode, phone }: { phoneCallingCode: string; phone: string }): string {
  if (phone === "" || phoneCallingCode === "") return phone;
  return `+${phoneCallingCode} ${grouped(phone, phoneCallingCode)}`;
}

/** The number of a place as it is read: in groups where it was typed without any (+442079460100), else as it was typed. */
export function phoneShown(typed: string): string {
  const digits = /^\+(\d+)$/.exec(typed)?.[1];
  const split = digits === undefined ? null : splitInternational(digits);
  return split === null ? typed : phoneText(split);
}
