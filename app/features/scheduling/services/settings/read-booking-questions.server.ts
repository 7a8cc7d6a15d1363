import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { allQuestionsStatement, questionedOfferingStatement } from "../../data/settings/booking-questions-edit.server";

/** An offering's questions as its staff see them, switched off ones too: one round trip. @throws NotFoundError */
export async function readBookingQuestions(context: RequestContext, serviceOfferingId: string) {
  await authorize(context, "organization.manage");
  const { db } = context;
  const [[offering], questions] = await db.batch([
    questionedOfferingStatement(db, serviceOfferingId),
    allQuestionsStatement(db, serviceOfferingId),
  ]);
  if (!offering) throw new NotFoundError();
  return { offering, questions };
}

export type QuestionRow = Awaited<ReturnType<typeof readBookingQuestions>>["questions"][number];
