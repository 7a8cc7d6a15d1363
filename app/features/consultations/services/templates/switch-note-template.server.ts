import { commit } from "~/db/commit.server";
import type { RequestContext } from "~/platform/context.server";
import { updateTemplate } from "../../data/templates/templates.server";
import { changedMeanwhile, reachTemplate } from "../../support/templates/reach-template.server";

/**
 * Turns a template on or off; asked twice, it is as it was asked.
 * @throws NotFoundError, ForbiddenError, ConflictError
 */
export async function switchNoteTemplate(context: RequestContext, rawId: unknown, enabled: boolean): Promise<void> {
  const template = await reachTemplate(context, rawId);
  if (template.enabled === enabled) return;
  await commit(context, {
    guarded: updateTemplate(context.db, { ...template, enabled, updatedAt: context.now }, template.version),
    audit: [{ action: "noteTemplate.save", subjectKind: "noteTemplate", subjectId: template.id, fields: ["enabled"] }],
    result: null,
  }).catch(changedMeanwhile);
}
