import type { PublishStatus } from "../consultations/consultation";
import type { NoteSection } from "./merge-note";
import type { NoteStatus } from "./note-states";

/** What is written about a patient: for the record, or as a letter of the same machinery. */
export const NOTE_KINDS = ["NOTE", "SICK_NOTE", "REFERRAL", "PATIENT_SUMMARY"] as const;
export type NoteKind = (typeof NOTE_KINDS)[number];

/** How a signer showed once more who they are before they signed. */
export const SIGNED_WITH = "fresh-sign-in";

/** A note or a letter as it is now. Instants in UTC ms. */
export interface Note {
  id: string;
  patientId: string;
  /** Null for one that belongs to no consultation. */
  consultationId: string | null;
  /** Whose note it is, and who is to sign it. */
  providerId: string;
  /** Who began it: the provider, or a nurse for them. */
  creatorId: string;
  kind: NoteKind;
  title: string;
  /** Locale of its titles and prompts. */
  language: string;
  /** The template that it was made from: a code of the product's own, or the id of one of the organization's. */
  template: string;
  /** The note whose texts it began with; null if none. */
  copiedFromId: string | null;
  sections: readonly NoteSection[];
  status: NoteStatus;
  publishStatus: PublishStatus;
  /** Kept from everybody but its provider, as notes of psychotherapy are. */
  authorOnly: boolean;
  /** The browser window that writes it, and since when; null before the first word. */
  writerClient: string | null;
  signedAt: number | null;
  /** Who signed it: the one who did, whoever's appointment it was. */
  signedBy: string | null;
  /** SHA-256 of what was signed, in hex. */
  signedHash: string | null;
  /** When it was last shared with the patient, or withdrawn from them; null before the first time. */
  publishedAt: number | null;
  /** Why it was withdrawn, in words that the patient reads. */
  withdrawnReason: string;
  /** Why it is in error, in words that the patient does not read. */
  errorReason: string;
  createdAt: number;
  updatedAt: number;
  /** Increases with everything that is written. */
  version: number;
}

/** What was added to a signed note. */
export interface NoteAddendum {
  id: string;
  noteId: string;
  authorId: string;
  reason: string;
  text: string;
  at: number;
}
