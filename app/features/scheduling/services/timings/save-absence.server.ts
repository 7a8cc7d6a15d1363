import { uuidv7 } from "~/kernel/ids";
import { addDays } from "~/kernel/time/dates";
import { MINUTES_A_DAY, parseMinutes } from "~/kernel/time/minutes";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError, InvalidError, StaleFormError, type FieldError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { absencesOf, type Absence } from "../../domain/timings/absence";
import { absenceFields } from "../../domain/timings/absence-fields";
import { TICK_MINUTES, type Slot } from "../../domain/timings/timing";
import { timingsConflict } from "../../domain/timings/timing-conflicts";
import { saveAbsenceSchema, type AbsenceForm } from "../../schemas/timings/timings";
import { changeTimings, requireProvider } from "./change-timings.server";
import { loadTimings, type LoadedTimings } from "./load-timings.server";

const minutesOf = (text: string | undefined) => {
  const parsed = text === undefined ? undefined : parseMinutes(text);
  return parsed?.ok ? parsed.value : undefined;
};

/** Days ahead up to which time away is noted: five years. */
const MOST_DAYS_AHEAD = 1_827;

/** Everything that is wrong with an absence by itself. */
function problemsOf(form: AbsenceForm, today: string): FieldError[] {
  const problems: FieldError[] = [];
  const require = (holds: boolean, field: string, message: string) => void (holds || problems.push({ field, message }));
  const [from, until] = [minutesOf(form.from), minutesOf(form.until)];
  const last = form.endDate ?? form.startDate;
  require(last >= form.startDate, "endDate", "timings:problem.datesReversed");
  require(last >= today, form.endDate ? "endDate" : "startDate", "timings:problem.past");
  const latest = addDays(today, MOST_DAYS_AHEAD);
  require(form.startDate <= latest, "startDate", "timings:problem.tooFar");
  require(form.endDate === undefined || form.endDate <= latest, "endDate", "timings:problem.tooFar");
  require((from === undefined) === (until === undefined), from === undefined
    ? "from"
    : "until", "timings:problem.bothTimes");
  require((from ?? 0) % TICK_MINUTES === 0, "from", "timings:problem.fiveMinutes");
  require((until ?? 0) % TICK_MINUTES === 0, "until", "timings:problem.fiveMinutes");
  require(from === undefined ||
    until === undefined ||
    (until || MINUTES_A_DAY) > from, "until", "timings:problem.endAfterStart");
  return problems;
}

const slotOf = (form: AbsenceForm, id: string): Slot => ({
  id,
  type: "EXCLUSION",
  dayOfWeek: null,
  startDate: form.startDate,
  endDate: form.endDate ?? form.startDate,
  startMinutes: minutesOf(form.from) ?? 0,
  endMinutes: minutesOf(form.until) || MINUTES_A_DAY,
  branchId: form.branchId || null,
  offeringsType: null,
  serviceOfferingIds: [],
  note: form.note,
});

/** The absence that is changed; what another person made of it since stands beside what was typed. */
function changed(loaded: LoadedTimings, form: AbsenceForm): Absence {
  const { clocks, slots, branches, version } = loaded;
  const all = absencesOf(
    slots,
    clocks.today,
    branches.map(({ id }) => id),
  );
  const found = all.find(({ ids }) => ids[0] === form.absenceId);
  if (!found) throw new ConflictError("staleForm", [{ field: "", message: "timings:problem.absenceGone" }]);
  if (version !== form.version) throw new StaleFormError(version, absenceFields(found));
  return found;
}

/**
 * Notes when a doctor is away, or changes such a note. Booked appointments in that time stay booked: the page lists
 * them.
 * @throws InvalidError at the fields that break a rule
 * @throws StaleFormError where the timings were changed since the form was made
 */
export async function saveAbsence(context: RequestContext, raw: unknown): Promise<{ id: string; version: number }> {
  await authorize(context, "employee.timings");
  const { employeeId, ...form } = parse(saveAbsenceSchema, raw);
  const loaded = await loadTimings(context, employeeId);
  requireProvider(loaded);
  if (form.branchId && !loaded.branches.some(({ id }) => id === form.branchId))
    throw new InvalidError([{ field: "branchId", message: "errors:field.chooseOne" }]);
  const problems = problemsOf(form, loaded.clocks.today);
  if (problems.length > 0) throw new InvalidError(problems);
  const before = form.absenceId === undefined ? undefined : changed(loaded, form);
  const slot = slotOf(form, form.absenceId ?? uuidv7(context.now));
  const kept = loaded.slots.filter(({ id }) => !before?.ids.includes(id));
  const other = kept.find((each) => each.dayOfWeek === null && timingsConflict(slot, each, loaded.clocks));
  if (other) throw new InvalidError([{ field: "startDate", message: "timings:problem.absenceTwice" }]);
  const version = await changeTimings(context, loaded, [...kept, slot], "absences");
  return { id: slot.id, version };
}
