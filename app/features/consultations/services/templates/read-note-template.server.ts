import type { RequestContext } from "~/platform/context.server";
import { COPIED_NAMES } from "../../domain/templates/note-template";
import { keeperOf, mayHaveOwn, mayManage } from "../../support/templates/may-keep.server";
import { reachTemplate } from "../../support/templates/reach-template.server";
import { seededTemplate } from "../../support/templates/template-words.server";

/**
 * A template as its form shows it, or an empty one, and for whom it may be kept.
 * @param rawId undefined for a new one
 * @param from the product's own template that a new one begins with
 * @throws NotFoundError, ForbiddenError
 */
export async function readNoteTemplate(context: RequestContext, rawId: unknown, from: string | null = null) {
  await keeperOf(context);
  const template = rawId === undefined ? null : await reachTemplate(context, rawId);
  const name = template === null ? COPIED_NAMES.find((each) => each === from) : undefined;
  return {
    template,
    copied: name === undefined ? null : await seededTemplate(name, context.locale),
    ...{ mayManage: mayManage(context), mayHaveOwn: mayHaveOwn(context) },
  };
}
