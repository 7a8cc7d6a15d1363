import { employeeNames } from "~/features/identity/public.server";
import { reachRecords } from "~/features/phr/public.server";
import { authorize } from "~/platform/access/authorize.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { listPatientNotes, NOTES_A_PAGE, type BeforeNote, type ListedNote } from "../../data/notes/note-lists.server";
import { mayNote, type NoteActor, type NoteStatus } from "../../domain/notes/note-states";
import { beforeNoteSchema } from "../../schemas/notes/new-note";
import { isListed } from "../../support/notes/shown-note.server";
import { noteActorOf } from "../../support/notes/reach-note.server";

/** What may be on whose list at all, so that the database leaves out the rest. */
const STATUSES: Readonly<Record<NoteActor, readonly NoteStatus[]>> = {
  author: ["DRAFT", "SIGNED", "AMENDED", "ENTERED_IN_ERROR"],
  provider: ["DRAFT", "SIGNED", "AMENDED", "ENTERED_IN_ERROR"],
  nurse: ["DRAFT", "SIGNED", "AMENDED"],
  administrator: ["SIGNED", "AMENDED", "ENTERED_IN_ERROR"],
  patient: ["SIGNED", "AMENDED", "ENTERED_IN_ERROR"],
};

/**
 * The notes of a patient, without their texts: for the patient those that were published for them, with those that were
 * withdrawn and why. Reading somebody else's is audited.
 * @param asked `patientId`, the reader's own where it is left out; `before` says where the list goes on
 * @throws NotFoundError, ForbiddenError
 */
export async function listNotes(
  context: RequestContext,
  asked: { patientId?: string | undefined; before?: BeforeNote | undefined },
) {
  await authorize(context, "consultation.read");
  const reached = await reachRecords(context, "consultation.read", asked.patientId);
  const before = parse(beforeNoteSchema, asked.before);
  const { patient } = reached;
  const statuses = STATUSES[noteActorOf(reached, undefined)];
  const [rows] = await Promise.all([
    listPatientNotes(context.db, { patientId: patient.id, statuses, before }),
    auditRead(context, {
      action: "consultation.read",
      subjectKind: "note",
      subjectId: null,
      patientId: patient.id,
      fields: ["notes"],
    }),
  ]);
  const page = rows.slice(0, NOTES_A_PAGE);
  const last = page.at(-1);
  const actorOf = (note: ListedNote) => noteActorOf(reached, note.providerId);
  const shown = page.filter((note) => isListed(note, actorOf(note)));
  const names = await employeeNames(context, [...new Set(shown.map(({ providerId }) => providerId))]);
  return {
    ...{ patient, role: reached.role, opening: reached.opening },
    mayCreate: reached.role === "provider" || reached.role === "nurse",
    notes: shown.map((note) => ({
      ...forReader(note, actorOf(note)),
      providerName: names.get(note.providerId) ?? "",
      mayOpen: mayNote("read", actorOf(note), note),
    })),
    next: rows.length > NOTES_A_PAGE && last ? { createdAt: last.createdAt, id: last.id } : null,
  };
}

/** A patient is not told what was written about a note, and a withdrawn one is no more than its kind and why. */
const forReader = (note: ListedNote, actor: NoteActor) => ({
  ...{ id: note.id, kind: note.kind, title: note.title, createdAt: note.createdAt, signedAt: note.signedAt },
  ...{ status: note.status, publishStatus: note.publishStatus, withdrawnReason: note.withdrawnReason },
  ...{ authorOnly: note.authorOnly, errorReason: actor === "patient" ? "" : note.errorReason },
});
