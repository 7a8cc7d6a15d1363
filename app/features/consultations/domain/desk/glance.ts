/** One thing that matters of a patient now: what it is called, and what else is to be known of it in a line. */
interface GlanceEntry {
  name: string;
  text: string;
  /** Why it stands out; empty where it does not. */
  mark: string;
}

/** A part of what matters of a patient now, in the reader's language. */
export interface GlanceSection {
  kind: string;
  title: string;
  /** Where all of it is; null where the organization has no page of it. */
  href: string | null;
  entries: readonly GlanceEntry[];
  /** What stands there instead of entries. */
  nothing: string;
  /** Nobody has asked: silence must not look like safety. */
  notAsked: boolean;
}

/** What matters of a patient now, to keep in view through a consultation. */
export interface DeskHealth {
  /** Why the reader opened the record and until when (UTC ms); null where they look after the patient. */
  opening: { reason: string; note: string; until: number } | null;
  /** In full years; null where the birth date is not known. */
  age: number | null;
  /** Null where it is not known. */
  weightKg: number | null;
  sections: readonly GlanceSection[];
}
