import { commit } from "~/db/commit.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { switchRecord } from "~/platform/records/switch-record.server";
import { placeQuestions, questionRows } from "../../data/settings/booking-questions-edit.server";
import { questionStepSchema } from "../../schemas/settings/booking-question";
import { readBookingQuestions } from "./read-booking-questions.server";

/** The ids with one moved by one place; as they were where it stands at that end already. */
function moved(ids: readonly string[], id: string, by: 1 | -1): string[] {
  const from = ids.indexOf(id);
  const to = from + by;
  if (to < 0 || to >= ids.length) return [...ids];
  return ids.with(from, ids[to] ?? id).with(to, id);
}

/**
 * Switches a question of an offering on or off, or moves it by one place. Nothing is deleted: answers point to it.
 * Asked twice, a switch is as it was asked.
 * @throws NotFoundError
 */
export async function arrangeBookingQuestion(
  context: RequestContext,
  serviceOfferingId: string,
  raw: unknown,
): Promise<{ id: string; intent: "enable" | "disable" | "up" | "down" }> {
  await authorize(context, "organization.manage");
  const { id, intent } = parse(questionStepSchema, raw);
  const { questions } = await readBookingQuestions(context, serviceOfferingId);
  const question = questions.find((each) => each.id === id);
  if (!question) throw new NotFoundError();
  const { db } = context;
  if (intent === "enable" || intent === "disable") {
    const enabled = intent === "enable";
    await switchRecord(context, {
      kind: "bookingQuestion",
      ...{ record: question, enabled },
      write: questionRows.switching(db, id, enabled),
    });
    return { id, intent };
  }
  const ids = questions.map((each) => each.id);
  await commit(context, {
    writes: [placeQuestions(db, serviceOfferingId, moved(ids, id, intent === "up" ? -1 : 1))],
    audit: [{ action: "bookingQuestion.move", subjectKind: "bookingQuestion", subjectId: id, fields: ["position"] }],
    result: null,
  });
  return { id, intent };
}
