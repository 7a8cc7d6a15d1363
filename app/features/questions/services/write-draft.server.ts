import { commit, refusedAs } from "~/db/commit.server";
import { changedFields } from "~/kernel/changed-fields";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { changeQuestion } from "../data/questions.server";
import { askSchema, versionSchema } from "../schemas/question";
import { overtaken } from "../support/change-question.server";
import { draftOf, newDraft } from "../support/draft-of.server";
import { askingPatient, reachQuestion } from "../support/reach-question.server";

/**
 * Keeps what a patient has written, to be read once more, to add files and then to be sent.
 * @returns the id of the draft
 * @throws InvalidError at the field; ConflictError where the practice takes no questions now
 */
export async function writeDraft(context: RequestContext, raw: unknown): Promise<{ id: string }> {
  await authorize(context, "question.ask");
  const { patientId, madeBy } = await askingPatient(context);
  const { stored } = await draftOf(context, parse(askSchema, raw));
  return (await commit(context, newDraft(context, { patientId, madeBy, ...stored }))).result;
}

/** Changes a draft. @throws InvalidError at the field; ConflictError where it is sent, or was changed meanwhile */
export async function changeDraft(context: RequestContext, id: string, raw: unknown): Promise<void> {
  const row = await reachQuestion(context, "question.ask", id);
  const { version } = parse(versionSchema, raw);
  if (row.state !== "DRAFT" || row.version !== version) throw overtaken();
  const { stored } = await draftOf(context, parse(askSchema, raw));
  const fields = changedFields(row, stored);
  if (fields.length === 0) return;
  await commit(context, {
    guarded: changeQuestion(context.db, row, stored),
    audit: [{ action: "question.write", subjectKind: "question", subjectId: id, patientId: row.patientId, fields }],
    result: null,
  }).catch(refusedAs(overtaken));
}
