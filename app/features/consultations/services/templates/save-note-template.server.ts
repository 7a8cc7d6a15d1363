import { commit } from "~/db/commit.server";
import { uuidv7 } from "~/kernel/ids";
import { changedFields } from "~/kernel/changed-fields";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import {
  insertTemplate,
  listTemplates,
  MOST_TEMPLATES,
  updateTemplate,
  type NoteTemplate,
} from "../../data/templates/templates.server";
import {
  COPIED_NAMES,
  keptSections,
  SEEDED_TEMPLATES,
  type SeededSection,
  type TemplateSection,
} from "../../domain/templates/note-template";
import { templateFormSchema } from "../../schemas/templates/note-template";
import { keeperOf, requireKeeping } from "../../support/templates/may-keep.server";
import { changedMeanwhile, reachTemplate } from "../../support/templates/reach-template.server";

/** A section of the product's own as one that was there: one that is copied keeps its name and code. */
const asWritten = ({ id, code }: SeededSection): TemplateSection => ({
  ...{ id, code, title: "", prompt: "", text: "", required: false },
});

/**
 * Saves a template: a new one, or the one that `id` names as it was read at `version`. Notes that were made from it stay
 * as they are. A new one may be a copy of the product's own that `from` names.
 * @throws InvalidError, ConflictError where somebody else saved it meanwhile, NotFoundError, ForbiddenError
 */
export async function saveNoteTemplate(context: RequestContext, raw: unknown): Promise<{ id: string }> {
  const employeeId = await keeperOf(context);
  const { id, version, name, kind, whose, sections, from: copied } = parse(templateFormSchema, raw);
  const from = COPIED_NAMES.find((each) => each === copied) ?? null;
  const before = id === undefined ? null : await reachTemplate(context, id);
  if (!before) await requireKeeping(context, whose);
  const { db, now } = context;
  const owner = before ? before.employeeId : whose === "own" ? employeeId : null;
  if (!before) {
    const kept = await listTemplates(db, employeeId);
    if (kept.filter((each) => each.employeeId === owner).length >= MOST_TEMPLATES)
      throw new InvalidError([{ field: "", message: "note-editor:templates.full", values: { most: MOST_TEMPLATES } }]);
  }
  const next: NoteTemplate = {
    ...{ id: before?.id ?? uuidv7(now), employeeId: owner, kind, name, enabled: before?.enabled ?? true },
    sections: keptSections(
      before?.sections ?? (from === null ? [] : SEEDED_TEMPLATES[from].sections.map(asWritten)),
      sections.map(({ required, ...section }) => ({ ...section, required: required === "on" })),
    ),
    ...{ updatedAt: now, version: (before?.version ?? 0) + 1 },
  };
  const fields = changedFields({ ...before }, { name, kind, sections: next.sections });
  await commit(context, {
    ...(before
      ? { guarded: updateTemplate(db, next, version ?? before.version) }
      : { writes: [insertTemplate(db, next)] }),
    audit: [{ action: "noteTemplate.save", subjectKind: "noteTemplate", subjectId: next.id, fields }],
    result: null,
  }).catch(changedMeanwhile);
  return { id: next.id };
}
