import { refusedAs } from "~/db/commit.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError, NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { readTemplate, type NoteTemplate } from "../../data/templates/templates.server";
import { keptIdSchema } from "../../schemas/templates/note-template";
import { keeperOf, requireKeeping } from "./may-keep.server";

/** A template that whoever asks may change: their own, or the practice's. @throws NotFoundError, ForbiddenError */
export async function reachTemplate(context: RequestContext, rawId: unknown): Promise<NoteTemplate> {
  const employeeId = await keeperOf(context);
  const found = await readTemplate(context.db, parse(keptIdSchema, rawId));
  if (!found || (found.employeeId !== null && found.employeeId !== employeeId)) throw new NotFoundError();
  await requireKeeping(context, found.employeeId === null ? "organization" : "own");
  return found;
}

/** What a template that somebody else saved meanwhile is answered with. */
export const changedMeanwhile = refusedAs({
  conflict: () => new ConflictError("changedMeanwhile", [{ field: "", message: "errors:conflict.text" }]),
});
