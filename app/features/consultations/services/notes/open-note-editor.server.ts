import { employeeNames } from "~/features/identity/public.server";
import { glanceAtHealth } from "~/features/phr/public.server";
import { authorize } from "~/platform/access/authorize.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import type { RequestContext } from "~/platform/context.server";
import { listSnippetRows } from "../../data/templates/templates.server";
import { readOpenNote } from "../../data/notes/notes-read.server";
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
  const { note, noteActor, patient, author, opening, treats } = await reachNote(
    context,
    "consultation.write",
    rawId,
    "write",
  );
  const { db, now } = context;
  const [{ clients }, snippets, names, health] = await Promise.all([
    readOpenNote(db, note.id, { clientIds: [], since: heardSince(now) }),
    listSnippetRows(db, author.authorId),
    employeeNames(context, [note.providerId]),
    treats ? glanceAtHealth(context, patient.id) : null,
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
    warnings: health?.sections.filter(({ kind }) => kind === "ALLERGY" || kind === "CONTRAINDICATION") ?? [],
    ...{ patient, opening, note: rest, providerName: names.get(note.providerId) ?? "" },
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
