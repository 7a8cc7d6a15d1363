import { authorize, verdictOf } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ForbiddenError } from "~/platform/http/errors.server";
import type { WHOSE } from "../../schemas/templates/note-template";

type Whose = (typeof WHOSE)[number];

/** Whether somebody may keep templates and snippets of the practice. */
export const mayManage = (context: RequestContext): boolean => verdictOf(context, "noteTemplate.manage") === "allowed";

/** Whether somebody writes notes, and so has templates and snippets of their own. */
export const mayHaveOwn = (context: RequestContext): boolean => verdictOf(context, "consultation.write") === "allowed";

/**
 * The employee who keeps templates and snippets.
 * @throws ForbiddenError for a program, and for whoever neither writes notes nor manages those of the practice
 */
export async function keeperOf(context: RequestContext): Promise<string> {
  const { actor } = context;
  if (!mayHaveOwn(context)) await authorize(context, "noteTemplate.manage");
  if (actor.kind !== "employee") throw new ForbiddenError("personNeeded");
  return actor.employeeId;
}

/** Lets somebody go on who may keep their own, or the practice's. @throws ForbiddenError */
export const requireKeeping = (context: RequestContext, whose: Whose): Promise<void> =>
  authorize(context, whose === "organization" ? "noteTemplate.manage" : "consultation.write");
