import { foldText } from "~/kernel/text/fold-text";

/** How the records of a kind follow each other within one rank. */
export type RecordOrder = "newest" | "soonest" | "name";

interface Ordered {
  /** From 0 to 99, the smaller first. */
  rank: number;
  /** A date that may be known in part; empty where it is not known. */
  date: string;
  name: string;
}

const NAME_LENGTH = 80;
const inverted = (digits: string) => digits.replace(/\d/g, (digit) => String(9 - Number(digit)));

/** The newest first: each digit is subtracted from 9. Unknown dates come last, and a bare year after its months. */
const dateKey = (date: string) => (date === "" ? "~" : inverted(date).padEnd(10, "~"));

/** A text whose order is that of a list, to page by. */
export function sortKeyOf(order: RecordOrder, { rank, date, name }: Ordered): string {
  const first = String(Math.min(Math.max(Math.trunc(rank), 0), 99)).padStart(2, "0");
  const folded = foldText(name).slice(0, NAME_LENGTH);
  if (order === "soonest") return `${first}|${date || "~"}|${folded}`;
  return order === "name" ? `${first}|${folded}|${dateKey(date)}` : `${first}|${dateKey(date)}|${folded}`;
}
