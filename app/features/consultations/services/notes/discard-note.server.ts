import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import type { Note } from "../../domain/notes/note";
import { changeNote } from "../../support/notes/change-note.server";
import { reachNote } from "../../support/notes/reach-note.server";

/**
 * Takes a draft off the lists, or brings it back with all that it said.
 * @throws ConflictError where it changed meanwhile; NotFoundError
 */
export async function discardNote(context: RequestContext, rawId: unknown, discarded: boolean): Promise<Note> {
  await authorize(context, "consultation.write");
  const action = discarded ? "discard" : "restore";
  const { note, to } = await reachNote(context, "consultation.write", rawId, action);
  return changeNote(context, note, { action, change: to });
}
