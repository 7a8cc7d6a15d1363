import { addDays, type IsoDate } from "~/kernel/time/dates";
import { optionalEmailField } from "~/kernel/contact/email";
import { foldText } from "~/kernel/text/fold-text";
import type { PhoneReading } from "~/kernel/contact/phone-number";
import type { Problem } from "~/kernel/problem";
import { holdsLink, isOneLine, trimmedLine, trimmedText } from "~/kernel/text/written-text";
import { readBloodGroup, readGender, readTitle } from "./code-words";
import { readCountry } from "./country-words";
import type { ImportField, Mapping } from "./import-fields";
import { readBirthDate, type DateOrder } from "./read-birth-date";
import { readWholeName } from "./read-names";
import { cellOf, oneLineOf } from "./read-cell";
import { readCallingCode, readPhoneCell } from "./read-phone";
import type { CsvRecord, UnreadableReason } from "./read-records";

/** A patient as a row of a file says them; like the fields of a patient's row. */
export interface ImportedPatient {
  firstName: string;
  lastName: string;
  email: string;
  phoneCallingCode: string;
  phone: string;
  /** YYYY-MM-DD, or empty. */
  birthDate: string;
  gender: number;
  title: number;
  bloodGroup: number;
  address: string;
  city: string;
  postalCode: string;
  countryCode: string;
  externalNumber: string | null;
  categoryId: string | null;
  languageCode: string | null;
  notes: string;
}

/** Why a row is refused: in which field, in the words of which message. */
export interface RowProblem extends Problem {
  field: ImportField | "";
  message:
    `errors:field.${"mandatory" | "oneLine" | "noLink" | "tooLong"}` | `imports:row.${UnreadableReason | "cells"}`;
}

/** Why a patient is imported without a cell. */
export const LEFT_OUT_REASONS = [
  "notKnown",
  "notADate",
  "ambiguousDate",
  "twoDigitYear",
  "future",
  "longAgo",
  "noEmail",
  "noPhone",
  "moreNumbers",
  "tooLong",
  "severalLines",
  "link",
  "tooManyCategories",
] as const;
export type LeftOutReason = (typeof LEFT_OUT_REASONS)[number];

/** A cell that says nothing that its field can take: its patient is imported without it. */
export interface LeftOutCell {
  field: ImportField;
  reason: LeftOutReason;
  /** What the cell says, shortened. */
  word: string;
}

/** What the rows of one file are read by. */
export interface RowReading {
  mapping: Mapping;
  /** How many columns the header has. */
  columns: number;
  dateOrder: DateOrder | null;
  /** The organization's calling code, of numbers that name none. */
  callingCode: string;
  today: IsoDate;
  /** Ids of the categories by their folded names. */
  categories: ReadonlyMap<string, string>;
  /** How many categories may still be made on the way. */
  roomForCategories: number;
  /** Codes of languages by their folded names and codes. */
  languages: ReadonlyMap<string, string>;
}

/** A row as it is read; `newCategory` is the name of a category that does not exist. */
export type RowResult =
  | { ok: true; patient: ImportedPatient; leftOut: LeftOutCell[]; newCategory: string | null }
  | { ok: false; problems: RowProblem[] };

/** The lengths that a patient's form takes. */
const LONGEST = {
  firstName: 100,
  lastName: 100,
  address: 300,
  city: 100,
  postalCode: 20,
  externalNumber: 60,
  notes: 4_000,
};
const LONGEST_CATEGORY = 60;
const OLDEST_DAYS = 130 * 366;
/** As much of a cell that is left out as is shown. */
const LONGEST_WORD = 60;

const DATE_REASONS = {
  ambiguous: "ambiguousDate",
  twoDigitYear: "twoDigitYear",
  form: "notADate",
  notADate: "notADate",
} as const;

/** A cell that is left out, as it is listed; cut by a mark of ASCII, since one letter beyond it doubles what a list takes. */
export function leftOutCell(field: ImportField, reason: LeftOutReason, text: string): LeftOutCell {
  const word = text.length > 10 * LONGEST_WORD ? text.slice(0, 10 * LONGEST_WORD) : text;
  const line = word.replace(/\s+/g, " ");
  return { field, reason, word: line.length > LONGEST_WORD ? `${line.slice(0, LONGEST_WORD - 3)}...` : line };
}

/** Reads the fields of one row and notes what is wrong with them. */
class Reading {
  readonly problems: RowProblem[] = [];
  readonly leftOut: LeftOutCell[] = [];
  newCategory: string | null = null;

  constructor(
    private readonly cells: readonly string[],
    private readonly by: RowReading,
    private readonly oldest: IsoDate,
  ) {}

  refuse(field: ImportField, message: RowProblem["message"], values?: Problem["values"]): void {
    this.problems.push(values ? { field, message, values } : { field, message });
  }

  cell(field: ImportField): string {
    const column = this.by.mapping[field];
    return column === undefined ? "" : cellOf(field, this.cells[column] ?? "");
  }

  /** A name as the forms take it; a patient is not imported with half of one. */
  name(field: "firstName" | "lastName", text: string): string {
    const name = trimmedLine(text);
    const max = LONGEST[field];
    if (name === "") this.refuse(field, "errors:field.mandatory");
    else if (holdsLink(name)) this.refuse(field, "errors:field.noLink");
    if (name.length > max) this.refuse(field, "errors:field.tooLong", { max });
    else if (!isOneLine(name)) this.refuse(field, "errors:field.oneLine");
    return name;
  }

  /** A text that a patient can do without. */
  line(field: Exclude<keyof typeof LONGEST, "firstName" | "lastName">, text = this.cell(field)): string {
    if (text.length > LONGEST[field]) return this.without(field, "tooLong", text);
    return field !== "notes" && !isOneLine(text) ? this.without(field, "severalLines", text) : text;
  }

  /** What a word stands for; `none` where there is none, or it is no word for it, and that is noted. */
  word<T>(field: ImportField, read: (text: string) => T | null, none: T): T {
    const text = this.cell(field);
    if (text === "") return none;
    const value = read(text);
    if (value === null) this.without(field, "notKnown", text);
    return value ?? none;
  }

  /**
   * Notes what the patient comes without; returns what stands in its place. A cell of several lines may have swallowed
   * the rows below it, by a quote in the wrong place: with it the row is refused, so that they are not lost unseen.
   */
  without(field: ImportField, reason: LeftOutReason, text: string): "" {
    if (reason === "moreNumbers" || !/[\r\n]/.test(this.cell(field)))
      this.leftOut.push(leftOutCell(field, reason, text));
    else if (field === "notes") this.refuse(field, "errors:field.tooLong", { max: LONGEST.notes });
    else this.refuse(field, "errors:field.oneLine");
    return "";
  }

  /** The id of the category that the cell names; one that does not exist is kept as the name of a new one. */
  category(): string | null {
    const text = trimmedLine(this.cell("category"));
    if (text === "") return null;
    const id = this.by.categories.get(foldText(text));
    if (id !== undefined) return id;
    if (text.length > LONGEST_CATEGORY) this.without("category", "tooLong", text);
    else if (!isOneLine(text)) this.without("category", "severalLines", text);
    else if (holdsLink(text)) this.without("category", "link", text);
    else this.newCategory = text;
    return null;
  }

  names(): { firstName: string; lastName: string } {
    const whole = readWholeName(this.cell("fullName"));
    const first = this.cell("firstName") || whole.firstName;
    const last = this.cell("lastName") || whole.lastName;
    // Some people have one name, whatever column it stands in.
    const [firstName, lastName] = first === "" ? [last, ""] : [first, last];
    return {
      firstName: this.name("firstName", firstName),
      lastName: lastName === "" ? "" : this.name("lastName", lastName),
    };
  }

  email(): string {
    const text = this.cell("email");
    const read = optionalEmailField.safeParse(text.replace(/^mailto:/i, ""));
    return read.success ? read.data : this.without("email", "noEmail", text);
  }

  /** A number that names no country is of the row's calling code, else of its country, else of the organization's. */
  phone(countryCode: string): PhoneReading {
    const text = this.cell("phone");
    if (text === "") return { phoneCallingCode: "", phone: "" };
    const named = this.cell("phoneCallingCode");
    const code = readCallingCode(named);
    // A number whose country cannot be told is nobody's; one that names its own needs no other.
    const home = code ? { callingCode: code } : { callingCode: code === null ? "" : this.by.callingCode, countryCode };
    const read = readPhoneCell(text, home);
    if (!read) {
      if (code === null) this.without("phoneCallingCode", "notKnown", named);
      this.without("phone", "noPhone", text);
      return { phoneCallingCode: "", phone: "" };
    }
    if (read.rest !== "") this.without("phone", "moreNumbers", read.rest);
    return { phoneCallingCode: read.phoneCallingCode, phone: read.phone };
  }

  birthDate(): string {
    const text = this.cell("birthDate");
    if (text === "") return "";
    const { today, dateOrder } = this.by;
    const read = readBirthDate(text, dateOrder);
    if (!read.ok) return this.without("birthDate", DATE_REASONS[read.reason], text);
    if (read.date > today) return this.without("birthDate", "future", text);
    return read.date > this.oldest ? read.date : this.without("birthDate", "longAgo", text);
  }
}

/** A language by its name or code; one with a region or script that is not known ('es-419', 'Spanish (Chile)') by itself. */
const readLanguage = (words: ReadonlyMap<string, string>) => (text: string) => {
  const folded = foldText(text);
  const alone = /^\p{L}+/u.exec(folded)?.[0] ?? "";
  return words.get(folded) ?? words.get((folded.split("(")[0] ?? "").trim()) ?? words.get(alone) ?? null;
};

function readPatient(record: CsvRecord, by: RowReading, oldest: IsoDate): RowResult {
  if (record.problem !== null)
    return { ok: false, problems: [{ field: "", message: `imports:row.${record.problem}` }] };
  if (record.cells.length > by.columns && record.cells.slice(by.columns).some((cell) => cell.trim() !== ""))
    return { ok: false, problems: [{ field: "", message: "imports:row.cells" }] };
  const row = new Reading(record.cells, by, oldest);
  const countryCode = row.word("country", readCountry, "");
  const { firstName, lastName } = row.names();
  const email = row.email();
  const { phoneCallingCode, phone } = row.phone(countryCode);
  // Each property is named: engines give an object of spread ones a table of its own, of three times the memory.
  const patient: ImportedPatient = {
    firstName,
    lastName,
    email,
    phoneCallingCode,
    phone,
    birthDate: row.birthDate(),
    gender: row.word("gender", readGender, -1),
    title: row.word("title", readTitle, -1),
    bloodGroup: row.word("bloodGroup", readBloodGroup, -1),
    address: row.line("address", oneLineOf(row.cell("address"))),
    city: row.line("city", oneLineOf(row.cell("city"))),
    postalCode: row.line("postalCode"),
    countryCode,
    externalNumber: row.line("externalNumber") || null,
    categoryId: row.category(),
    languageCode: row.word("language", readLanguage(by.languages), "") || null,
    notes: row.line("notes", trimmedText(row.cell("notes"))),
  };
  const { problems, leftOut, newCategory } = row;
  return problems.length > 0 ? { ok: false, problems } : { ok: true, patient, leftOut, newCategory };
}

/**
 * Reads the records of one file as patients.
 * @returns of each record the patient and the cells that they come without, or why there is none
 */
export function rowReader(by: RowReading): (record: CsvRecord) => RowResult {
  const oldest = addDays(by.today, -OLDEST_DAYS);
  return (record) => readPatient(record, by, oldest);
}
