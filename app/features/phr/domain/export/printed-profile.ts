/** One fact: what it is, and its value. */
export interface PrintedFact {
  term: string;
  value: string;
}

/** One record as a sheet shows it. */
export interface PrintedRecord {
  name: string;
  facts: readonly PrintedFact[];
  /** Who wrote it last and when, and whether the practice has confirmed it. */
  written: string;
  /** It was refuted, and is struck through. */
  struck?: boolean;
}

/** The records of one kind, each in the order of its list. */
export interface PrintedSection {
  title: string;
  records: readonly PrintedRecord[];
  /** The text in place of records: that the patient has none, or that nothing was entered. */
  nothing: string;
}

/** A whole health profile in a reader's language, the same on screen, on paper and as PDF. */
export interface PrintedProfile {
  /** BCP 47. */
  language: string;
  dir: "ltr" | "rtl";
  practice: { name: string; logoFileId: string | null };
  title: string;
  /** Who the patient is. */
  person: readonly PrintedFact[];
  /** When it was made, in the practice's zone. */
  madeAt: string;
  confidential: string;
  sections: readonly PrintedSection[];
}
