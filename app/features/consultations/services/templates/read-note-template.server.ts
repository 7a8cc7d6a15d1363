import type { RequestContext } from "~/platform/context.server";
import { keeperOf, mayHaveOwn, mayManage } from "../../support/templates/may-keep.server";
import { reachTemplate } from "../../support/templates/reach-template.server";

/**
 * A template as its form shows it, or an empty one, and for whom it may be kept.
 * @param rawId undefined for a new one
 * @throws NotFoundError, ForbiddenError
 */
export async function readNoteTemplate(context: RequestContext, rawId: unknown) {
  await keeperOf(context);
  const template = rawId === undefined ? null : await reachTemplate(context, rawId);
  return { template, mayManage: mayManage(context), mayHaveOwn: mayHaveOwn(context) };
}
