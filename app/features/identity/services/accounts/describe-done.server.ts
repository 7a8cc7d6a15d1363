import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { doneOf, isStillDone, undoOf, type DoneView } from "../../domain/team/employee-done";
import { reachEmployee } from "../team/reach-employee.server";

/**
 * What an address says was done to whom; null where it says nothing, names nobody of this
 * organization, or no longer holds.
 */
export async function describeDone(context: RequestContext, search: URLSearchParams): Promise<DoneView | null> {
  const what = doneOf(search.get("done"));
  const id = search.get("id");
  if (!what || !id) return null;
  try {
    const person = await reachEmployee(context, "employee.manage", id, { deleted: true });
    if (!isStillDone(what, person)) return null;
    const { title, firstName, lastName, version } = person;
    return {
      what,
      person: { id: person.id, title, firstName, lastName, version },
      undo: undoOf(what),
      wasEnabled: search.get("was") === "enabled",
    };
  } catch (error) {
    if (error instanceof NotFoundError) return null;
    throw error;
  }
}
