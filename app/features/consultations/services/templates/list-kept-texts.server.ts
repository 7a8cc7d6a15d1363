import type { RequestContext } from "~/platform/context.server";
import { listSnippetRows, listTemplates } from "../../data/templates/templates.server";
import { COPIED_NAMES, SEEDED_NAMES } from "../../domain/templates/note-template";
import { keeperOf, mayHaveOwn, mayManage } from "../../support/templates/may-keep.server";
import { seededTemplate } from "../../support/templates/template-words.server";

/**
 * The templates and snippets that somebody may use: their own, the practice's, and the product's templates.
 * @throws ForbiddenError for whoever neither writes notes nor manages them
 */
export async function listKeptTexts(context: RequestContext) {
  const employeeId = await keeperOf(context);
  const [builtIn, templates, snippets] = await Promise.all([
    Promise.all(SEEDED_NAMES.map((name) => seededTemplate(name, context.locale))),
    listTemplates(context.db, employeeId),
    listSnippetRows(context.db, employeeId),
  ]);
  const manages = mayManage(context);
  const own = new Set(snippets.filter(({ owner }) => owner !== "").map(({ name }) => name));
  return {
    ...{ mayManage: manages, mayHaveOwn: mayHaveOwn(context) },
    builtIn: builtIn.map(({ id, name, kind, sections }) => ({
      ...{ id, name, kind, headings: sections.map(({ title }) => title) },
      isCopied: COPIED_NAMES.some((each) => each === id),
    })),
    templates: templates.map(({ employeeId: owner, id, name, kind, enabled }) => ({
      ...{ id, name, kind, enabled, isOwn: owner !== null, mayChange: owner !== null || manages },
    })),
    snippets: snippets.map(({ owner, id, name, text, version }) => ({
      ...{ id, name, text, version, isOwn: owner !== "", mayChange: owner !== "" || manages },
      /** Whether their own of the same name stands in its place. */
      isReplaced: owner === "" && own.has(name),
    })),
  };
}
