import { createTranslator, readMessages } from "~/i18n/translator.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import type { Note } from "../../domain/notes/note";
import { noteReasonSchema } from "../../schemas/notes/note-acts";
import { changeNote } from "../../support/notes/change-note.server";
import { reachNote } from "../../support/notes/reach-note.server";
import { tellPatient } from "../../support/notes/tell-patient.server";

/**
 * Says that a signed note should not be there. Its author and the administrators still read it; the patient, who could,
 * is told that it was withdrawn. It is not taken back.
 * @param raw the `reason`, which the patient does not read
 * @throws ConflictError where it changed meanwhile; InvalidError, NotFoundError
 */
export async function enterNoteInError(context: RequestContext, rawId: unknown, raw: unknown): Promise<Note> {
  await authorize(context, "consultation.sign");
  const { reason } = parse(noteReasonSchema, raw);
  const { note, to } = await reachNote(context, "consultation.sign", rawId, "enterInError");
  await readMessages(note.language);
  const wasShown = note.publishStatus === "PUBLISHED";
  return changeNote(context, note, {
    action: "enterInError",
    change: {
      ...{ ...to, errorReason: reason },
      ...(wasShown && {
        publishedAt: context.now,
        withdrawnReason: createTranslator(note.language).t("notes:withdrawnInError"),
      }),
    },
    outbox: wasShown ? await tellPatient(context, note, "note.withdrawn") : [],
  });
}
