import { commit, refusedAs } from "~/db/commit.server";
import { fileDownload, keepFile, retireFile, type Asked } from "~/features/organization/public.server";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError, NotFoundError } from "~/platform/http/errors.server";
import { insertFileLink, readFileLinks, readQuestionFile, removeFileLink } from "../data/question-messages.server";
import { changeQuestion } from "../data/questions.server";
import { MOST_FILES } from "../domain/question";
import { overtaken } from "../support/change-question.server";
import { reachQuestion } from "../support/reach-question.server";

/** Adds a file to a draft. @throws InvalidError at `file`; ConflictError where it is sent */
export async function attachFile(context: RequestContext, id: string, file: unknown): Promise<void> {
  const row = await reachQuestion(context, "question.ask", id);
  if (row.state !== "DRAFT") throw overtaken();
  if (!(file instanceof File) || file.size === 0)
    throw new InvalidError([{ field: "file", message: "files:refused.none" }]);
  const { db } = context;
  if ((await readFileLinks(db, [id])).length >= MOST_FILES)
    throw new InvalidError([
      { field: "file", message: "text-questions:error.tooManyFiles", values: { max: MOST_FILES } },
    ]);
  const { patientId } = row;
  await keepFile(context, { purpose: "ATTACHMENT", file, patientId }, (fileId, kept) => ({
    guarded: changeQuestion(db, row, {}),
    writes: [insertFileLink(db, { ...kept, questionId: id, messageNo: 0 })],
    audit: [{ action: "question.file", subjectKind: "file", subjectId: fileId, patientId, fields: ["ATTACHMENT"] }],
  })).catch(refusedAs(overtaken));
}

/** Takes a file off a draft. */
export async function removeFile(context: RequestContext, id: string, fileId: string): Promise<void> {
  const row = await reachQuestion(context, "question.ask", id);
  if (!(await readQuestionFile(context.db, id, fileId))) throw new NotFoundError();
  if (row.state !== "DRAFT") throw overtaken();
  const { writes, outbox } = retireFile(context, fileId);
  await commit(context, {
    guarded: changeQuestion(context.db, row, {}),
    writes: [removeFileLink(context.db, id, fileId), ...writes],
    audit: [
      {
        action: "question.removeFile",
        subjectKind: "file",
        subjectId: fileId,
        patientId: row.patientId,
        fields: ["ATTACHMENT"],
      },
    ],
    outbox,
    result: null,
  }).catch(refusedAs(overtaken));
}

/** A file of a question as a download, for whoever may read the question. @throws NotFoundError for every other file */
export async function downloadFile(
  context: RequestContext,
  { questionId, fileId }: { questionId: string; fileId: string },
  asked: Asked,
): Promise<Response> {
  const row = await reachQuestion(context, "question.read", questionId);
  const file = await readQuestionFile(context.db, questionId, fileId);
  if (!file) throw new NotFoundError();
  return fileDownload(context, { ...file, purpose: "ATTACHMENT", patientId: row.patientId }, asked);
}
