import { asAsked, commit } from "~/db/commit.server";
import { appointmentsById } from "~/features/scheduling/public.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { changeStatement, type FeedbackRow } from "../data/feedback.server";
import type { Answer, FeedbackView } from "../domain/feedback";
import { afterAct, stateAt } from "../domain/feedback-states";
import { answerOf } from "../support/answer-of.server";
import { reachToAnswer, type AnsweredBy } from "../support/reach-feedback.server";

/** That the question was looked at: the first time it is. */
async function note(context: RequestContext, row: FeedbackRow): Promise<void> {
  if (stateAt(row, context.now) !== "ASKED") return;
  const { appointmentId, patientId } = row;
  await commit(context, {
    guarded: changeStatement(context.db, row, { state: "OPENED" }),
    audit: [
      { action: "feedback.open", subjectKind: "feedback", subjectId: appointmentId, patientId, fields: ["state"] },
    ],
    result: undefined,
  }).catch(asAsked);
}

/** Shows a patient what they are asked, or what they have answered. @throws LinkGoneError, NotFoundError */
export async function openFeedback(context: RequestContext, by: AnsweredBy): Promise<FeedbackView> {
  const row = await reachToAnswer(context, by);
  const [[appointment]] = await Promise.all([appointmentsById(context, [row.appointmentId]), note(context, row)]);
  if (!appointment) throw new NotFoundError();
  const { employee, offering, startsAt, timeZone } = appointment;
  const may = (act: "give" | "edit" | "decline") => afterAct(row, act, context.now) !== null;
  const answer: Answer | null = answerOf(row);
  return {
    state: stateAt(row, context.now),
    mayAnswer: may("give") || may("edit"),
    mayDecline: may("decline"),
    isVideo: row.isVideo,
    provider: { title: employee.title, firstName: employee.firstName, lastName: employee.lastName },
    offeringName: offering?.name ?? "",
    ...{ startsAt, timeZone, answer, reply: row.reply },
  };
}
