import { employeeNames } from "~/features/identity/public.server";
import { authorize } from "~/platform/access/authorize.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import type { RequestContext } from "~/platform/context.server";
import { listSnippetRows } from "../../data/templates/templates.server";
import { readOpenNote } from "../../data/notes/notes-read.server";
import { healthWarnings } from "../../support/desk/health-warnings.server";
import { noteMay } from "../../support/notes/shown-note.server";
import { heardSince, noteState } from "../../support/notes/note-state.server";
import { reachNote } from "../../support/notes/reach-note.server";

/**
 * A draft for whoever writes it, with what the patient must not be given, their snippets, and who writes it in another
 * window.
 * @throws ConflictError for one that is a draft no more; NotFoundError
 */
export async function openNoteEditor(context: RequestContext, rawId: unknown) {
  await authorize(context, "consultation.write");
  const reached = await reachNote(context, "consultation.write", rawId, "write");
  const { note, noteActor, patient, author, opening } = reached;
  const { db, now } = context;
  const [{ clients }, snippets, names, warnings] = await Promise.all([
    readOpenNote(db, note.id, { clientIds: [], since: heardSince(now) }),
    listSnippetRows(db, author.authorId),
    employeeNames(context, [note.providerId]),
    healthWarnings(context, reached),
    auditRead(context, {
      action: "consultation.read",
      subjectKind: "note",
      subjectId: note.id,
      patientId: patient.id,
      fields: ["note"],
    }),
  ]);
  const { sections, ...rest } = note;
  return {
    ...{ warnings, patient, opening, note: rest, providerName: names.get(note.providerId) ?? "" },
    sections: sections.map(({ id, title, prompt, required, text, copied, version }) => ({
      ...{ id, title, prompt, required, text, copied, version },
    })),
    state: await noteState(context, note, clients, { clientId: "", continues: null }),
    // One's own stands in the place of the organization's of the same name.
    snippets: Object.fromEntries(
      snippets.toSorted((one, other) => one.owner.length - other.owner.length).map(({ name, text }) => [name, text]),
    ),
    may: noteMay(note, noteActor),
  };
}
