import type { RequestContext } from "~/platform/context.server";
import { readConsultation } from "../../data/consultations/consultations.server";
import type { Note } from "../../domain/notes/note";
import { isReadByOthers } from "../../domain/templates/note-template";
import { writtenInRoom } from "../consultations/written-in-room.server";

/** A text that was typed beside the call of an appointment: for its patient, or for staff alone. */
interface TextOfCall {
  kind: "SUMMARY" | "REVIEW";
  text: string;
}

/**
 * What was typed beside the call of a note's consultation, to be put into it. A letter that others read is offered none
 * of it, and what is for staff alone goes into no letter.
 */
export async function textsOfCall(
  context: RequestContext,
  { note, treats }: { note: Pick<Note, "consultationId" | "kind">; treats: boolean },
): Promise<TextOfCall[]> {
  if (note.consultationId === null || !treats || isReadByOthers(note.kind)) return [];
  const consultation = await readConsultation(context.db, { id: note.consultationId });
  const written = await writtenInRoom(context, consultation?.appointmentId ?? null);
  const texts: TextOfCall[] = [
    { kind: "SUMMARY", text: written?.summary ?? "" },
    { kind: "REVIEW", text: note.kind === "NOTE" ? (written?.reviewNote ?? "") : "" },
  ];
  return texts.filter(({ text }) => text.trim() !== "");
}
