import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { readSnippet, type NoteSnippet } from "../../data/templates/templates.server";
import { keptIdSchema } from "../../schemas/templates/note-template";
import { keeperOf, requireKeeping } from "./may-keep.server";

/** A snippet that whoever asks may change: their own, or the practice's. @throws NotFoundError, ForbiddenError */
export async function reachSnippet(context: RequestContext, rawId: unknown): Promise<NoteSnippet> {
  const employeeId = await keeperOf(context);
  const found = await readSnippet(context.db, parse(keptIdSchema, rawId));
  if (!found || (found.owner !== "" && found.owner !== employeeId)) throw new NotFoundError();
  await requireKeeping(context, found.owner === "" ? "organization" : "own");
  return found;
}
