import { employeeNames } from "~/features/identity/public.server";
import { authorize } from "~/platform/access/authorize.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import type { RequestContext } from "~/platform/context.server";
import { lastNotes } from "../../data/notes/note-lists.server";
import { readOpenNote } from "../../data/notes/notes-read.server";
import { mayNote } from "../../domain/notes/note-states";
import { healthWarnings } from "../../support/desk/health-warnings.server";
import { noteMay } from "../../support/notes/shown-note.server";
import { filledSnippets, insertableTexts } from "../../support/notes/filled-snippets.server";
import { textsOfCall } from "../../support/notes/texts-of-call.server";
import { heardSince, noteState } from "../../support/notes/note-state.server";
import { noteActorOf, reachNote } from "../../support/notes/reach-note.server";

/** So many earlier notes stand beside a draft. */
const MOST_EARLIER = 3;

/**
 * A draft for whoever writes it, with what the patient must not be given, their snippets filled in for it, and who
 * writes it in another window.
 * @throws ConflictError for one that is a draft no more; NotFoundError
 */
export async function openNoteEditor(context: RequestContext, rawId: unknown) {
  await authorize(context, "consultation.write");
  const reached = await reachNote(context, "consultation.write", rawId, "write");
  const { note, noteActor, patient, author, opening } = reached;
  const { db, now } = context;
  const about = { ...note, patient, treats: reached.treats, employeeId: author.authorId };
  const [{ clients }, snippets, insertable, ofCall, names, warnings, before] = await Promise.all([
    readOpenNote(db, note.id, { clientIds: [], since: heardSince(now) }),
    filledSnippets(context, about),
    insertableTexts(context, about),
    textsOfCall(context, reached),
    employeeNames(context, [note.providerId]),
    healthWarnings(context, reached),
    lastNotes(db, patient.id, MOST_EARLIER),
    auditRead(context, {
      action: "consultation.read",
      subjectKind: "note",
      subjectId: note.id,
      patientId: patient.id,
      fields: ["note", "notes"],
    }),
  ]);
  const { sections, ...rest } = note;
  return {
    ...{ warnings, patient, opening, note: rest, providerName: names.get(note.providerId) ?? "" },
    sections: sections.map(({ id, title, prompt, required, asks, text, copied, version }) => ({
      ...{ id, title, prompt, required, asks, text, copied, version },
    })),
    state: await noteState(context, note, clients, { clientId: "", continues: null }),
    /** What the patient's last notes say, the newest first, as far as whoever writes may read them. */
    earlier: before
      .filter((each) => mayNote("read", noteActorOf(reached, each.providerId), each))
      .map(({ id, title, createdAt, sections: written }) => ({
        ...{ id, title, createdAt },
        sections: written.flatMap((section) =>
          section.text.trim() === "" ? [] : [{ title: section.title, text: section.text }],
        ),
      })),
    ...{ snippets, insertable, ofCall, today: reached.facts.today },
    may: noteMay(note, noteActor),
  };
}
