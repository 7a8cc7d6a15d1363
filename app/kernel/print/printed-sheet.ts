import type { Paper } from "./paper";

/** One thing that is known: what it is, and what it says. */
export interface PrintedFact {
  term: string;
  value: string;
}

/** Whose paper it is, at the top of the first page. */
export interface Letterhead {
  name: string;
  /** Address, phone and email, a line each. */
  lines: readonly string[];
  logoFileId: string | null;
}

/** One thing with what is known of it, as a record or a line of a prescription. */
export interface PrintedEntry {
  /** Empty where the title of the section says it. */
  name: string;
  /** What stands against it, in sentences: it is read before everything else of it. */
  marks?: readonly string[];
  facts: readonly PrintedFact[];
  /** Who wrote it last and when, and whether the practice has confirmed it; empty where nothing is to be said. */
  written: string;
  /** It holds no more, and is struck through. */
  struck?: boolean;
}

/** A row of a table. */
export interface PrintedRow {
  cells: readonly string[];
  /** It stands out, as a value beyond its range does. */
  marked?: boolean;
  struck?: boolean;
}

/** A part of a sheet. An empty title is left out. */
export type PrintedSection = { title: string } & (
  | {
      kind: "entries";
      entries: readonly PrintedEntry[];
      /** What stands there instead of entries: that somebody said that there are none, or that nothing was entered. */
      nothing: string;
    }
  | { kind: "text"; paragraphs: readonly string[] }
  | {
      kind: "table";
      head: readonly string[];
      rows: readonly PrintedRow[];
      /** How wide the columns are in relation to each other; all alike where it is left out. */
      widths?: readonly number[];
      /** Columns (from 0) whose cells stand at their end, such as amounts. */
      ends?: readonly number[];
    }
);

/** Who signed, at the end of a sheet. */
export interface PrintedSignature {
  /** The signature that a provider keeps as text; empty if there is none. */
  text: string;
  /** Name, qualification, registration number, a line each. */
  lines: readonly string[];
  /** When and how it was signed electronically; empty where it was not, and then there is room to sign by hand. */
  signed: string;
}

/** A QR code. */
export interface PrintedQr {
  /** What a camera reads. */
  text: string;
  /** What stands beside it, a line each: what it is for, and the code to type. */
  words: readonly string[];
}

/** A sheet in its reader's language: what screen, paper and PDF show alike. */
export interface PrintedSheet {
  /** BCP 47. */
  language: string;
  dir: "ltr" | "rtl";
  paper: Paper;
  letterhead: Letterhead;
  title: string;
  /** Of a receipt, large below its title: how much was paid, and when and to whom. */
  sum?: { amount: string; said: string };
  /** Who the patient is. */
  person: readonly PrintedFact[];
  /** Number, date and whatever else stands beside the person. */
  details: readonly PrintedFact[];
  sections: readonly PrintedSection[];
  /** Stands below the sections, which it covers. */
  signature: PrintedSignature | null;
  /** What was added after it was signed, below the signature. */
  added?: readonly PrintedSection[];
  qr: PrintedQr | null;
  /** When it was made, in the zone of the location that it belongs to, else the practice's. */
  madeAt: string;
  confidential: string;
  /** Large behind the text of each page, such as DRAFT; empty if there is none. */
  watermark: string;
  /** Whose it is, at the foot of each page: name, birth date and number; empty or left out where it is nobody's. */
  whose?: string;
  /** What stands at the foot of a page, with `{page}` and `{pages}` in place of the numbers. */
  pageWords: string;
}
