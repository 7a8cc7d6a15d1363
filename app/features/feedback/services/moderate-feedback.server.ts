import { commit, refusedAs } from "~/db/commit.server";
import { changedFields } from "~/kernel/changed-fields";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { changeStatement, type FeedbackRow } from "../data/feedback.server";
import { hideSchema, moderateSchema, replySchema } from "../schemas/list";
import { reachFeedback } from "../support/reach-feedback.server";

type Change = Partial<Pick<FeedbackRow, "publishedAt" | "hiddenReason" | "reply" | "isOpen">>;

/** What an administrator does about what a patient said. The stars are the patient's, and nobody's to change. */
async function moderate(
  context: RequestContext,
  { appointmentId, version }: { appointmentId: string; version: number },
  action: string,
  change: (row: FeedbackRow) => Change,
): Promise<void> {
  const row = await reachFeedback(context, "feedback.manage", appointmentId);
  const set = change(row);
  const { patientId } = row;
  const fields = changedFields(row, set);
  await commit(context, {
    guarded: changeStatement(context.db, { appointmentId, version }, set),
    audit: [{ action, subjectKind: "feedback", subjectId: appointmentId, patientId, fields }],
    result: null,
  }).catch(refusedAs(() => new ConflictError("changedMeanwhile")));
}

/** Shows the words to everybody. @throws ConflictError where their patient has not agreed, or there is nothing to show */
export async function publishFeedback(context: RequestContext, raw: unknown): Promise<void> {
  await authorize(context, "feedback.manage");
  await moderate(context, parse(moderateSchema, raw), "feedback.publish", ({ mayPublish, words, hiddenReason }) => {
    if (!mayPublish || words === "" || hiddenReason !== "") throw new ConflictError("notPossible");
    return { publishedAt: context.now };
  });
}

export async function unpublishFeedback(context: RequestContext, raw: unknown): Promise<void> {
  await authorize(context, "feedback.manage");
  await moderate(context, parse(moderateSchema, raw), "feedback.unpublish", () => ({ publishedAt: null }));
}

/** Hides the words for a cause that is kept with them, such as abuse or what names a person. */
export async function hideFeedback(context: RequestContext, raw: unknown): Promise<void> {
  await authorize(context, "feedback.manage");
  const { reason, ...which } = parse(hideSchema, raw);
  await moderate(context, which, "feedback.hide", () => ({ hiddenReason: reason, publishedAt: null }));
}

export async function replyToFeedback(context: RequestContext, raw: unknown): Promise<void> {
  await authorize(context, "feedback.manage");
  const { reply, ...which } = parse(replySchema, raw);
  await moderate(context, which, "feedback.reply", () => ({ reply }));
}

/** Somebody has seen to it. */
export async function closeFeedback(context: RequestContext, raw: unknown): Promise<void> {
  await authorize(context, "feedback.manage");
  await moderate(context, parse(moderateSchema, raw), "feedback.close", () => ({ isOpen: false }));
}
