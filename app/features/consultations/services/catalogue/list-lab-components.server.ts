import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { componentsOf, labTestRows } from "../../data/laboratory/catalogue.server";

/** What a test measures, with its ranges. @throws NotFoundError, ForbiddenError */
export async function listLabComponents(context: RequestContext, testId: string) {
  await authorize(context, "laboratory.manage");
  const [test, components] = await Promise.all([
    labTestRows.read(context.db, testId),
    componentsOf(context.db, [testId]),
  ]);
  if (!test) throw new NotFoundError();
  return { test, components };
}
