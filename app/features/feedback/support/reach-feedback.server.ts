import type { Subject } from "~/platform/access/authorize.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { sha256 } from "~/platform/crypto/crypto.server";
import { LinkGoneError, NotFoundError } from "~/platform/http/errors.server";
import { readFeedback, readFeedbackLink, type FeedbackRow } from "../data/feedback.server";

/** By what a patient answers: the link that they were sent, or their own account. */
export type AnsweredBy = { readonly token: string } | { readonly appointmentId: string };

export const feedbackSubject = ({ appointmentId, patientId, providerId }: FeedbackRow): Subject => ({
  kind: "feedback",
  id: appointmentId,
  patientId,
  employeeId: providerId,
});

/** The question about one appointment, for whoever may do this with it. @throws NotFoundError */
export async function reachFeedback(
  context: RequestContext,
  authority: "feedback.ask" | "feedback.read" | "feedback.manage" | "feedback.give",
  appointmentId: string,
): Promise<FeedbackRow> {
  await authorize(context, authority);
  const row = await readFeedback(context.db, appointmentId);
  if (!row) throw new NotFoundError();
  await authorize(context, authority, feedbackSubject(row));
  return row;
}

/**
 * The question that a patient answers.
 * @throws LinkGoneError for a link that ran out or never was; NotFoundError for somebody else's appointment
 */
export async function reachToAnswer(context: RequestContext, by: AnsweredBy): Promise<FeedbackRow> {
  await authorize(context, "feedback.answer");
  if ("appointmentId" in by) return reachFeedback(context, "feedback.give", by.appointmentId);
  const link = await readFeedbackLink(context.db, await sha256(by.token));
  const row = link && (await readFeedback(context.db, link.appointmentId));
  if (!row) throw new LinkGoneError("linkRevoked");
  if (link.expiresAt <= context.now) throw new LinkGoneError("linkExpired");
  return row;
}
