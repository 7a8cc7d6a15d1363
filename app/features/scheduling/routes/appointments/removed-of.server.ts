import type { RequestContext } from "~/platform/context.server";
import { viewUndo } from "../../services/appointments/view-undo.server";

/** What the list says of an appointment that has just been taken off it: until when this person can undo that. */
export async function removedOf(app: RequestContext, id: string | null) {
  const until = id === null ? null : await viewUndo(app, id);
  return { undo: id === null || until === null ? null : { id, until } };
}
