import { and, asc, eq, inArray } from "drizzle-orm";
import type { Statement, TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { questionFile, questionMessage } from "~/db/schema/questions.server";
import type { MessageKind, QuestionFile } from "../domain/question";

const message = {
  questionId: questionMessage.questionId,
  no: questionMessage.messageNo,
  at: questionMessage.at,
  kind: questionMessage.kind,
  employeeId: questionMessage.employeeId,
  text: questionMessage.text,
};
const file = {
  questionId: questionFile.questionId,
  messageNo: questionFile.messageNo,
  id: questionFile.fileId,
  name: questionFile.name,
  contentType: questionFile.contentType,
  sizeBytes: questionFile.sizeBytes,
};

/** What was written after some questions, in its order. */
export const readMessages = (db: TenantDb, questionIds: readonly string[]) =>
  db.orm
    .select(pick(message))
    .from(questionMessage)
    .where(and(db.own(questionMessage), inArray(questionMessage.questionId, [...questionIds])))
    .orderBy(asc(questionMessage.questionId), asc(questionMessage.messageNo));

/** The files that were sent with some questions and with what followed. */
export const readFileLinks = (db: TenantDb, questionIds: readonly string[]) =>
  db.orm
    .select(pick(file))
    .from(questionFile)
    .where(and(db.own(questionFile), inArray(questionFile.questionId, [...questionIds])))
    .orderBy(asc(questionFile.fileId));

/** One file of a question; undefined for every other file. */
export async function readQuestionFile(db: TenantDb, questionId: string, fileId: string) {
  const [found] = await db.orm
    .select(pick(file))
    .from(questionFile)
    .where(and(db.own(questionFile), eq(questionFile.questionId, questionId), eq(questionFile.fileId, fileId)));
  return found;
}

const NEXT = `INSERT INTO question_message (organization_id, question_id, message_no, at, kind, employee_id, text)
SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7`;

/** Adds what was written, as the next of a question; the number is taken where somebody else was faster. */
export const insertMessage = (
  db: TenantDb,
  questionId: string,
  {
    no,
    at,
    kind,
    employeeId,
    text,
  }: { no: number; at: number; kind: MessageKind; employeeId: string | null; text: string },
): D1PreparedStatement => db.raw(NEXT, db.organizationId, questionId, no, at, kind, employeeId, text);

export const insertFileLink = (
  db: TenantDb,
  { id: fileId, ...link }: QuestionFile & { questionId: string; messageNo: number },
): Statement => db.orm.insert(questionFile).values({ organizationId: db.organizationId, fileId, ...link });

export const removeFileLink = (db: TenantDb, questionId: string, fileId: string): Statement =>
  db.orm
    .delete(questionFile)
    .where(and(db.own(questionFile), eq(questionFile.questionId, questionId), eq(questionFile.fileId, fileId)));
