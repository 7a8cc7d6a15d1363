import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { absencesOf } from "../../domain/timings/absence";
import { removeAbsenceSchema } from "../../schemas/timings/timings";
import { changeTimings } from "./change-timings.server";
import { loadTimings } from "./load-timings.server";

/**
 * Takes an absence out, with all the exclusions that it consists of.
 * @throws ConflictError `staleForm` where it is no longer there
 */
export async function removeAbsence(context: RequestContext, raw: unknown): Promise<{ version: number }> {
  await authorize(context, "employee.timings");
  const { employeeId, absenceId } = parse(removeAbsenceSchema, raw);
  const loaded = await loadTimings(context, employeeId);
  const { clocks, slots, branches } = loaded;
  const absences = absencesOf(
    slots,
    clocks.today,
    branches.map(({ id }) => id),
  );
  const absence = absences.find(({ ids }) => ids[0] === absenceId);
  if (!absence) throw new ConflictError("staleForm");
  const kept = slots.filter(({ id }) => !absence.ids.includes(id));
  return { version: await changeTimings(context, loaded, kept, "absences") };
}
