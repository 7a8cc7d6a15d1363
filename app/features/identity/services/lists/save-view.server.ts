import { commit, refusedAs } from "~/db/commit.server";
import { uuidv7 } from "~/kernel/ids";
import { listQuery } from "~/kernel/lists/list-choice";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { saveViewStatement } from "../../data/lists/list-choices.server";
import { newViewSchema } from "../../schemas/lists/list-choice";
import { listOwner } from "./list-owner.server";

/**
 * Saves what a list is narrowed by under a name, for whoever saves it. A view of that name takes it, so that saving it
 * twice makes one.
 * @throws InvalidError also for one view too many; NotSignedInError, ForbiddenError
 */
export async function saveView(context: RequestContext, raw: unknown): Promise<void> {
  const { userId } = await listOwner(context);
  const { list, name, query } = parse(newViewSchema, raw);
  const view = { id: uuidv7(context.now), name, query: listQuery(new URLSearchParams(query)) };
  await commit(context, {
    guarded: saveViewStatement(context.db, { userId, list }, view),
    audit: [{ action: "user.list", subjectKind: "user", subjectId: userId, fields: ["views"] }],
    result: null,
  }).catch(
    refusedAs({
      conflict: () => new InvalidError([{ field: "name", message: "lists:tooManyViews" }]),
    }),
  );
}
