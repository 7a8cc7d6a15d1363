import type { ServiceAuthorities } from "./authorities";

/** The services of notes and letters, and of what they are made from. */
export const consultationsNotesAuthorities: ServiceAuthorities = {
  "consultations/amend-note": { amendNote: "consultation.sign" },
  "consultations/count-unsigned-notes": { countUnsignedNotes: "consultation.sign" },
  "consultations/create-note": { createNote: "consultation.write" },
  "consultations/discard-note": { discardNote: "consultation.write" },
  "consultations/enter-note-in-error": { enterNoteInError: "consultation.sign" },
  "consultations/follow-note": { followNote: "consultation.write" },
  "consultations/list-notes": { listNotes: "consultation.read" },
  "consultations/list-unsigned-notes": { listUnsignedNotes: "consultation.sign" },
  "consultations/may-keep": { keeperOf: "noteTemplate.manage" },
  "consultations/open-note-editor": { openNoteEditor: "consultation.write" },
  "consultations/prepare-note": { prepareNote: "consultation.write" },
  "consultations/print-note": { printNote: "consultation.read" },
  "consultations/publish-note": { publishNote: "consultation.sign" },
  "consultations/read-withdrawn-note": { readWithdrawnNote: "consultation.read" },
  "consultations/restrict-note": { restrictNote: "consultation.write" },
  "consultations/save-note": { saveNote: "consultation.write" },
  "consultations/sign-note": { signNote: "consultation.sign" },
  "consultations/view-note": { viewNote: "consultation.read" },
  "consultations/withdraw-note": { withdrawNote: "consultation.sign" },
};
