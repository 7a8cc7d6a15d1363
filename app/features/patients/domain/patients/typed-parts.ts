import { plainDigits } from "~/kernel/contact/phone-number";
import { birthDatesIn, type MonthNames } from "./birth-date-search";

/** What one box says of a person, in whatever order it was typed; empty where a part was not. */
export interface TypedParts {
  name: string;
  /** A phone or another number, grouped as it was typed, in plain digits. */
  phone: string;
  email: string;
  /** The birth dates (YYYY-MM-DD) that were meant; none, or of two centuries. */
  dates: readonly string[];
}

const NUMBER = /^[()+./\-\u2010-\u2015]*\d[\d()+./\-\u2010-\u2015]*$/;
/** A bracket, a plus or a dash of a phone, by itself. */
const BETWEEN = /^[()+./\-\u2010-\u2015]+$/;
/** 14 de mayo de 1980. */
const MOST_PIECES = 5;
/** ITU-T E.164: no phone has more digits. */
const MOST_OF_PHONE = 15;

const isNumber = (piece: string | undefined) => piece !== undefined && NUMBER.test(piece);

/** The digits of the numbers in a row among which a piece stands. */
function digitsAround(pieces: readonly string[], at: number): number {
  let [from, to] = [at, at + 1];
  while (isNumber(pieces[from - 1])) from -= 1;
  while (isNumber(pieces[to])) to += 1;
  return pieces.slice(from, to).join("").replace(/\D/g, "").length;
}

/** Whether what reads as a date is rather a part of the phone that it stands in. */
function isOfPhone(pieces: readonly string[], from: number, to: number): boolean {
  const [first = "", ...more] = pieces.slice(from, to);
  const around = [pieces[from - 1], pieces[to]];
  const inLetters = [first, ...more].some((piece) => !isNumber(piece));
  if (inLetters)
    return !/\d{4}/.test([first, ...more].join(" ")) && around.some((piece) => /^\d{1,3}$/.test(piece ?? ""));
  if (more.length > 0) return around.some(isNumber);
  return /^\d+$/.test(first) && around.some(isNumber) && digitsAround(pieces, from) <= MOST_OF_PHONE;
}

/** Where in the pieces the date is, the shortest that is one. */
function dateAmong(pieces: readonly string[], months: MonthNames, monthFirst: boolean) {
  for (let length = 1; length <= Math.min(MOST_PIECES, pieces.length); length += 1)
    for (let from = 0; from + length <= pieces.length; from += 1) {
      const to = from + length;
      const dates = birthDatesIn(pieces.slice(from, to).join(" "), months, monthFirst);
      if (dates.length > 0 && !isOfPhone(pieces, from, to)) return { from, to, dates };
    }
  return { from: pieces.length, to: pieces.length, dates: [] };
}

/**
 * Takes what was typed into one box apart: a name, a phone or another number, an email and a birth date, in any order and
 * in digits of any script.
 * @param monthFirst whether the reader writes the month before the day
 */
export function partsTyped(typed: string, months: MonthNames, monthFirst = false): TypedParts {
  const pieces = plainDigits(typed)
    .split(/[\s,;]+/u)
    .filter((piece) => piece !== "");
  const { from, to, dates } = dateAmong(pieces, months, monthFirst);
  const others = [...pieces.slice(0, from), ...pieces.slice(to)];
  const numbers = others.filter((piece) => isNumber(piece) || BETWEEN.test(piece));
  const hasNumber = numbers.some(isNumber);
  return {
    name: others.filter((piece) => !piece.includes("@") && !numbers.includes(piece)).join(" "),
    phone: hasNumber ? numbers.join(" ") : "",
    email: others.find((piece) => piece.includes("@")) ?? "",
    dates,
  };
}
