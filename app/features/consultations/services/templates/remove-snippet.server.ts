import { commit } from "~/db/commit.server";
import type { RequestContext } from "~/platform/context.server";
import { deleteSnippet } from "../../data/templates/templates.server";
import { reachSnippet } from "../../support/templates/reach-snippet.server";

/** Takes a snippet away. What was written with it stays. @throws NotFoundError, ForbiddenError */
export async function removeSnippet(context: RequestContext, rawId: unknown): Promise<void> {
  const { id } = await reachSnippet(context, rawId);
  await commit(context, {
    writes: [deleteSnippet(context.db, id)],
    audit: [{ action: "noteSnippet.remove", subjectKind: "noteSnippet", subjectId: id, fields: ["enabled"] }],
    result: null,
  });
}
