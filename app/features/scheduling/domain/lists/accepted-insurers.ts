import { splitLines } from "~/kernel/text/split-lines";

/** The insurers that a practice accepts, a line each, or those among them that a doctor chose; none chosen are all. */
export function acceptedInsurers(lines: string, chosen: readonly string[] = []): string[] {
  const all = splitLines(lines);
  return chosen.length === 0 ? all : all.filter((name) => chosen.includes(name));
}
