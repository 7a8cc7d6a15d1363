import { data, redirect } from "@remix-run/cloudflare";
import { paths } from "~/paths";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError, InvalidError } from "~/platform/http/errors.server";
import { submitForm } from "~/platform/http/form.server";
import { readForm } from "~/platform/http/read-body.server";
import type { WeekAnswer } from "../../components/timings/week-form";
import { stepWeek } from "../../domain/timings/week-draft";
import { stepInForm, WEEK_FIELDS, weekInForm } from "../../domain/timings/week-form";
import { absenceFormSchema } from "../../schemas/timings/timings";
import { removeAbsence } from "../../services/timings/remove-absence.server";
import { saveAbsence } from "../../services/timings/save-absence.server";
import { saveWeek } from "../../services/timings/save-week.server";
import { undoTimings } from "../../services/timings/undo-timings.server";

interface Posted {
  app: RequestContext;
  request: Request;
  /** Whose timings they are. */
  employeeId: string;
  /** The page, with what was done. */
  back: (done: string) => string;
}

const answerWeek = (answer: Omit<WeekAnswer, "form">, status: number) =>
  data<WeekAnswer>({ form: "week", ...answer }, { status });

/** Saves the week, or takes a step in what is typed and shows it again. */
async function postWeek({ app, employeeId, back }: Posted, form: FormData) {
  const draft = weekInForm(form);
  const version = Number(form.get(WEEK_FIELDS.version));
  const alsoOther = form.has(WEEK_FIELDS.alsoOther);
  const again = { draft, alsoOther, version, focus: null, refused: false, stale: false };
  const step = stepInForm(form, String(form.get(WEEK_FIELDS.intent) ?? ""));
  if (step) return answerWeek({ ...again, ...stepWeek(draft, step) }, 200);
  const sheet = { branchId: form.get("branchId"), kind: form.get("kind") };
  try {
    await saveWeek(app, { employeeId, ...sheet, version, alsoOther, draft });
  } catch (error) {
    if (error instanceof ConflictError) return answerWeek({ ...again, stale: true }, error.status);
    if (error instanceof InvalidError && error.fields.every(({ field }) => field.startsWith("hours[")))
      return answerWeek({ ...again, refused: true }, error.status);
    throw error;
  }
  return redirect(back("week"), 303);
}

/** Does it, or says that somebody else has changed the timings since. */
async function unlessChanged(work: () => Promise<unknown>, { back }: Posted, done: string) {
  try {
    await work();
  } catch (error) {
    if (error instanceof ConflictError) return redirect(back("changedSince"), 303);
    throw error;
  }
  return redirect(back(done), 303);
}

/** Answers each of the page's forms by its name. */
export async function postTimings(posted: Posted) {
  const { app, request, employeeId, back } = posted;
  const form = await readForm(request);
  switch (form.get("form")) {
    case "absence":
      return submitForm(request, absenceFormSchema, async (absence) => {
        await saveAbsence(app, { ...absence, employeeId });
        return redirect(back("absence"), 303);
      });
    case "removeAbsence":
      return unlessChanged(
        () => removeAbsence(app, { employeeId, absenceId: form.get("absenceId") }),
        posted,
        "absenceRemoved",
      );
    case "undo":
      return unlessChanged(() => undoTimings(app, { employeeId, version: form.get("version") }), posted, "undone");
    default:
      return postWeek(posted, form);
  }
}

/** The address of a page of timings, with the week that it shows. */
export const timingsHref = (teamUserId: string | undefined, url: URL, values: Record<string, string | undefined>) =>
  paths.employeeTimings(teamUserId, {
    branchId: url.searchParams.get("branchId") ?? undefined,
    kind: url.searchParams.get("kind") ?? undefined,
    ...values,
  });
