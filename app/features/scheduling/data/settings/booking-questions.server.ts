import { and, asc, eq } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { bookingAnswer, bookingQuestion } from "~/db/schema/booking.server";
import type { GivenAnswer } from "~/features/forms/domain/questions/question";

/** What is asked of whoever books an offering, in order. */
export const askedQuestionsStatement = (db: TenantDb, serviceOfferingId: string) =>
  db.orm
    .select(
      pick({
        id: bookingQuestion.id,
        text: bookingQuestion.text,
        kind: bookingQuestion.kind,
        options: bookingQuestion.options,
        required: bookingQuestion.required,
      }),
    )
    .from(bookingQuestion)
    .where(
      and(
        db.own(bookingQuestion),
        eq(bookingQuestion.serviceOfferingId, serviceOfferingId),
        eq(bookingQuestion.enabled, true),
      ),
    )
    .orderBy(asc(bookingQuestion.position), asc(bookingQuestion.id));

/** What was answered when an appointment was booked, in the order in which it was asked. */
export const answersStatement = (db: TenantDb, appointmentId: string) =>
  db.orm
    .select(
      pick({
        questionId: bookingAnswer.questionId,
        question: bookingAnswer.question,
        kind: bookingAnswer.kind,
        answer: bookingAnswer.answer,
      }),
    )
    .from(bookingAnswer)
    .where(and(db.own(bookingAnswer), eq(bookingAnswer.appointmentId, appointmentId)))
    .orderBy(asc(bookingAnswer.position));

const INSERT = `INSERT INTO booking_answer (organization_id, appointment_id, position, question_id, question, kind, answer)
SELECT ?1, ?2, key, json_extract(value, '$.questionId'), json_extract(value, '$.question'), json_extract(value, '$.kind'), json_extract(value, '$.answer')
FROM json_each(?3)`;

/** Writes the answers of a new appointment, after its row; none for none. */
export const insertAnswersStatements = (
  db: TenantDb,
  appointmentId: string,
  answers: readonly GivenAnswer[],
): D1PreparedStatement[] =>
  answers.length === 0 ? [] : [db.raw(INSERT, db.organizationId, appointmentId, JSON.stringify(answers))];
