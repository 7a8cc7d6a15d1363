import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { categoriesStatement } from "../../data/categories/categories.server";
import { countsStatement } from "../../data/patients/patient-list-read.server";
import { categoryColour } from "../../domain/categories/category-colour";
import type { CategoryView } from "../../domain/patients/patient-views";

/** All categories with how many enabled patients stand in each, the disabled last. */
export async function listCategories(context: RequestContext): Promise<(CategoryView & { patients: number })[]> {
  await authorize(context, "patientCategory.manage");
  const { db } = context;
  const [categories, counts] = await db.batch([categoriesStatement(db), countsStatement(db)]);
  return categories.map(({ colour, ...category }) => ({
    ...category,
    colour: categoryColour(colour),
    patients: counts.find(({ categoryId, enabled }) => enabled && categoryId === category.id)?.count ?? 0,
  }));
}
