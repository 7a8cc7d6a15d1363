import { createTranslator } from "~/i18n/translator.server";
import { paths } from "~/paths";
import type { RequestContext } from "~/platform/context.server";
import { notesOfConsultations, type ListedNote } from "../../data/notes/note-lists.server";
import type { SummaryEntry } from "../../domain/consultations/summary";
import { mayNote } from "../../domain/notes/note-states";
import { noteActorOf } from "../notes/reach-note.server";
import { byLine, consultationIdsOf, type SummaryPart } from "./summary-part.server";

const entryOf =
  ({ locale }: RequestContext) =>
  ({ id, title, status, publishStatus }: ListedNote): SummaryEntry => {
    const { t } = createTranslator(locale);
    const draft = status === "DRAFT";
    return {
      ...{ id, name: title, lines: draft ? [] : [t(`notes:shared.${publishStatus}`)], draft },
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
    return notes.filter((note) => mayNote("read", noteActorOf(asked, note.providerId), note)).map(entryOf(context));
  },
  listed: async (context, _patientId, lines) => {
    const notes = await notesOfConsultations(context.db, consultationIdsOf(lines));
    return byLine(
      lines,
      notes.filter((note) => mayNote("read", "patient", note)),
      entryOf(context),
    );
  },
};
