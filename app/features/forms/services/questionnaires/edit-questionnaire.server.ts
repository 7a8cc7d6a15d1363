import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { EDITS, type EditName } from "../../schemas/questionnaires/edit";
import { editQuestionnaire } from "./manage-questionnaires.server";

/**
 * Changes one thing of a questionnaire that is being written, as its form says.
 * @throws NotFoundError; InvalidError at the fields; ConflictError for a published one, or one that has changed meanwhile
 */
export async function changeContent(context: RequestContext, id: string, name: EditName, raw: unknown): Promise<void> {
  await authorize(context, "questionnaire.manage");
  await editQuestionnaire(context, id, raw, parse(EDITS[name], raw));
}
