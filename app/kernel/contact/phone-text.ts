/** How a country writes its numbers, where that is not in threes: the lengths of the groups, from the left. */
const GROUPS: Readonly<Record<string, readonly number[]>> = { "44": [4, 3, 3] };

/** The digits in groups that can be read out: of three, and the last ones of four where that leaves none alone. */
function grouped(digits: string, callingCode: string): string {
  if (!/^\d{7,}$/.test(digits)) return digits;
  const known = GROUPS[callingCode];
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
