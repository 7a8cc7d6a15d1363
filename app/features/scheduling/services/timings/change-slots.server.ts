import { slotView } from "~/features/identity/public.server";
import { uuidv7 } from "~/kernel/ids";
import { formatMinutes } from "~/kernel/time/minutes";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError, InvalidError, NotFoundError, type FieldError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { SLOT_PROBLEM, slotSaid } from "../../domain/timings/changed-slots";
import { slotProblems, type Slot } from "../../domain/timings/timing";
import { timingsConflict } from "../../domain/timings/timing-conflicts";
import { byKind } from "../../domain/timings/week-sheet";
import { inclusionSlotSchema, type InclusionSlots } from "../../schemas/timings/timings";
import { changeTimings, requireProvider } from "./change-timings.server";
import { loadTimings, type LoadedTimings } from "./load-timings.server";

type Sent = InclusionSlots["slots"][number];

/** What is wrong with one slot by itself: its times and dates, and a place or offering that is not the employee's. */
function problemsOf(sent: Sent, slot: Slot, { branches, offerings }: LoadedTimings): [string, string][] {
  const problems = slotProblems(slot).map((problem): [string, string] => [...SLOT_PROBLEM[problem]]);
  const known = sent.branchId == null ? sent.type === "EXCLUSION" : branches.some(({ id }) => id === sent.branchId);
  if (!known) problems.push(["branchId", "errors:field.chooseOne"]);
  if (!sent.serviceOfferingIds.every((id) => offerings.some((offering) => offering.id === id)))
    problems.push(["serviceOfferingIds", "errors:field.chooseOne"]);
  return problems;
}

function refusals(sent: Sent, index: number, slot: Slot, others: readonly Slot[], loaded: LoadedTimings): FieldError[] {
  const at = (field: string) => `slots.${index}.${field}`;
  const problems = problemsOf(sent, slot, loaded);
  if (problems.length > 0) return problems.map(([field, message]) => ({ field: at(field), message }));
  const parts = byKind([slot], loaded.offerings);
  const other = others.find((each) => parts.some((part) => timingsConflict(part, each, loaded.clocks)));
  if (!other) return [];
  const place = loaded.branches.find(({ id }) => id === other.branchId)?.name ?? "";
  const values = { from: formatMinutes(other.startMinutes), until: formatMinutes(other.endMinutes), place };
  const message = other.branchId === slot.branchId ? "timings:problem.overlap" : "timings:problem.overlapBranch";
  return [{ field: at("startTime"), message, values }];
}

/** The employee's timings as they are now; `ids` are of the slots that were sent, in their order. */
export interface ChangedSlots {
  employeeId: string;
  version: number;
  ids: string[];
  slots: ReturnType<typeof slotView>[];
}

/**
 * Adds slots to an employee's timings, or changes those that it names; all of them or none. An inclusion for every
 * kind of appointment is kept as one of each.
 * @throws InvalidError at `slots.<n>.<field>`
 * @throws NotFoundError for an id that is no slot of this employee
 * @throws ConflictError `staleForm` where the caller says what it has seen, and that has changed
 */
export async function changeSlots(context: RequestContext, raw: unknown): Promise<ChangedSlots> {
  await authorize(context, "employee.timings");
  const { employeeId, version: seen, slots: sent } = parse(inclusionSlotSchema, raw);
  const loaded = await loadTimings(context, employeeId);
  requireProvider(loaded);
  if (seen !== undefined && seen !== loaded.version) throw new ConflictError("staleForm");
  const known = new Set(loaded.slots.map(({ id }) => id));
  if (sent.some(({ id }) => id !== undefined && !known.has(id))) throw new NotFoundError();
  const changed = new Set(sent.map(({ id }) => id));
  const after = loaded.slots.filter(({ id }) => !changed.has(id));
  const errors: FieldError[] = [];
  const ids = sent.map((each, index) => {
    const slot = slotSaid(each, each.id ?? uuidv7(context.now));
    errors.push(...refusals(each, index, slot, after, loaded));
    const parts = byKind([slot], loaded.offerings);
    const taken = (id: string) => after.some((other) => other.id === id);
    after.push(...parts.map((part) => (taken(part.id) ? { ...part, id: uuidv7(context.now) } : part)));
    return slot.id;
  });
  if (errors.length > 0) throw new InvalidError(errors);
  return { employeeId, version: await changeTimings(context, loaded, after, "slots"), ids, slots: after.map(slotView) };
}
