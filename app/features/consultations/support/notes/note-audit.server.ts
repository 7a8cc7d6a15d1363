import type { AuditEntry } from "~/db/commit.server";
import type { Note } from "../../domain/notes/note";

/** A line of the audit about a note. */
export const noteAudit = (
  { id, patientId }: Pick<Note, "id" | "patientId">,
  action: string,
  fields: readonly string[],
): AuditEntry => ({ action: `note.${action}`, subjectKind: "note", subjectId: id, patientId, fields });
