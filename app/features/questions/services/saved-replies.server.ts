import { commit, refusedAs } from "~/db/commit.server";
import { changedFields } from "~/kernel/changed-fields";
import { uuidv7 } from "~/kernel/ids";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import {
  changeSavedReply,
  insertSavedReply,
  readSavedReplies,
  removeSavedReply,
  type SavedReply,
} from "../data/question-services.server";
import { changedReplySchema, id as idSchema, savedReplySchema } from "../schemas/question";
import { overtaken } from "../support/change-question.server";
import { answererOf } from "./answer-question.server";

/** The answers that the provider who asks keeps ready, by title. */
export async function listSavedReplies(context: RequestContext): Promise<SavedReply[]> {
  await authorize(context, "question.answer");
  return readSavedReplies(context.db, answererOf(context));
}

export async function addSavedReply(context: RequestContext, raw: unknown): Promise<void> {
  await authorize(context, "question.answer");
  const employeeId = answererOf(context);
  const reply = parse(savedReplySchema, raw);
  const id = uuidv7(context.now);
  await commit(context, {
    writes: [insertSavedReply(context.db, { id, employeeId, ...reply })],
    audit: [{ action: "savedReply.add", subjectKind: "savedReply", subjectId: id, fields: ["reply"] }],
    result: null,
  });
}

/** Changes one's own. @throws NotFoundError for another's; ConflictError where it was changed meanwhile */
export async function changeOwnReply(context: RequestContext, raw: unknown): Promise<void> {
  await authorize(context, "question.answer");
  const employeeId = answererOf(context);
  const { id, version, ...set } = parse(changedReplySchema, raw);
  const fields = changedFields(await ownReply(context, employeeId, id), set);
  await commit(context, {
    guarded: changeSavedReply(context.db, { id, employeeId, version }, set),
    audit: [{ action: "savedReply.change", subjectKind: "savedReply", subjectId: id, fields }],
    result: null,
  }).catch(refusedAs(overtaken));
}

export async function removeOwnReply(context: RequestContext, rawId: unknown): Promise<void> {
  await authorize(context, "question.answer");
  const employeeId = answererOf(context);
  const id = parse(idSchema, rawId);
  await ownReply(context, employeeId, id);
  await commit(context, {
    guarded: removeSavedReply(context.db, { id, employeeId }),
    audit: [{ action: "savedReply.remove", subjectKind: "savedReply", subjectId: id, fields: ["reply"] }],
    result: null,
  }).catch(refusedAs(overtaken));
}

async function ownReply(context: RequestContext, employeeId: string, id: string): Promise<SavedReply> {
  const own = (await readSavedReplies(context.db, employeeId)).find((reply) => reply.id === id);
  if (!own) throw new NotFoundError();
  return own;
}
