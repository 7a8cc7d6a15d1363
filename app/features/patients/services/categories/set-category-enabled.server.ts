import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { switchRecord } from "~/platform/records/switch-record.server";
import { categoryRows, readCategory } from "../../data/categories/categories.server";
import { CATEGORY_NAME_TAKEN } from "../../domain/categories/category-colour";
import { idField } from "../../schemas/patients/person-fields";

/**
 * Disables a category, or takes it back. Patients keep a disabled one until another is chosen for them.
 * @throws as switchRecord
 */
export async function setCategoryEnabled(
  context: RequestContext,
  rawId: unknown,
  enabled: boolean,
): Promise<{ id: string }> {
  await authorize(context, "patientCategory.manage");
  const id = parse(idField, rawId);
  return switchRecord(context, {
    kind: "patientCategory",
    record: await readCategory(context.db, id),
    enabled,
    write: categoryRows.switching(context.db, id, enabled),
    taken: CATEGORY_NAME_TAKEN,
  });
}
