import { redirect } from "@remix-run/cloudflare";
import { verdictOf } from "~/platform/access/authorize.server";
import type { Authority } from "~/platform/access/authorities.server";
import type { RequestContext } from "~/platform/context.server";
import { attempt } from "~/platform/http/define-form.server";
import { paths } from "~/paths";
import { APPOINTMENT_STATE, type AppointmentState } from "../../domain/appointments/appointment-states";
import type { Answer } from "../../domain/appointments/bulk-answer";
import { answerAppointments } from "../../services/appointments/answer-appointments.server";
import { readObstacles } from "../../services/appointments/read-obstacles.server";
import { readAnswers, undoAnswers } from "../../services/appointments/undo-answers.server";

/** The list from which an answer is given, and to which it leads back. */
const listOf = (answer: Answer) =>
  answer === "complete" ? { tab: "past", state: APPOINTMENT_STATE.CONCLUDED } : { tab: "new" };

/** Confirms or declines what was chosen, or completes it, and leads to the list that says what became of each. */
const answering = (answer: Answer) =>
  attempt(async ({ app, form, value: { intent: _, appointmentIds: __, ...fields } }) => {
    const appointmentIds = form.getAll("appointmentIds").filter((id) => typeof id === "string");
    await answerAppointments(app, { ...fields, answer, appointmentIds });
    return redirect(paths.appointments({ ...listOf(answer), answered: fields["idempotencyKey"] }), 303);
  });

/** What a list of requests can ask for. */
export const answerActs = {
  "confirm-many": answering("confirm"),
  "reject-many": answering("reject"),
  "complete-many": answering("complete"),
  "undo-many": attempt(async ({ app, value: { answered } }) => {
    const { left, answer } = await undoAnswers(app, { answered });
    return redirect(paths.appointments({ ...listOf(answer), undone: left }), 303);
  }),
};

const OF_REQUESTS = ["appointment.confirm", "appointment.reject"] as const;
const OF_WHAT_IS_OVER = ["appointment.confirm", "appointment.complete"] as const;

/** What this person answers in a list: its requests, or what is over and waits to be completed; null for neither. */
function answersIn(app: RequestContext, { tab, filter }: AnswerableList): "requests" | "over" | null {
  const mayAll = (authorities: readonly Authority[]) =>
    app.actor.kind === "employee" && authorities.every((each) => verdictOf(app, each) === "allowed");
  if (tab === "new") return mayAll(OF_REQUESTS) ? "requests" : null;
  return tab === "past" && filter.state === APPOINTMENT_STATE.CONCLUDED && mayAll(OF_WHAT_IS_OVER) ? "over" : null;
}

interface AnswerableList {
  tab: string;
  filter: { state: AppointmentState | null };
  select: "page" | "all" | null;
  appointments: readonly { id: string }[];
}

/** What a list of requests shows beside them; null for a list of anything else, or for whoever cannot answer. */
export async function requestsOf(app: RequestContext, list: AnswerableList, asked: URLSearchParams) {
  const what = answersIn(app, list);
  if (what === null) return null;
  const key = asked.get("answered");
  const [obstacles, answered] = await Promise.all([
    readObstacles(app, what === "requests" ? list.appointments.map(({ id }) => id) : []),
    key === null ? null : readAnswers(app, key),
  ]);
  const undone = asked.get("undone");
  return {
    ...{ what, obstacles },
    answered,
    undone: undone === null || !/^\d{1,3}$/.test(undone) ? null : Number(undone),
    selected: list.select,
    idempotencyKey: crypto.randomUUID(),
  };
}
