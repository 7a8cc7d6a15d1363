import { commit } from "~/db/commit.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { chooseColumnsStatement } from "../../data/lists/list-choices.server";
import { chosenColumnsSchema } from "../../schemas/lists/list-choice";
import { listOwner } from "./list-owner.server";

/**
 * Stores the columns that somebody wants to see in a list, at each desk.
 * @throws InvalidError, NotSignedInError, ForbiddenError
 */
export async function chooseColumns(context: RequestContext, raw: unknown): Promise<void> {
  const { userId } = await listOwner(context);
  const { list, columns } = parse(chosenColumnsSchema, raw);
  await commit(context, {
    guarded: chooseColumnsStatement(context.db, { userId, list }, [...new Set(columns)]),
    audit: [{ action: "user.list", subjectKind: "user", subjectId: userId, fields: ["columns"] }],
    result: null,
  });
}
