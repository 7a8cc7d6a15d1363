import type { AuditEntry, Write } from "~/db/commit.server";
import { changedFields } from "~/kernel/changed-fields";
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

type Sharing = Pick<ListedNote, "publishStatus" | "publishedAt" | "withdrawnReason">;

const auditOf = (action: "publish" | "withdraw", notes: readonly ListedNote[], change: Sharing): AuditEntry[] =>
  notes.map((note) => ({
    action: `note.${action}`,
    subjectKind: "note",
    subjectId: note.id,
    patientId: note.patientId,
    fields: changedFields({ ...note }, { ...note, ...change }),
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
  const change = { publishStatus: "WITHDRAWN", publishedAt: now, withdrawnReason: reason } as const;
  const ids = notes.map(({ id }) => id);
  return {
    writes: [updateShared(db, ids, { before: "PUBLISHED", change: { ...change, updatedAt: now } })],
    audit: auditOf("withdraw", notes, change),
  };
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
  const change = { publishStatus: "PUBLISHED", publishedAt: now, withdrawnReason: "" } as const;
  const ids = notes.map(({ id }) => id);
  return {
    writes: [
      updateShared(db, ids, {
        before: "WITHDRAWN",
        change: { ...change, updatedAt: now, publishedBy: author.authorId },
      }),
    ],
    audit: auditOf("publish", notes, change),
  };
}
