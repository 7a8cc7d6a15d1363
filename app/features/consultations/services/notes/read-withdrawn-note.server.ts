import { employeeNames } from "~/features/identity/public.server";
import { reachRecords } from "~/features/phr/public.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { readNote } from "../../data/notes/notes-read.server";
import { isToldWithdrawn } from "../../domain/notes/note-states";
import { noteIdSchema } from "../../schemas/notes/note-address";
import { noteActorOf } from "../../support/notes/reach-note.server";

/**
 * What a patient is told of a note that they could read once and that was withdrawn: its kind, whose it was, when and
 * why, and nothing of what it says.
 * @throws NotFoundError for every other note and reader
 */
export async function readWithdrawnNote(context: RequestContext, rawId: unknown) {
  await authorize(context, "consultation.read");
  const note = await readNote(context.db, parse(noteIdSchema, rawId));
  if (!note || !isToldWithdrawn(note)) throw new NotFoundError();
  const { id, kind, patientId, providerId, signedAt, createdAt, publishedAt, withdrawnReason: reason } = note;
  const reached = await reachRecords(context, "consultation.read", patientId, { providerId });
  if (noteActorOf(reached, providerId) !== "patient") throw new NotFoundError();
  const names = await employeeNames(context, [providerId]);
  return {
    ...{ id, kind, reason, providerName: names.get(providerId) ?? "" },
    ...{ writtenAt: signedAt ?? createdAt, withdrawnAt: publishedAt ?? createdAt },
  };
}

export type WithdrawnNote = Awaited<ReturnType<typeof readWithdrawnNote>>;
