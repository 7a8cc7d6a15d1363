import { patientNames } from "~/features/patients/public.server";
import { authorize } from "~/platform/access/authorize.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import type { RequestContext } from "~/platform/context.server";
import { ForbiddenError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { startTimesOf } from "../../data/consultations/consultations.server";
import { listDrafts, NOTES_A_PAGE, type BeforeNote } from "../../data/notes/note-lists.server";
import { beforeNoteSchema } from "../../schemas/notes/new-note";

/**
 * The notes that whoever is signed in has still to sign, those that a nurse wrote for them included.
 * @throws ForbiddenError
 */
export async function listUnsignedNotes(context: RequestContext, rawBefore?: BeforeNote) {
  await authorize(context, "consultation.sign");
  const { actor, db } = context;
  if (actor.kind !== "employee") throw new ForbiddenError("personNeeded");
  const before = parse(beforeNoteSchema, rawBefore);
  const [rows] = await Promise.all([
    listDrafts(db, { providerId: actor.employeeId, before }),
    auditRead(context, { action: "consultation.read", subjectKind: "note", fields: ["unsigned"] }),
  ]);
  const page = rows.slice(0, NOTES_A_PAGE);
  const last = page.at(-1);
  const [names, seen] = await Promise.all([
    patientNames(context, [...new Set(page.map(({ patientId }) => patientId))]),
    startTimesOf(db, [...new Set(page.flatMap(({ consultationId }) => consultationId ?? []))]),
  ]);
  return {
    notes: page.map((note) => ({
      ...{ id: note.id, kind: note.kind, title: note.title, createdAt: note.createdAt, updatedAt: note.updatedAt },
      ...{ patientId: note.patientId, patientName: names.get(note.patientId) ?? "" },
      /** When they were seen, UTC ms; null for a note that belongs to no consultation. */
      seenAt: seen.get(note.consultationId ?? "") ?? null,
    })),
    next: rows.length > NOTES_A_PAGE && last ? { createdAt: last.createdAt, id: last.id } : null,
  };
}
