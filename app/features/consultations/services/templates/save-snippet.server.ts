import { commit, refusedAs } from "~/db/commit.server";
import { changedFields } from "~/kernel/changed-fields";
import { uuidv7 } from "~/kernel/ids";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { insertSnippet, listSnippetRows, MOST_SNIPPETS } from "../../data/templates/templates.server";
import { snippetFormSchema } from "../../schemas/templates/note-template";
import { keeperOf, requireKeeping } from "../../support/templates/may-keep.server";

/**
 * Keeps a snippet, one's own or the practice's.
 * @throws InvalidError, also for a name that is taken; ForbiddenError
 */
export async function saveSnippet(context: RequestContext, raw: unknown): Promise<{ id: string }> {
  const employeeId = await keeperOf(context);
  const { name, text, whose } = parse(snippetFormSchema, raw);
  await requireKeeping(context, whose);
  const { db, now } = context;
  const owner = whose === "own" ? employeeId : "";
  const kept = await listSnippetRows(db, employeeId);
  if (kept.filter((each) => each.owner === owner).length >= MOST_SNIPPETS)
    throw new InvalidError([{ field: "name", message: "note-editor:templates.full", values: { most: MOST_SNIPPETS } }]);
  const id = uuidv7(now);
  await commit(context, {
    writes: [insertSnippet(db, { id, owner, name, text, updatedAt: now, version: 1 })],
    audit: [
      {
        action: "noteSnippet.create",
        subjectKind: "noteSnippet",
        subjectId: id,
        fields: changedFields({}, { name, text }),
      },
    ],
    result: null,
  }).catch(refusedAs({ unique: () => new InvalidError([{ field: "name", message: "note-editor:templates.taken" }]) }));
  return { id };
}
