import { commit, CommitRefused } from "~/db/commit.server";
import { uuidv7 } from "~/kernel/ids";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError, NotFoundError, StaleFormError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { insertQuestion, updateQuestion } from "../../data/settings/booking-questions-edit.server";
import { bookingQuestionSchema } from "../../schemas/settings/booking-question";
import { readBookingQuestions, type QuestionRow } from "./read-booking-questions.server";

const asTyped = ({ text, kind, options, required, version }: QuestionRow) => ({
  text,
  kind,
  options: options.join("\n"),
  required,
  version,
});

/**
 * Adds a question to an offering, at the end, or changes the one that `id` names. Answers that were given keep the
 * wording that was asked.
 * @throws NotFoundError, StaleFormError where somebody else saved it meanwhile
 */
export async function saveBookingQuestion(
  context: RequestContext,
  serviceOfferingId: string,
  raw: unknown,
): Promise<{ id: string }> {
  await authorize(context, "organization.manage");
  const { id: given, version, ...values } = parse(bookingQuestionSchema, raw);
  const { questions } = await readBookingQuestions(context, serviceOfferingId);
  const before = questions.find((each) => each.id === given);
  if (given !== undefined && !before) throw new NotFoundError();
  if (before && version !== undefined && before.version !== version)
    throw new StaleFormError(before.version, asTyped(before));
  const { db, now } = context;
  const id = given ?? uuidv7(now);
  const position = (questions.at(-1)?.position ?? -1) + 1;
  try {
    await commit(context, {
      guarded: before
        ? updateQuestion(db, id, before.version, values)
        : insertQuestion(db, { id, serviceOfferingId, position }, values),
      audit: [
        {
          action: before ? "bookingQuestion.update" : "bookingQuestion.create",
          subjectKind: "bookingQuestion",
          subjectId: id,
          fields: Object.keys(values),
        },
      ],
      result: null,
    });
  } catch (error) {
    if (!(error instanceof CommitRefused) || error.failure.kind !== "conflict") throw error;
    const after = await readBookingQuestions(context, serviceOfferingId);
    const current = after.questions.find((each) => each.id === id);
    if (!current) throw new ConflictError("changedMeanwhile");
    throw new StaleFormError(current.version, asTyped(current));
  }
  return { id };
}
