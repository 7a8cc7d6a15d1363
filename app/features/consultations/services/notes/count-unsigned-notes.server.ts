import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ForbiddenError } from "~/platform/http/errors.server";
import { countDrafts } from "../../data/notes/note-lists.server";

/**
 * How many notes whoever is signed in has still to sign, those that a nurse wrote for them included.
 * @throws ForbiddenError
 */
export async function countUnsignedNotes(context: RequestContext): Promise<number> {
  await authorize(context, "consultation.sign");
  const { actor, db } = context;
  if (actor.kind !== "employee") throw new ForbiddenError("personNeeded");
  return countDrafts(db, actor.employeeId);
}
