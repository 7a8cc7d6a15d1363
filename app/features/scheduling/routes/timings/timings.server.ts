import { data, redirect } from "@remix-run/cloudflare";
import { paths } from "~/paths";
import { act, press, type PostedArgs } from "~/platform/http/define-form.server";
import { ConflictError, InvalidError } from "~/platform/http/errors.server";
import { saysVersion } from "~/platform/http/form.server";
import type { ScreenArgs } from "~/platform/http/screen.server";
import type { WeekAnswer } from "../../components/timings/week-form";
import { stepWeek } from "../../domain/timings/week-draft";
import { isWholeWeek, STEP_INTENTS, stepInForm, WEEK_FIELDS, weekInForm } from "../../domain/timings/week-form";
import { absenceFormSchema } from "../../schemas/timings/timings";
import { removeAbsence } from "../../services/timings/remove-absence.server";
import { saveAbsence } from "../../services/timings/save-absence.server";
import { saveWeek } from "../../services/timings/save-week.server";
import { undoTimings } from "../../services/timings/undo-timings.server";

/** Provider of the timings. */
const employeeOf = ({ app: { actor }, params }: ScreenArgs): string =>
  params["teamUserId"] ?? (actor.kind === "employee" ? actor.employeeId : "");

/** The page with the week that it shows, and with what was done. */
const back = ({ params, url: { searchParams } }: ScreenArgs, done: string) => {
  const week = { branchId: searchParams.get("branchId") ?? undefined, kind: searchParams.get("kind") ?? undefined };
  return redirect(paths.employeeTimings(params["teamUserId"], { ...week, done }), 303);
};

const answerWeek = (answer: Omit<WeekAnswer, "form">, status: number) =>
  data<WeekAnswer>({ form: "week", ...answer }, { status });

/** What is typed, to be shown again. */
const typedWeek = (form: FormData) => ({
  draft: weekInForm(form),
  alsoOther: form.has(WEEK_FIELDS.alsoOther),
  version: Number(form.get(WEEK_FIELDS.version)),
  ...{ focus: null, refused: false, stale: false },
});

/** Takes a step in what is typed and shows it again. */
async function takeStep({ form }: PostedArgs, intent: string) {
  const again = typedWeek(form);
  const step = stepInForm(form, intent);
  return answerWeek({ ...again, ...(step && stepWeek(again.draft, step)) }, 200);
}

/** Saves the week. @throws InvalidError where the form is not the page's own: a week that is cut off wipes hours */
async function postWeek(args: PostedArgs) {
  const { app, form } = args;
  const again = typedWeek(form);
  const { draft, version, alsoOther } = again;
  if (!saysVersion(form) || !isWholeWeek(form, draft))
    throw new InvalidError([{ field: WEEK_FIELDS.lines, message: "errors:field.invalid" }]);
  const sheet = { branchId: form.get("branchId"), kind: form.get("kind") };
  try {
    await saveWeek(app, { employeeId: employeeOf(args), ...sheet, version, alsoOther, draft });
  } catch (error) {
    if (error instanceof ConflictError) return answerWeek({ ...again, stale: true }, error.status);
    if (error instanceof InvalidError && error.fields.every(({ field }) => field.startsWith("hours[")))
      return answerWeek({ ...again, refused: true }, error.status);
    throw error;
  }
  return back(args, "week");
}

/** Does it, or says that somebody else has changed the timings since. */
async function unlessChanged(args: ScreenArgs, work: () => Promise<unknown>, done: string) {
  try {
    await work();
  } catch (error) {
    if (error instanceof ConflictError) return back(args, "changedSince");
    throw error;
  }
  return back(args, done);
}

const stepActs = Object.fromEntries(
  STEP_INTENTS.map((intent) => [intent, press((args: PostedArgs) => takeStep(args, intent))]),
);

/** What the page's forms ask for. */
export const timingsActs = {
  absence: act(absenceFormSchema, async (args) => {
    await saveAbsence(args.app, { ...args.value, employeeId: employeeOf(args) });
    return back(args, "absence");
  }),
  removeAbsence: press(async (args) => {
    const { absenceId } = args.value;
    const remove = () => removeAbsence(args.app, { employeeId: employeeOf(args), absenceId });
    return unlessChanged(args, remove, "absenceRemoved");
  }),
  undo: press(async (args) => {
    const { version } = args.value;
    const undo = () => undoTimings(args.app, { employeeId: employeeOf(args), version });
    return unlessChanged(args, undo, "undone");
  }),
  save: press(postWeek),
  ...stepActs,
};
