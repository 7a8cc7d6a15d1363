import type { RequestContext } from "~/platform/context.server";
import { LISTED_DONE } from "../../components/lists/appointment-list-props";
import { justTaken } from "../../support/payments/taken.server";
import { viewUndo } from "../../services/appointments/view-undo.server";

/**
 * What the address of a list says was just done to one of its appointments, or to one that has left it, and until when
 * this person can undo that; null where nothing was.
 */
export async function justDoneOf(app: RequestContext, asked: URLSearchParams) {
  const what = LISTED_DONE.find((each) => each === asked.get("done"));
  if (what === undefined) return null;
  const id = asked.get("of");
  const undoable = id === null ? null : await viewUndo(app, id);
  const undo = id === null || undoable === null ? null : { id, ...undoable };
  return { what, undo, taken: what === "mark-paid" && undo ? await justTaken(app, undo.id) : null };
}
