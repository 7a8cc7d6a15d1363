import { plainDigits } from "~/kernel/contact/phone-number";
import { foldedWords } from "~/kernel/text/fold-text";

/** A number that somebody typed at a desk, and whose it is: a paper's, a patient's, or either of the two. */
export interface TypedNumber {
  number: number;
  of: "paper" | "patient" | "either";
}

const folded = (words: string): readonly string[] => foldedWords(words);

/** What we and others write before any number. */
const ANY = folded("no nr n o num number número nº رقم الرقم");
const PATIENT = folded("patient paciente المريض مريض للمريض");
/** What stands around the number of a paper, in the languages that we print and show it in. */
const PAPERS = {
  prescription: folded("prescription open next rx receta abrir siguiente la الوصفة وصفة فتح التالية"),
  order: folded(
    "laboratory order next sample lab orden petición de laboratorio siguiente muestra طلب الطلب المختبر العينة عينة التالي",
  ),
};

/**
 * The number in what somebody typed, alone or with the words that stand beside it on paper and screen, in the digits of
 * any of our scripts. One that says of itself whose it is, or begins with zeros as only a paper's does, is of nothing
 * else. Null for anything but a number, such as a name, a birth date or a phone.
 */
export function typedNumber(typed: string, paper: keyof typeof PAPERS): TypedNumber | null {
  const words = foldedWords(plainDigits(typed));
  const digits = words.at(-1) ?? "";
  const before = words.slice(0, -1);
  const isPapers = before.some((word) => PAPERS[paper].includes(word));
  const isPatients = before.some((word) => PATIENT.includes(word));
  if (!/^\d{1,9}$/.test(digits) || (isPapers && isPatients)) return null;
  if (before.some((word) => ![...ANY, ...PATIENT, ...PAPERS[paper]].includes(word))) return null;
  const number = Number(digits);
  if (isPatients) return { number, of: "patient" };
  return { number, of: isPapers || digits.startsWith("0") ? "paper" : "either" };
}
