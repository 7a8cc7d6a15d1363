import { redirect } from "@remix-run/cloudflare";
import { verdictOf } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { attempt } from "~/platform/http/define-form.server";
import { paths } from "~/paths";
import type { Answer } from "../../domain/appointments/bulk-answer";
import { answerAppointments } from "../../services/appointments/answer-appointments.server";
import { readObstacles } from "../../services/appointments/read-obstacles.server";
import { readAnswers, undoAnswers } from "../../services/appointments/undo-answers.server";

/** Confirms or declines what was chosen, and leads to the list that says what became of each. */
const answering = (answer: Answer) =>
  attempt(async ({ app, form, value: { intent: _, appointmentIds: __, ...fields } }) => {
    const appointmentIds = form.getAll("appointmentIds").filter((id) => typeof id === "string");
    await answerAppointments(app, { ...fields, answer, appointmentIds });
    return redirect(paths.appointments({ tab: "new", answered: fields["idempotencyKey"] }), 303);
  });

/** What a list of requests can ask for. */
export const answerActs = {
  "confirm-many": answering("confirm"),
  "reject-many": answering("reject"),
  "undo-many": attempt(async ({ app, value: { answered } }) => {
    const { left } = await undoAnswers(app, { answered });
    return redirect(paths.appointments({ tab: "new", undone: left }), 303);
  }),
};

/** Whether this person answers requests. */
const answers = (app: RequestContext) =>
  app.actor.kind === "employee" &&
  verdictOf(app, "appointment.confirm") === "allowed" &&
  verdictOf(app, "appointment.reject") === "allowed";

/** What a list of requests shows beside them; null for a list of anything else, or for whoever cannot answer. */
export async function requestsOf(
  app: RequestContext,
  list: { tab: string; select: "page" | "all" | null; appointments: readonly { id: string }[] },
  asked: URLSearchParams,
) {
  if (list.tab !== "new" || !answers(app)) return null;
  const key = asked.get("answered");
  const [obstacles, answered] = await Promise.all([
    readObstacles(
      app,
      list.appointments.map(({ id }) => id),
    ),
    key === null ? null : readAnswers(app, key),
  ]);
  const undone = asked.get("undone");
  return {
    obstacles,
    answered,
    undone: undone === null || !/^\d{1,3}$/.test(undone) ? null : Number(undone),
    selected: list.select,
    idempotencyKey: crypto.randomUUID(),
  };
}
