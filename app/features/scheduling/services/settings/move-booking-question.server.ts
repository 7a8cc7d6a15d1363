import { commit } from "~/db/commit.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { placeQuestions } from "../../data/settings/booking-questions-edit.server";
import { questionStepSchema } from "../../schemas/settings/booking-question";
import { bookingQuestions } from "./booking-questions.server";

/** The ids with one moved by one place; as they were where it stands at that end already. */
function moved(ids: readonly string[], id: string, by: 1 | -1): string[] {
  const from = ids.indexOf(id);
  const to = from + by;
  if (to < 0 || to >= ids.length) return [...ids];
  return ids.with(from, ids[to] ?? id).with(to, id);
}

/** Moves a question of an offering by one place, up or down. @throws NotFoundError */
export async function moveBookingQuestion(
  context: RequestContext,
  offeringId: unknown,
  raw: unknown,
): Promise<{ id: string }> {
  await authorize(context, "organization.manage");
  const { id, intent } = parse(questionStepSchema, raw);
  const { offering, questions } = await bookingQuestions.reach(context, offeringId);
  const ids = questions.map((each) => each.id);
  if (!ids.includes(id)) throw new NotFoundError();
  await commit(context, {
    writes: [placeQuestions(context.db, offering.id, moved(ids, id, intent === "up" ? -1 : 1))],
    audit: [{ action: "bookingQuestion.move", subjectKind: "bookingQuestion", subjectId: id, fields: ["position"] }],
    result: null,
  });
  return { id };
}
