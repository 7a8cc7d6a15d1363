import { USUAL_LIST, type ListChoice, type ListName } from "~/kernel/lists/list-choice";
import type { RequestContext } from "~/platform/context.server";
import { columnsStatement, viewsStatement } from "../../data/lists/list-choices.server";
import { accountOwner } from "../accounts/account-owner.server";

/**
 * What whoever asks has made of a list: its columns and their saved views. Patients have the usual list. Asked for at
 * the same moment as the list, it goes in the same batch.
 */
export async function readListChoice(context: RequestContext, list: ListName): Promise<ListChoice> {
  const { kind, userId } = await accountOwner(context);
  if (kind !== "employee") return USUAL_LIST;
  const own = { userId, list };
  const [[chosen], views] = await Promise.all([columnsStatement(context.db, own), viewsStatement(context.db, own)]);
  return { columns: chosen?.columns ?? null, views };
}
