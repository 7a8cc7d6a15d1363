import { data, redirect } from "@remix-run/cloudflare";
import { paths } from "~/paths";
import { act, press, type PostedArgs } from "~/platform/http/define-form.server";
import { ConflictError, InvalidError } from "~/platform/http/errors.server";
import type { ScreenArgs } from "~/platform/http/screen.server";
import type { WeekAnswer } from "../../components/timings/week-form";
import { stepWeek } from "../../domain/timings/week-draft";
import { stepInForm, WEEK_FIELDS, weekInForm } from "../../domain/timings/week-form";
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

/** Saves the week, or takes a step in what is typed and shows it again. */
async function postWeek(args: PostedArgs) {
  const { app, form } = args;
  const draft = weekInForm(form);
  const version = Number(form.get(WEEK_FIELDS.version));
  const alsoOther = form.has(WEEK_FIELDS.alsoOther);
  const again = { draft, alsoOther, version, focus: null, refused: false, stale: false };
  const step = stepInForm(form, String(form.get(WEEK_FIELDS.intent) ?? ""));
  if (step) return answerWeek({ ...again, ...stepWeek(draft, step) }, 200);
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

/** What the page's forms ask for; every intent that is none of these is a step in the week, or saves it. */
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
  "": press(postWeek),
};
