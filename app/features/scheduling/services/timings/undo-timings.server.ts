import { z } from "zod";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import type { Slot } from "../../domain/timings/timing";
import { storedSlotSchema, undoTimingsSchema } from "../../schemas/timings/timings";
import { changeTimings } from "./change-timings.server";
import { loadTimings } from "./load-timings.server";

/**
 * Takes the last change of a doctor's timings back: they are what they were before it.
 * @throws ConflictError `staleForm` where there has been another change since
 */
export async function undoTimings(context: RequestContext, raw: unknown): Promise<{ version: number }> {
  await authorize(context, "employee.timings");
  const { employeeId, version } = parse(undoTimingsSchema, raw);
  const loaded = await loadTimings(context, employeeId);
  if (loaded.version !== version || loaded.previous === null) throw new ConflictError("staleForm");
  const before: Slot[] = z.array(storedSlotSchema).parse(JSON.parse(loaded.previous));
  return { version: await changeTimings(context, loaded, before, "undo") };
}
