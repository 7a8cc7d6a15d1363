import { commit, CommitRefused } from "~/db/commit.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { readCategory, setCategoryEnabledStatement } from "../../data/categories/categories.server";
import { idField } from "../../schemas/patients/person-fields";
import { nameTaken } from "./save-category.server";

/**
 * Disables a category, or takes it back. Patients keep a disabled one until another is chosen for them.
 * @throws InvalidError where another category has taken its name meanwhile; NotFoundError
 */
export async function setCategoryEnabled(context: RequestContext, rawId: unknown, enabled: boolean): Promise<void> {
  await authorize(context, "patientCategory.manage");
  const id = parse(idField, rawId);
  const category = await readCategory(context.db, id);
  if (!category) throw new NotFoundError();
  if (category.enabled === enabled) return;
  await commit(context, {
    guarded: setCategoryEnabledStatement(context.db, id, enabled),
    audit: [
      {
        action: enabled ? "patientCategory.enable" : "patientCategory.disable",
        subjectKind: "patientCategory",
        subjectId: id,
      },
    ],
    result: null,
  }).catch((error: unknown) => {
    // Pressed twice, or by two people: it is so already.
    if (error instanceof CommitRefused && error.failure.kind === "conflict") return;
    nameTaken(error);
  });
}
