import { commit, CommitRefused } from "~/db/commit.server";
import type { RequestContext } from "~/platform/context.server";
import { StaleFormError } from "~/platform/http/errors.server";
import { writeWording, type NewWording } from "../../data/wordings/wordings.server";

/**
 * Stores a wording over the version that it was made from. It asks nobody's permission: whoever calls it has.
 * @param fields names of what has changed, for the audit
 * @param meanwhile reads what it says by now, by the names of the form's fields
 * @throws StaleFormError where somebody saved it meanwhile
 */
export async function storeWording(
  context: RequestContext,
  changed: Omit<NewWording, "at">,
  fields: readonly string[],
  meanwhile: () => Promise<{ version: number; words: Record<string, string> }>,
): Promise<void> {
  const subjectId = `${changed.template}:${changed.locale}`;
  try {
    await commit(context, {
      guarded: writeWording(context.db, { ...changed, at: context.now }),
      audit: [{ action: "wording.change", subjectKind: "wording", subjectId, fields }],
      result: null,
    });
  } catch (error) {
    if (!(error instanceof CommitRefused) || error.failure.kind !== "conflict") throw error;
    const { version, words } = await meanwhile();
    throw new StaleFormError(version, words);
  }
}
