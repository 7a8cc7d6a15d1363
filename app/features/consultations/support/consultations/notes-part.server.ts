import { createTranslator } from "~/i18n/translator.server";
import { paths } from "~/paths";
import type { RequestContext } from "~/platform/context.server";
import { notesOfConsultations, sharedSummaries, type ListedNote } from "../../data/notes/note-lists.server";
import { readAddenda, readNote } from "../../data/notes/notes-read.server";
import type { Consultation } from "../../domain/consultations/consultation";
import type { SummaryEntry, Unseen } from "../../domain/consultations/summary";
import { isWithdrawnWith, mayNote, type NoteActor } from "../../domain/notes/note-states";
import { noteActorOf } from "../notes/reach-note.server";
import { byLine, consultationIdsOf, type SummaryPart } from "./summary-part.server";

type Summary = Pick<Consultation, "publishStatus" | "publishedAt">;

/** Why the patient does not see a note; null where they do. */
function unseenOf(note: ListedNote, actor: NoteActor, summary: Summary): Unseen | null {
  if (mayNote("read", "patient", note)) return null;
  if (note.status === "DRAFT") return "draft";
  if (mayNote("publish", actor, note)) return isWithdrawnWith(summary, note) ? "withSummary" : "mayShare";
  return note.status === "SIGNED" || note.status === "AMENDED" ? "notShared" : "gone";
}

/** Of a note that the patient sees, whether its reader may withdraw it; nothing of any other, and for the patient. */
const sharedOf = (note: ListedNote, actor: NoteActor): Pick<SummaryEntry, "shared"> =>
  actor === "patient" || !mayNote("read", "patient", note)
    ? {}
    : { shared: mayNote("withdraw", actor, note) ? "own" : "others" };

const NOT_WITHDRAWN: Summary = { publishStatus: "PUBLISHED", publishedAt: null };

const entryOf =
  ({ locale }: RequestContext, actorOf: (note: ListedNote) => NoteActor, summary = NOT_WITHDRAWN) =>
  (note: ListedNote): SummaryEntry => {
    const { id, title, status, publishStatus } = note;
    const { t } = createTranslator(locale);
    const draft = status === "DRAFT";
    const actor = actorOf(note);
    const unseen = unseenOf(note, actor, summary);
    const shared = actor === "patient" ? t("notes:sharedWithYou") : t(`notes:shared.${publishStatus}`);
    return {
      ...(unseen !== null && { unseen }),
      ...sharedOf(note, actor),
      ...{ id, name: title, lines: draft ? [] : [shared], draft },
      state: actor === "patient" ? "" : t(`notes:status.${status}`),
      href: draft ? paths.noteEdit(id) : paths.noteView(id),
    };
  };

/**
 * What summaries that were written and shared with the patient say, with what was added: they are what a patient came
 * for.
 */
async function wordsForPatient({ db, locale }: RequestContext, notes: readonly ListedNote[]) {
  const summaries = notes.filter((note) => note.kind === "PATIENT_SUMMARY" && mayNote("read", "patient", note));
  const { t } = createTranslator(locale);
  const said = await Promise.all(
    summaries.map(async ({ id }) => {
      const [note, addenda] = await Promise.all([readNote(db, id), readAddenda(db, id)]);
      const sections = (note?.sections ?? []).filter(({ text }) => text.trim() !== "");
      const added = addenda.map(({ text }) => `${t("notes:view.addenda")}\n${text}`);
      return [id, [...sections.map(({ title, text }) => `${title}\n${text}`), ...added]] as const;
    }),
  );
  return new Map(said);
}

/** So much of a summary stands in a list, in characters. */
const FIRST_LINE = 140;

/** How a summary begins, for a list: its first line, which ends where a word does. */
function firstLineOf(sections: readonly { text: string }[]): string {
  const text = sections.map((section) => section.text.trim()).find((each) => each !== "") ?? "";
  const [line = ""] = text.split("\n");
  if (line.length <= FIRST_LINE) return line;
  const end = line.lastIndexOf(" ", FIRST_LINE);
  return `${line.slice(0, end > 0 ? end : FIRST_LINE)}…`;
}

/** The notes and letters of a consultation: for a patient those that were published for them. */
export const notesPart: SummaryPart = {
  name: "notes",
  begin: (_context, { consultation: { id, appointmentId } }) =>
    paths.noteCreate(appointmentId === null ? { consultation: id } : { appointment: appointmentId }),
  read: async (context, asked) => {
    const notes = await notesOfConsultations(context.db, [asked.consultation.id]);
    const actorOf = ({ providerId }: ListedNote) => noteActorOf(asked, providerId);
    const shown = notes.filter((note) => mayNote("read", actorOf(note), note));
    const words = await wordsForPatient(context, shown);
    return shown.map((note) => ({
      ...entryOf(context, actorOf, asked.consultation)(note),
      ...(words.has(note.id) && { words: words.get(note.id) }),
    }));
  },
  listed: async (context, _patientId, lines) => {
    const ids = consultationIdsOf(lines);
    const [notes, summaries] = await Promise.all([
      notesOfConsultations(context.db, ids),
      sharedSummaries(context.db, ids),
    ]);
    const firstLines = new Map(summaries.map(({ id, sections }) => [id, firstLineOf(sections)]));
    const entry = entryOf(context, () => "patient");
    return byLine(
      lines,
      notes.filter((note) => mayNote("read", "patient", note)),
      (note) => {
        const first = firstLines.get(note.id) ?? "";
        return first === "" ? entry(note) : { ...entry(note), lines: [first] };
      },
    );
  },
};
