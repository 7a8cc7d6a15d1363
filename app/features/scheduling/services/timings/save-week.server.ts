import { uuidv7 } from "~/kernel/ids";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError, InvalidError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { hoursField, hoursMessage } from "../../domain/timings/hours-message";
import type { Slot } from "../../domain/timings/timing";
import { OFFERINGS_TYPE, APPOINTMENT_KINDS } from "../../domain/appointments/appointment-kind";
import { readWeek } from "../../domain/timings/week-problems";
import { besideSheet, sheetSlots, withSheet, type WeekSheet } from "../../domain/timings/week-sheet";
import { saveWeekSchema } from "../../schemas/timings/timings";
import { changeTimings, requireProvider } from "./change-timings.server";
import { loadTimings, type LoadedTimings } from "./load-timings.server";

/** Ids of the week's own slots stay; every other line gets one, as no id is anybody else's to name. */
function withIds(hours: readonly Slot[], own: readonly Slot[], now: number): Slot[] {
  const known = new Set(own.map(({ id }) => id));
  return hours.map((slot) => ({ ...slot, id: known.delete(slot.id) ? slot.id : uuidv7(now) }));
}

/** The same hours for the other kind of appointment; offerings of the one kind mean nothing there. */
const forKind = (hours: readonly Slot[], { kind }: WeekSheet, now: number): Slot[] =>
  hours.map((slot) => ({
    ...slot,
    id: uuidv7(now),
    offeringsType: OFFERINGS_TYPE[kind],
    serviceOfferingIds: [],
  }));

/** The hours of a draft, refused line by line where they break a rule. */
function read(draft: Parameters<typeof readWeek>[0], sheet: WeekSheet, others: readonly Slot[], loaded: LoadedTimings) {
  const { slots, problems } = readWeek(draft, { ...loaded.clocks, sheet, others });
  if (problems.length === 0) return slots;
  const nameOf = (branchId: string | null) => loaded.branches.find(({ id }) => id === branchId)?.name ?? "";
  throw new InvalidError(
    problems.map((problem) => ({ field: hoursField(problem.row, problem.field), ...hoursMessage(problem, nameOf) })),
  );
}

/**
 * Saves the weekly hours of a doctor at a branch for a kind of appointment, in the place of those before.
 * @returns the version that the timings have now
 * @throws InvalidError naming line and field of each problem
 * @throws ConflictError `staleForm` where the timings were changed since the form was made
 */
export async function saveWeek(context: RequestContext, raw: unknown): Promise<{ version: number }> {
  await authorize(context, "employee.timings");
  const { employeeId, version, draft, alsoOther, ...sheet } = parse(saveWeekSchema, raw);
  const loaded = await loadTimings(context, employeeId);
  requireProvider(loaded);
  if (!loaded.branches.some(({ id }) => id === sheet.branchId))
    throw new InvalidError([{ field: "branchId", message: "errors:field.chooseOne" }]);
  if (loaded.version !== version) throw new ConflictError("staleForm");
  const own = sheetSlots(loaded.slots, sheet);
  const others = besideSheet(loaded.slots, sheet, loaded.branches);
  const hours = withIds(read(draft, sheet, others, loaded), own, context.now);
  let after = withSheet(loaded.slots, sheet, hours);
  if (alsoOther) {
    const kind = APPOINTMENT_KINDS.find((each) => each !== sheet.kind) ?? sheet.kind;
    const other = { ...sheet, kind };
    // The rules of the other kind hold for it too, such as no clinic at two branches at once.
    read(
      draft.map((row) => ({ ...row, offerings: [] })),
      other,
      besideSheet(after, other, loaded.branches),
      loaded,
    );
    after = withSheet(after, other, forKind(hours, other, context.now));
  }
  return { version: await changeTimings(context, loaded, after, "hours") };
}
