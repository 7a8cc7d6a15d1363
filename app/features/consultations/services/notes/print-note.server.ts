import { employeeNames } from "~/features/identity/public.server";
import { readRecord } from "~/features/patients/public.server";
import { authorize } from "~/platform/access/authorize.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import type { RequestContext } from "~/platform/context.server";
import { LinkGoneError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { sheetPdf } from "~/platform/print/pdf-renderer.server";
import { readAddenda } from "../../data/notes/notes-read.server";
import { noteLinkSchema } from "../../schemas/notes/note-address";
import { isNoteLink, newNoteLink, type NoteLink } from "../../support/notes/note-link.server";
import { fileNameOf, printedNote } from "../../support/notes/printed-note.server";
import { reachNote } from "../../support/notes/reach-note.server";

/**
 * A note as a PDF, with what was added to it, by a short-lived link of the session that asks. Reading somebody else's is
 * audited.
 * @param raw `until` and `key` of the link; a new link is the answer where both are left out
 * @throws NotFoundError, also for a patient whom it was not published for; LinkGoneError for another session's link and
 * one that has run out
 */
export async function printNote(
  context: RequestContext,
  rawId: unknown,
  raw: unknown,
): Promise<{ link: NoteLink } | { pdf: Uint8Array<ArrayBuffer>; fileName: string }> {
  await authorize(context, "consultation.read");
  const { note, patient } = await reachNote(context, "consultation.read", rawId, "read");
  const link = parse(noteLinkSchema, raw);
  if (!link) return { link: await newNoteLink(context, note.id) };
  if (!(await isNoteLink(context, note.id, link))) throw new LinkGoneError("linkExpired");
  const [addenda, found] = await Promise.all([
    readAddenda(context.db, note.id),
    readRecord(context.db, patient.id, null),
    auditRead(context, {
      action: "consultation.read",
      subjectKind: "note",
      subjectId: note.id,
      patientId: patient.id,
      fields: ["pdf"],
    }),
  ]);
  const people = [note.providerId, note.signedBy ?? note.providerId, ...addenda.map(({ authorId }) => authorId)];
  const names = await employeeNames(context, [...new Set(people)]);
  const nameOf = (id: string) => names.get(id) ?? "";
  const sheet = await printedNote(context, {
    patientNumber: found?.record.number ?? null,
    ...{ note, patient, providerName: nameOf(note.providerId) },
    addenda: addenda.map((each) => ({ ...each, authorName: nameOf(each.authorId) })),
  });
  return { pdf: await sheetPdf(context, sheet), fileName: fileNameOf(context, note) };
}
