import { commit, refusedAs } from "~/db/commit.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { removeViewStatement } from "../../data/lists/list-choices.server";
import { viewIdSchema } from "../../schemas/lists/list-choice";
import { listOwner } from "./list-owner.server";

/**
 * Removes a saved view of whoever asks; for a day it can be restored.
 * @returns its id
 * @throws NotFoundError where they have none of this id; NotSignedInError, ForbiddenError
 */
export async function removeView(context: RequestContext, raw: unknown): Promise<string> {
  const { userId } = await listOwner(context);
  const { id } = parse(viewIdSchema, raw);
  await commit(context, {
    guarded: removeViewStatement(context.db, userId, id, context.now),
    audit: [{ action: "user.list", subjectKind: "user", subjectId: userId, fields: ["views"] }],
    result: null,
  }).catch(refusedAs({ conflict: () => new NotFoundError() }));
  return id;
}
