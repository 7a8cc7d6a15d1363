import type { RequestContext } from "~/platform/context.server";
import { InvalidError } from "~/platform/http/errors.server";
import { askedQuestionsStatement } from "../../data/settings/booking-questions.server";
import { checkAnswers, type GivenAnswer } from "~/features/forms/domain/questions/question";
import type { BookAppointment } from "../../schemas/booking/book-appointment";

/** The answers of a booking, with the questions as they read now. @throws InvalidError at each that does not fit */
export async function askedAnswers(
  context: RequestContext,
  { serviceOfferingId, answers }: Pick<BookAppointment, "serviceOfferingId" | "answers">,
): Promise<GivenAnswer[]> {
  const questions = await askedQuestionsStatement(context.db, serviceOfferingId);
  const { given, problems } = checkAnswers(
    questions,
    new Map(answers.map(({ questionId, answer }) => [questionId, answer])),
  );
  if (problems.length > 0) throw new InvalidError(problems);
  return given;
}
