import { createTranslator } from "~/i18n/translator.server";
import { recordServices } from "~/platform/records/record-services.server";
import { categoriesStatement, categoryRows, countsStatement } from "../../data/patients/patient-list-read.server";
import { categoryColour } from "../../domain/patients/patient-views";
import { categoryKind } from "../../schemas/categories/category";

/** Patients keep a category that is switched off until another is chosen for them. */
export const categories = recordServices(categoryKind, {
  /** With how many enabled patients stand in each. */
  list: async ({ db }) => {
    const [all, counts] = await db.batch([categoriesStatement(db), countsStatement(db)]);
    return all.map(({ colour, ...category }) => ({
      ...category,
      colour: categoryColour(colour),
      patients: counts.find(({ categoryId, enabled }) => enabled && categoryId === category.id)?.count ?? 0,
    }));
  },
  read: ({ db }, id) => categoryRows.read(db, id),
  /** The colour that a stale form is told of is in words. */
  shown: ({ locale }, stored, { colour }) => {
    const now = categoryColour(stored.colour);
    const { t } = createTranslator(locale);
    return { colour: now === colour ? now : t(`patients:category.colours.${now}`) };
  },
  saving: ({ db }, values) => categoryRows.saving(db, values),
  rows: categoryRows,
});
