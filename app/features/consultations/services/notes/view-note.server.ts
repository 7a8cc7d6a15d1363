import { askedToSign, employeeNames } from "~/features/identity/public.server";
import { authorize } from "~/platform/access/authorize.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import type { RequestContext } from "~/platform/context.server";
import { addendaStatement, readNoteSaves } from "../../data/notes/notes-read.server";
import { NOTHING_ASKED } from "../../domain/consultations/asked-to-sign";
import { unsignable } from "../../domain/notes/merge-note";
import { openPlaces } from "../../domain/templates/note-template";
import { unprintableOf } from "../../support/printing/unprintable.server";
import { noteMay } from "../../support/notes/shown-note.server";
import { reachNote } from "../../support/notes/reach-note.server";

/**
 * A note with what was added to it, and for those who write notes with who wrote what when. Reading somebody else's is
 * audited.
 * @throws NotFoundError, also for a patient whom it was not published for
 */
export async function viewNote(context: RequestContext, rawId: unknown) {
  await authorize(context, "consultation.read");
  const reached = await reachNote(context, "consultation.read", rawId, "read");
  const { note, noteActor, patient } = reached;
  const isPatient = noteActor === "patient";
  const may = noteMay(note, noteActor);
  const [addenda, saves] = await Promise.all([
    addendaStatement(context.db, note.id),
    isPatient ? [] : readNoteSaves(context.db, note.id),
    auditRead(context, {
      action: "consultation.read",
      subjectKind: "note",
      subjectId: note.id,
      patientId: patient.id,
      fields: ["note"],
    }),
  ]);
  const people = [note.providerId, note.creatorId, note.signedBy ?? "", ...addenda.map(({ authorId }) => authorId)];
  const names = await employeeNames(context, [...new Set([...people, ...saves.map(({ authorId }) => authorId)])]);
  const nameOf = (id: string | null) => (id === null ? "" : (names.get(id) ?? ""));
  const { sections, errorReason, ...rest } = note;
  const missing = unsignable(sections);
  return {
    ...{ patient, today: reached.facts.today, role: reached.role, opening: reached.opening, isPatient },
    note: { ...rest, errorReason: isPatient ? "" : errorReason },
    sections: sections.map(({ id, title, asks, text, copied, others }) => ({
      ...{ id, title, asks, text, copied: copied && !isPatient },
      others: isPatient ? [] : others.map((other) => ({ text: other.text, at: other.at, clientId: other.clientId })),
    })),
    addenda: addenda.map((each) => ({ ...each, authorName: nameOf(each.authorId) })),
    saves: saves.map(({ authorId, changed, ...each }) => ({
      ...{ ...each, authorName: nameOf(authorId) },
      titles: sections.filter(({ id }) => Object.hasOwn(changed, id)).map(({ title }) => title),
    })),
    ...{ providerName: nameOf(note.providerId), signedByName: nameOf(note.signedBy) },
    /** What must be written or chosen before it can be signed. */
    unsignable: missing,
    /** What a template left to be filled in and nobody has, by section. */
    leftOpen: openPlaces(sections),
    /** What its paper has no letters for, of which whoever signs is told. */
    unprintable: may.sign
      ? await unprintableOf(context, {
          patientName: patient.name,
          text: sections.map(({ title, text }) => `${title} ${text}`).join("\n"),
        })
      : null,
    may,
    /** Nobody is asked for anything while it is still to be written and there is no button that signs it. */
    asked: may.sign && missing.length === 0 ? await askedToSign(context, { secondStep: false }) : NOTHING_ASKED,
  };
}
