import { createTranslator } from "~/i18n/translator.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { saveRecord } from "~/platform/records/save-record.server";
import { categoryRows, readCategory } from "../../data/categories/categories.server";
import { CATEGORY_NAME_TAKEN, categoryColour } from "../../domain/categories/category-colour";
import { categoryKind } from "../../schemas/categories/category";

/**
 * Adds a category, or renames and colours one that is there. The colour that a stale form is told of is in words.
 * @throws as saveRecord
 */
export async function saveCategory(context: RequestContext, raw: unknown): Promise<{ id: string }> {
  await authorize(context, "patientCategory.manage");
  const { id, version, ...values } = parse(categoryKind.schema, raw);
  const { t } = createTranslator(context.locale);
  const shown = (stored: string) => {
    const colour = categoryColour(stored);
    return colour === values.colour ? colour : t(`patients:category.colours.${colour}`);
  };
  return saveRecord(context, {
    kind: "patientCategory",
    ...{ id, version, values },
    read: async () => {
      const stored = await readCategory(context.db, id ?? "");
      return stored && { version: stored.version, name: stored.name, colour: shown(stored.colour) };
    },
    ...categoryRows.saving(context.db, values),
    taken: CATEGORY_NAME_TAKEN,
  });
}
