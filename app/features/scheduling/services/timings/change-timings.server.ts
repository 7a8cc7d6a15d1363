import { commit, refusedAs } from "~/db/commit.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError, InvalidError } from "~/platform/http/errors.server";
import { replaceTimingsStatements } from "../../data/timings/provider-timings-write.server";
import type { Slot } from "../../domain/timings/timing";
import type { LoadedTimings } from "./load-timings.server";

/** What of the timings was changed, as the audit names it. */
export type TimingsField = "hours" | "absences" | "slots" | "undo";

/** Whoever sees no patients has no timings. */
export function requireProvider({ isDoctor }: LoadedTimings): void {
  if (!isDoctor) throw new InvalidError([{ field: "", message: "timings:noDoctor.title" }]);
}

/**
 * Puts slots in the place of those that were loaded, at once and whole, and keeps the ones before for taking it back.
 * @returns the version that the timings have now
 * @throws ConflictError `staleForm` where somebody else changed them meanwhile
 */
export async function changeTimings(
  context: RequestContext,
  loaded: LoadedTimings,
  after: readonly Slot[],
  field: TimingsField,
): Promise<number> {
  const { db, now } = context;
  const { employee, version, slots: before } = loaded;
  requireProvider(loaded);
  return (
    await commit(context, {
      ...replaceTimingsStatements(db, { employeeId: employee.id, version, before, after, now }),
      audit: [{ action: "employee.timings", subjectKind: "employee", subjectId: employee.id, fields: [field] }],
      result: version + 1,
    }).catch(refusedAs({ conflict: () => new ConflictError("staleForm") }))
  ).result;
}
