import { commit, refusedAs } from "~/db/commit.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { restoreViewStatement } from "../../data/lists/list-choices.server";
import { viewIdSchema } from "../../schemas/lists/list-choice";
import { listOwner } from "./list-owner.server";

/**
 * Undoes that somebody removed a view of theirs.
 * @throws ConflictError where it is there, or gone for good, or another one has its name; NotSignedInError,
 *   ForbiddenError
 */
export async function restoreView(context: RequestContext, raw: unknown): Promise<void> {
  const { userId } = await listOwner(context);
  const { id } = parse(viewIdSchema, raw);
  const refused = () => new ConflictError("changedMeanwhile");
  await commit(context, {
    guarded: restoreViewStatement(context.db, userId, id),
    audit: [{ action: "user.list", subjectKind: "user", subjectId: userId, fields: ["views"] }],
    result: null,
  }).catch(refusedAs({ conflict: refused, unique: refused }));
}
