import type { Note } from "./note";

/** What of a note its signature is about. */
type SignedParts = Pick<Note, "id" | "patientId" | "kind" | "title" | "language" | "sections">;

/**
 * What is signed, as one text: JSON without spaces, in this order of names. Its SHA-256 is kept with the signature, so
 * that a changed word would show.
 */
export const signedContent = (
  { id, patientId, kind, title, language, sections }: SignedParts,
  { signedBy, signedAt }: { signedBy: string; signedAt: number },
): string =>
  JSON.stringify({
    ...{ id, patientId, kind, title, language },
    sections: sections.map((section) => ({
      ...{ id: section.id, code: section.code, title: section.title, text: section.text },
    })),
    ...{ signedBy, signedAt },
  });
