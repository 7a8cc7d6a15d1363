import { commit, CommitRefused } from "~/db/commit.server";
import { createTranslator } from "~/i18n/translator.server";
import { uuidv7 } from "~/kernel/ids";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError, NotFoundError, StaleFormError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { insertCategory, readCategory, updateCategory } from "../../data/categories/categories.server";
import { categoryColour } from "../../domain/categories/category-colour";
import { categoryFormSchema } from "../../schemas/categories/category-form";

/** Two categories of one name cannot be told apart. @throws always */
export function nameTaken(error: unknown): never {
  if (error instanceof CommitRefused && error.failure.kind === "unique")
    throw new InvalidError([{ field: "name", message: "patients:category.nameTaken" }]);
  throw error;
}

/** What the category says now, beside what was typed; the colour by its name where it is another. */
async function staleCategory(context: RequestContext, id: string, typedColour: string): Promise<Error> {
  const now = await readCategory(context.db, id);
  if (!now) return new NotFoundError();
  const colour = categoryColour(now.colour);
  const { t } = createTranslator(context.locale);
  const shown = colour === typedColour ? colour : t(`patients:category.colours.${colour}`);
  return new StaleFormError(now.version, { name: now.name, colour: shown });
}

/**
 * Adds a category, or renames and colours one that is there.
 * @throws InvalidError where another has the name; StaleFormError where somebody changed it since the form was opened
 */
export async function saveCategory(context: RequestContext, raw: unknown): Promise<{ id: string }> {
  await authorize(context, "patientCategory.manage");
  const { db, now } = context;
  const { id: known, version, name, colour } = parse(categoryFormSchema, raw);
  const id = known ?? uuidv7(now);
  const audited = { subjectKind: "patientCategory", subjectId: id, fields: ["name", "colour"] };
  if (known === undefined) {
    await commit(context, {
      writes: [insertCategory(db, { id, name, colour })],
      audit: [{ action: "patientCategory.create", ...audited }],
      result: null,
    }).catch(nameTaken);
    return { id };
  }
  try {
    await commit(context, {
      guarded: updateCategory(db, id, version ?? 0, { name, colour }),
      audit: [{ action: "patientCategory.update", ...audited }],
      result: null,
    });
  } catch (error) {
    if (error instanceof CommitRefused && error.failure.kind === "conflict")
      throw await staleCategory(context, id, colour);
    nameTaken(error);
  }
  return { id };
}
