import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { orderable } from "../../data/laboratory/catalogue.server";
import type { LabCategory } from "../../domain/laboratory/lab-test";

/**
 * The laboratories that can be asked, and what for: tests and panels that are in use.
 * @param asked which category and laboratory; all of them where it says nothing
 * @throws ForbiddenError
 */
export async function listOrderable(
  context: RequestContext,
  { category, laboratoryId }: { category?: LabCategory | undefined; laboratoryId?: string | undefined } = {},
) {
  await authorize(context, "labOrder.write");
  const { laboratories, tests, panels } = await orderable(context.db);
  const there = new Set(laboratories.map(({ id }) => id));
  const wanted = (of: string) => there.has(of) && (laboratoryId === undefined || of === laboratoryId);
  const offered = tests.filter((test) => wanted(test.laboratoryId) && (!category || test.category === category));
  const ids = new Set(offered.map(({ id }) => id));
  return {
    ...{ laboratories, tests: offered },
    panels: panels.filter((panel) => wanted(panel.laboratoryId) && panel.testIds.some((id) => ids.has(id))),
  };
}
