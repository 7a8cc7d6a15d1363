import { commit, refusedAs } from "~/db/commit.server";
import { changedFields } from "~/kernel/changed-fields";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError, StaleFormError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { readSnippet, updateSnippet } from "../../data/templates/templates.server";
import { changedSnippetSchema } from "../../schemas/templates/note-template";
import { reachSnippet } from "../../support/templates/reach-snippet.server";
import { keeperOf } from "../../support/templates/may-keep.server";

/**
 * Changes the name and the text of a snippet. What was written with it stays.
 * @param raw see `changedSnippetSchema`
 * @throws StaleFormError where somebody else changed it meanwhile; InvalidError, also for a name that is taken;
 * NotFoundError, ForbiddenError
 */
export async function changeSnippet(context: RequestContext, raw: unknown): Promise<void> {
  await keeperOf(context);
  const { id, version, name, text } = parse(changedSnippetSchema, raw);
  const before = await reachSnippet(context, id);
  const stale = (now = before) => new StaleFormError(now.version, { name: now.name, text: now.text });
  if (before.version !== version) throw stale();
  const { db, now } = context;
  await commit(context, {
    guarded: updateSnippet(db, { id, name, text, updatedAt: now }, version),
    audit: [
      {
        action: "noteSnippet.change",
        subjectKind: "noteSnippet",
        subjectId: id,
        fields: changedFields({ name: before.name, text: before.text }, { name, text }),
      },
    ],
    result: null,
  }).catch(
    refusedAs({
      unique: () => new InvalidError([{ field: "name", message: "note-editor:templates.taken" }]),
      conflict: async () => stale(await readSnippet(db, id)),
    }),
  );
}
