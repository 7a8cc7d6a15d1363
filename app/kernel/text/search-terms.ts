import { foldedWords } from "./fold-text";

/** What people write before a name, folded; how they are addressed is in no index. */
const TITLES = new Set([
  ...["dr", "doctor", "prof", "professor", "mr", "mrs", "ms", "miss", "mx", "sir"],
  ...["dra", "doctora", "profesor", "profesora", "sr", "sra", "srta", "don", "dona", "lic"],
  ...["د", "دكتور", "دكتوره", "الدكتور", "الدكتوره", "السيد", "السيده", "الانسه"],
]);

/** What is typed of a name without the titles before it; a title alone stays, since it may be a name. */
export function withoutTitles(typed: string): string {
  const words = typed.trim().split(/\s+/);
  const named = words.findIndex((word) => !foldedWords(word).every((each) => TITLES.has(each)));
  return named <= 0 ? typed : words.slice(named).join(" ");
}

/** "no. 76", "#76", "Patient no. 76", "n.º 76", "رقم 76": a number that says of itself that it is one. */
const NUMBERED =
  /^(?:(?:patient|paciente|المريض|مريض) )?(?:#|№|no\.?|nr\.?|n\.? ?[º°o]\.?|núm\.?|num\.?|number|número|رقم) ?:? ?(\p{N}+)$/iu;

/** The digits of a number that was typed as one, as it stands beside a patient's name; undefined for anything else. */
export const numberIn = (typed: string): string | undefined => NUMBERED.exec(typed.trim().split(/\s+/).join(" "))?.[1];
