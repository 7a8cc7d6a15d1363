import { createTranslator } from "~/i18n/translator.server";
import { paths } from "~/paths";
import type { RequestContext } from "~/platform/context.server";
import { notesOfConsultations, type ListedNote } from "../../data/notes/note-lists.server";
import type { SummaryEntry, Unseen } from "../../domain/consultations/summary";
import { mayNote, type NoteActor } from "../../domain/notes/note-states";
import { noteActorOf } from "../notes/reach-note.server";
import { byLine, consultationIdsOf, type SummaryPart } from "./summary-part.server";

/** Why the patient does not see a note; null where they do. */
function unseenOf(note: ListedNote, actor: NoteActor): Unseen | null {
  if (mayNote("read", "patient", note)) return null;
  if (note.status === "DRAFT") return "draft";
  if (mayNote("publish", actor, note)) return "mayShare";
  return note.status === "SIGNED" || note.status === "AMENDED" ? "notShared" : "gone";
}

const entryOf =
  ({ locale }: RequestContext, actorOf: (note: ListedNote) => NoteActor) =>
  (note: ListedNote): SummaryEntry => {
    const { id, title, status, publishStatus } = note;
    const { t } = createTranslator(locale);
    const draft = status === "DRAFT";
    const actor = actorOf(note);
    const unseen = unseenOf(note, actor);
    const shared = actor === "patient" ? t("notes:sharedWithYou") : t(`notes:shared.${publishStatus}`);
    return {
      ...(unseen !== null && { unseen }),
      ...{ id, name: title, lines: draft ? [] : [shared], draft },
      state: t(`notes:status.${status}`),
      href: draft ? paths.noteEdit(id) : paths.noteView(id),
    };
  };

/** The notes and letters of a consultation: for a patient those that were published for them. */
export const notesPart: SummaryPart = {
  name: "notes",
  begin: (_context, { consultation: { id, appointmentId } }) =>
    paths.noteCreate(appointmentId === null ? { consultation: id } : { appointment: appointmentId }),
  read: async (context, asked) => {
    const notes = await notesOfConsultations(context.db, [asked.consultation.id]);
    const actorOf = ({ providerId }: ListedNote) => noteActorOf(asked, providerId);
    return notes.filter((note) => mayNote("read", actorOf(note), note)).map(entryOf(context, actorOf));
  },
  listed: async (context, _patientId, lines) => {
    const notes = await notesOfConsultations(context.db, consultationIdsOf(lines));
    return byLine(
      lines,
      notes.filter((note) => mayNote("read", "patient", note)),
      entryOf(context, () => "patient"),
    );
  },
};
