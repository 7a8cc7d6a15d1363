import { clinicalNote, clinicalNoteAddendum } from "~/db/schema/notes.server";

export const noteColumns = {
  id: clinicalNote.id,
  patientId: clinicalNote.patientId,
  consultationId: clinicalNote.consultationId,
  providerId: clinicalNote.providerId,
  creatorId: clinicalNote.creatorId,
  kind: clinicalNote.kind,
  title: clinicalNote.title,
  language: clinicalNote.language,
  template: clinicalNote.template,
  copiedFromId: clinicalNote.copiedFromId,
  sections: clinicalNote.sections,
  status: clinicalNote.status,
  publishStatus: clinicalNote.publishStatus,
  authorOnly: clinicalNote.authorOnly,
  writerClient: clinicalNote.writerClient,
  signedAt: clinicalNote.signedAt,
  signedBy: clinicalNote.signedBy,
  signedHash: clinicalNote.signedHash,
  publishedAt: clinicalNote.publishedAt,
  withdrawnReason: clinicalNote.withdrawnReason,
  errorReason: clinicalNote.errorReason,
  createdAt: clinicalNote.createdAt,
  updatedAt: clinicalNote.updatedAt,
  version: clinicalNote.version,
};

export const addendumColumns = {
  id: clinicalNoteAddendum.id,
  noteId: clinicalNoteAddendum.noteId,
  authorId: clinicalNoteAddendum.authorId,
  reason: clinicalNoteAddendum.reason,
  text: clinicalNoteAddendum.text,
  at: clinicalNoteAddendum.at,
};
