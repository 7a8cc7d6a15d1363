import { commit } from "~/db/commit.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { deleteSnippet, readSnippet } from "../../data/templates/templates.server";
import { keptIdSchema } from "../../schemas/templates/note-template";
import { keeperOf, requireKeeping } from "../../support/templates/may-keep.server";

/** Takes a snippet away. What was written with it stays. @throws NotFoundError, ForbiddenError */
export async function removeSnippet(context: RequestContext, rawId: unknown): Promise<void> {
  const employeeId = await keeperOf(context);
  const found = await readSnippet(context.db, parse(keptIdSchema, rawId));
  if (!found || (found.owner !== "" && found.owner !== employeeId)) throw new NotFoundError();
  await requireKeeping(context, found.owner === "" ? "organization" : "own");
  await commit(context, {
    writes: [deleteSnippet(context.db, found.id)],
    audit: [{ action: "noteSnippet.remove", subjectKind: "noteSnippet", subjectId: found.id, fields: ["enabled"] }],
    result: null,
  });
}
