import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { recordServices } from "~/platform/records/record-services.server";
import {
  questionedOfferingStatement,
  questionRows,
  questionsStatement,
  readQuestion,
  savingQuestion,
} from "../../data/settings/booking-questions-edit.server";
import { offeringIdSchema, questionKind } from "../../schemas/settings/booking-question";

/** The offering that is asked about and its questions, switched off ones too: one round trip. */
async function readQuestions({ db }: RequestContext, rawOfferingId: unknown) {
  const offeringId = parse(offeringIdSchema, rawOfferingId);
  const [[offering], questions] = await db.batch([
    questionedOfferingStatement(db, offeringId),
    questionsStatement(db, offeringId),
  ]);
  if (!offering) throw new NotFoundError();
  return { offering, questions };
}

/** Questions belong to an offering, new ones at the end. Answers that were given keep the wording that was asked. */
export const bookingQuestions = recordServices(questionKind, {
  reach: readQuestions,
  list: readQuestions,
  read: ({ db }, id, { offering }) => readQuestion(db, offering.id, id),
  shown: (_context, { options }) => ({ options: options.join("\n") }),
  saving: ({ db }, values, { offering }) => savingQuestion(db, offering.id, values),
  rows: questionRows,
});
