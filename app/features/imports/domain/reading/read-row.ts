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
  message: `errors:field.${"mandatory" | "oneLine" | "noLink" | "tooLong" | "date" | "dateInPast"}` | RowMessage;
}
type RowMessage = `imports:row.${UnreadableReason | "cells" | "ambiguousDate" | "twoDigitYear"}`;

/** A word that says nothing of what it should: its patient is imported without it. */
export interface UnknownWord {
  field: ImportField;
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
  /** Codes of languages by their folded names and codes. */
  languages: ReadonlyMap<string, string>;
}

export type RowResult =
  { ok: true; patient: ImportedPatient; unknown: UnknownWord[] } | { ok: false; problems: RowProblem[] };

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
const OLDEST_DAYS = 130 * 366;
/** As much of a word that is not known as is shown. */
const LONGEST_WORD = 60;

const DATE_MESSAGES = {
  ambiguous: "imports:row.ambiguousDate",
  twoDigitYear: "imports:row.twoDigitYear",
  form: "errors:field.date",
  notADate: "errors:field.date",
} as const;

/** Reads the fields of one row and notes what is wrong with them. */
class Reading {
  readonly problems: RowProblem[] = [];
  readonly unknown: UnknownWord[] = [];

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

  line(field: keyof typeof LONGEST, text = this.cell(field)): string {
    const max = LONGEST[field];
    if (text.length > max) this.refuse(field, "errors:field.tooLong", { max });
    else if (field !== "notes" && !isOneLine(text)) this.refuse(field, "errors:field.oneLine");
    return text;
  }

  /** A name as the forms take it. */
  name(field: "firstName" | "lastName", text: string): string {
    const name = trimmedLine(text);
    if (name === "") this.refuse(field, "errors:field.mandatory");
    else if (holdsLink(name)) this.refuse(field, "errors:field.noLink");
    return this.line(field, name);
  }

  /** What a word stands for; `none` where there is none, or it is no word for it, and that is noted. */
  word<T>(field: ImportField, read: (text: string) => T | null, none: T): T {
    const text = this.cell(field);
    if (text === "") return none;
    const value = read(text);
    if (value !== null) return value;
    this.leaveOut(field, text);
    return none;
  }

  /** Notes what the patient comes without. */
  leaveOut(field: ImportField, text: string): void {
    const word = text.replace(/\s+/g, " ");
    this.unknown.push({ field, word: word.length > LONGEST_WORD ? `${word.slice(0, LONGEST_WORD - 1)}…` : word });
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
    if (read.success) return read.data;
    this.leaveOut("email", text);
    return "";
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
      if (code === null) this.leaveOut("phoneCallingCode", named);
      this.leaveOut("phone", text);
      return { phoneCallingCode: "", phone: "" };
    }
    if (read.rest !== "") this.leaveOut("phone", read.rest);
    return { phoneCallingCode: read.phoneCallingCode, phone: read.phone };
  }

  birthDate(): string {
    const text = this.cell("birthDate");
    if (text === "") return "";
    const { today, dateOrder } = this.by;
    const read = readBirthDate(text, dateOrder);
    if (!read.ok) {
      this.refuse("birthDate", DATE_MESSAGES[read.reason]);
      return "";
    }
    if (read.date > today) this.refuse("birthDate", "errors:field.dateInPast");
    else if (read.date <= this.oldest) this.refuse("birthDate", "errors:field.date");
    return read.date;
  }
}

const lookUp = (words: ReadonlyMap<string, string>) => (text: string) => words.get(foldText(text)) ?? null;

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
  const patient: ImportedPatient = {
    ...row.names(),
    email: row.email(),
    ...row.phone(countryCode),
    birthDate: row.birthDate(),
    gender: row.word("gender", readGender, -1),
    title: row.word("title", readTitle, -1),
    bloodGroup: row.word("bloodGroup", readBloodGroup, -1),
    address: row.line("address", oneLineOf(row.cell("address"))),
    city: row.line("city", oneLineOf(row.cell("city"))),
    postalCode: row.line("postalCode"),
    countryCode,
    externalNumber: row.line("externalNumber") || null,
    categoryId: row.word("category", lookUp(by.categories), "") || null,
    languageCode: row.word("language", readLanguage(by.languages), "") || null,
    notes: row.line("notes", trimmedText(row.cell("notes"))),
  };
  return row.problems.length > 0 ? { ok: false, problems: row.problems } : { ok: true, patient, unknown: row.unknown };
}

/**
 * Reads the records of one file as patients.
 * @returns of each record the patient, or every field that cannot be taken and why
 */
export function rowReader(by: RowReading): (record: CsvRecord) => RowResult {
  const oldest = addDays(by.today, -OLDEST_DAYS);
  return (record) => readPatient(record, by, oldest);
}
