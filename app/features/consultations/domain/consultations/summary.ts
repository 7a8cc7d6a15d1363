import type { ConsultationStatus, ConsultationType, PublishStatus } from "./consultation";

/** Who reads: the practice, or the patient and those who act for them. */
export type SummarySide = "staff" | "patient";

/** One thing that came of a consultation, in its reader's language: a note, a prescription, an order, a payment. */
export interface SummaryEntry {
  id: string;
  /** What it is: the title of a note, the number of a prescription. */
  name: string;
  /** What it says, a line each; empty where its name says it all. */
  lines: readonly string[];
  /** What was written for the patient to read, in paragraphs; left out of what is read on a page of its own. */
  words?: readonly string[];
  /** Medicines that were prescribed, and how each is taken; left out of all but prescriptions. */
  medicines?: readonly { name: string; how: string }[];
  /** How it stands, in words; empty where nothing is to be said. */
  state: string;
  /**
   * What stands against it, in a sentence that is read first: that it was called off, or that a medicine of it must not be
   * taken; left out where nothing does.
   */
  against?: string;
  /** It was called off: nothing that it says holds any more. */
  ended?: boolean;
  /** Not signed yet, or not sent: no patient ever sees such an entry. */
  draft: boolean;
  /** Where it is read, or written on; null where there is no page of its own. */
  href: string | null;
  /** Why the patient does not see it; left out where they do. */
  unseen?: Unseen;
  /** Of a note that the patient sees, for staff: whether whoever reads may withdraw it, or its author alone. */
  shared?: "own" | "others";
}

/**
 * A note that is not signed; one that its author, who reads, may share; one that was withdrawn with the summary and is
 * shared again with it; one that only its author may share; one that is gone.
 */
export type Unseen = "draft" | "mayShare" | "withSummary" | "notShared" | "gone";

/** What a consultation's summary is put together from. */
export const SUMMARY_PARTS = ["notes", "prescriptions", "orders", "records", "payments"] as const;
export type SummaryPartName = (typeof SUMMARY_PARTS)[number];

export type SummaryEntries = Readonly<Record<SummaryPartName, readonly SummaryEntry[]>>;

/** How the notes of a consultation stand together. */
export type NotesStatus = "NONE" | "DRAFT" | "SIGNED";

/** A consultation with all that came of it, by the names of the specification (section 3). Instants in UTC ms. */
export interface ConsultationSummary {
  id: string;
  uuid: string;
  status: ConsultationStatus;
  startTime: number;
  consultationTime: number | null;
  type: ConsultationType;
  creator: { id: string; name: string };
  provider: { id: string; title: number; name: string };
  publishStatus: PublishStatus;
  patient: { id: string; name: string; birthDate: string; gender: number };
  branch: { id: string; name: string } | null;
  reason: string;
  prescription: readonly SummaryEntry[];
  /** What the provider wrote for the practice; always empty for a patient. */
  reviewNotes: string;
  /** What it added to the health record, or changed there. */
  phrItems: readonly SummaryEntry[];
  billInvoice: readonly SummaryEntry[];
  labOrders: readonly SummaryEntry[];
  notes: { encounters: readonly SummaryEntry[]; status: NotesStatus; count: number };
  /** What the provider wrote for the patient in the video session. */
  summary: string;
}

/** The notes that whoever publishes a summary should know of: the patient will not see them. */
export const keptFromPatient = (notes: readonly SummaryEntry[]): SummaryEntry[] =>
  notes.filter(({ unseen }) => unseen !== undefined && unseen !== "gone" && unseen !== "withSummary");

/** Entries with what was called off behind what holds. */
export const endedLast = (entries: readonly SummaryEntry[]): SummaryEntry[] => [
  ...entries.filter(({ ended }) => ended !== true),
  ...entries.filter(({ ended }) => ended === true),
];

/**
 * Whether a summary says anything to its patient when it is published. A payment says nothing of the consultation, and
 * neither do drafts.
 */
export const saysSomething = (
  all: Pick<ConsultationSummary, "summary" | "prescription" | "labOrders" | "phrItems" | "notes">,
): boolean =>
  all.summary.trim() !== "" ||
  [...all.notes.encounters, ...all.prescription, ...all.labOrders, ...all.phrItems].some(
    ({ draft, unseen }) => !draft && (unseen === undefined || unseen === "withSummary"),
  );

/** How notes stand together: signed when all of them are. */
export function notesStatus(notes: readonly Pick<SummaryEntry, "draft">[]): NotesStatus {
  if (notes.length === 0) return "NONE";
  return notes.some(({ draft }) => draft) ? "DRAFT" : "SIGNED";
}

/** What the patient learns of the health record stands in the summary alone, and comes with it. */
const WITH_SUMMARY: ReadonlySet<SummaryPartName> = new Set(["records"]);

/**
 * What one side sees of a part. No patient sees a draft; what belongs to the summary they see when it is published;
 * everything else was given to them by itself, as a signed prescription was.
 */
export const seenOf = (
  part: SummaryPartName,
  entries: readonly SummaryEntry[],
  { side, publishStatus }: { side: SummarySide; publishStatus: PublishStatus },
): readonly SummaryEntry[] => {
  if (side === "staff") return entries;
  if (WITH_SUMMARY.has(part) && publishStatus !== "PUBLISHED") return [];
  return entries.filter(({ draft }) => !draft);
};
