import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { readBranchArrivals } from "../../../data/appointments/arrivals/branch-arrivals.server";
import { readFilterOptions } from "../../../data/lists/filter-options-read.server";

/** The locations of this organization whose kiosk is on, by name. */
export async function readKiosks(context: RequestContext): Promise<{ id: string; name: string }[]> {
  await authorize(context, "arrival.checkIn");
  const [rows, { branches }] = await Promise.all([readBranchArrivals(context.db), readFilterOptions(context.db)]);
  const on = new Set(rows.flatMap(({ branchId, kiosk }) => (kiosk ? [branchId] : [])));
  return branches.filter(({ id }) => on.has(id));
}

/** The location of a kiosk. @throws NotFoundError where it is not on, or not here */
export async function readKiosk(context: RequestContext, branchId: string): Promise<{ id: string; name: string }> {
  await authorize(context, "arrival.checkIn");
  const found = (await readKiosks(context)).find(({ id }) => id === branchId);
  if (!found) throw new NotFoundError();
  return found;
}
