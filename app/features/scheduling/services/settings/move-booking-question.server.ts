import { commit } from "~/db/commit.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { placeQuestions } from "../../data/settings/booking-questions-edit.server";
import { questionStepSchema } from "../../schemas/settings/booking-question";
import { bookingQuestions } from "./booking-questions.server";

/**
 * Moves a question of an offering by one place, up or down. It stays where it is at that end of the list, and where
 * `from` names another place than it has by now, as a second press of Undo does.
 * @returns its new place, counted from 0; null where it stayed
 * @throws NotFoundError
 */
export async function moveBookingQuestion(
  context: RequestContext,
  offeringId: unknown,
  raw: unknown,
): Promise<{ id: string; at: number | null }> {
  await authorize(context, "organization.manage");
  const { id, intent, from } = parse(questionStepSchema, raw);
  const { offering, questions } = await bookingQuestions.reach(context, offeringId);
  const ids = questions.map((each) => each.id);
  const place = ids.indexOf(id);
  if (place === -1) throw new NotFoundError();
  const at = intent === "up" ? place - 1 : place + 1;
  const other = ids[at];
  if (other === undefined || (from !== undefined && from !== place)) return { id, at: null };
  await commit(context, {
    writes: [placeQuestions(context.db, offering.id, ids.with(place, other).with(at, id))],
    audit: [{ action: "bookingQuestion.move", subjectKind: "bookingQuestion", subjectId: id, fields: ["position"] }],
    result: null,
  });
  return { id, at };
}
