import { commit, refusedAs } from "~/db/commit.server";
import { changedFields } from "~/kernel/changed-fields";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError, StaleFormError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import {
  readArrivalsOf,
  readBranchArrivals,
  writeBranchArrivals,
  type BranchArrivals,
} from "../../../data/appointments/arrivals/branch-arrivals.server";
import { readFilterOptions } from "../../../data/lists/filter-options-read.server";
import { branchArrivalsSchema } from "../../../schemas/appointments/arrivals/arrival";

/** How patients arrive at each location, by its name. */
export async function readArrivalSettings(context: RequestContext): Promise<(BranchArrivals & { name: string })[]> {
  await authorize(context, "settings.change");
  const [rows, { branches }] = await Promise.all([readBranchArrivals(context.db), readFilterOptions(context.db)]);
  return branches.map(({ id: branchId, name }) => ({
    ...(rows.find((row) => row.branchId === branchId) ?? { branchId, rooms: [], kiosk: false, version: 0 }),
    name,
  }));
}

/** The values of a location's form. */
export const arrivalFields = ({ rooms, kiosk }: BranchArrivals) => ({ rooms: rooms.join("\n"), kiosk });

/**
 * Sets the rooms of a location, and whether its kiosk is on.
 * @throws InvalidError at the fields, NotFoundError for a location that is not here, StaleFormError where it was saved
 * since the form was made
 */
export async function changeBranchArrivals(context: RequestContext, raw: unknown): Promise<void> {
  await authorize(context, "settings.change");
  const { version, ...next } = parse(branchArrivalsSchema, raw);
  const { db } = context;
  const [now, { branches }] = await Promise.all([readArrivalsOf(db, next.branchId), readFilterOptions(db)]);
  if (!branches.some(({ id }) => id === next.branchId)) throw new NotFoundError();
  const stale = async () => {
    const current = await readArrivalsOf(db, next.branchId);
    return new StaleFormError(current.version, arrivalFields(current));
  };
  if (version !== now.version) throw await stale();
  const fields = changedFields(now, next);
  if (fields.length === 0) return;
  await commit(context, {
    guarded: writeBranchArrivals(db, { ...next, version }),
    audit: [{ action: "settings.change", subjectKind: "setting", subjectId: "arrivals", fields }],
    result: null,
  }).catch(refusedAs({ conflict: stale }));
}
