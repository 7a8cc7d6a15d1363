import type { AuditEntry, Write } from "~/db/commit.server";
import type { RequestContext } from "~/platform/context.server";
import { notesOfConsultations, type ListedNote } from "../../data/notes/note-lists.server";
import { updateShared } from "../../data/notes/notes-write.server";
import { isWithdrawnWith, mayNote } from "../../domain/notes/note-states";
import { noteActorOf } from "../notes/reach-note.server";
import type { ReachedConsultation } from "./reach-consultation.server";

interface WithSummary {
  writes: Write[];
  audit: AuditEntry[];
}

const NOTHING: WithSummary = { writes: [], audit: [] };

const auditOf = (action: "publish" | "withdraw", notes: readonly ListedNote[]): AuditEntry[] =>
  notes.map(({ id, patientId }) => ({
    ...{ action: `note.${action}`, subjectKind: "note", subjectId: id, patientId },
    fields: ["publishStatus", "publishedAt", "withdrawnReason"],
  }));

/** Takes the notes from the patient that whoever withdraws a summary shared with it, but for those that are kept. */
export async function withdrawnWithSummary(
  { db, now }: RequestContext,
  reached: ReachedConsultation,
  { reason, keeps }: { reason: string; keeps: readonly string[] },
): Promise<WithSummary> {
  const notes = (await notesOfConsultations(db, [reached.consultation.id])).filter(
    (note) => mayNote("withdraw", noteActorOf(reached, note.providerId), note) && !keeps.includes(note.id),
  );
  if (notes.length === 0) return NOTHING;
  const change = { publishStatus: "WITHDRAWN", publishedAt: now, withdrawnReason: reason, updatedAt: now } as const;
  const ids = notes.map(({ id }) => id);
  return { writes: [updateShared(db, ids, { before: "PUBLISHED", change })], audit: auditOf("withdraw", notes) };
}

/** Shares the notes again that were withdrawn with a summary, when it is published again. */
export async function sharedWithSummary(
  { db, now }: RequestContext,
  reached: ReachedConsultation,
): Promise<WithSummary> {
  const { consultation, author } = reached;
  if (consultation.publishStatus !== "WITHDRAWN") return NOTHING;
  const notes = (await notesOfConsultations(db, [consultation.id])).filter(
    (note) => isWithdrawnWith(consultation, note) && mayNote("publish", noteActorOf(reached, note.providerId), note),
  );
  if (notes.length === 0) return NOTHING;
  const change = { publishStatus: "PUBLISHED", publishedAt: now, withdrawnReason: "", updatedAt: now } as const;
  const ids = notes.map(({ id }) => id);
  return {
    writes: [updateShared(db, ids, { before: "WITHDRAWN", change: { ...change, publishedBy: author.authorId } })],
    audit: auditOf("publish", notes),
  };
}
