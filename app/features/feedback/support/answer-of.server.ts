import { verdictOf } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import type { FeedbackRow } from "../data/feedback.server";
import type { Answer } from "../domain/feedback";

/** What a patient has answered; null while they have not. */
export function answerOf(row: FeedbackRow): Answer | null {
  const { stars, technical, waiting, recommends, words, isAnonymous, wantsContact, mayPublish } = row;
  return row.givenAt === null || stars === null
    ? null
    : { stars, technical, waiting, recommends, words, isAnonymous, wantsContact, mayPublish };
}

/** What whoever reads may know of the answer to one appointment: who it is from a doctor may not learn against a wish. */
export function answerFor(context: RequestContext, row: FeedbackRow): Answer | null {
  const hides =
    row.isAnonymous && context.actor.kind !== "patient" && verdictOf(context, "feedback.manage") !== "allowed";
  return hides ? null : answerOf(row);
}
