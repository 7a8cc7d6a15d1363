import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { branchesStatement, insertBranch, updateBranch } from "../../data/catalog/catalog.server";
import { branchSchema } from "../../schemas/catalog/catalog";
import { saveItem } from "./save-item.server";

/** Adds a branch, or changes the one that `id` names. @throws as saveItem */
export async function saveBranch(context: RequestContext, raw: unknown): Promise<{ id: string; version: number }> {
  await authorize(context, "organization.manage");
  const { id, version, ...values } = parse(branchSchema, raw);
  const { db } = context;
  return saveItem(context, {
    kind: "branch",
    id,
    version,
    fields: Object.keys(values),
    read: async () => (await branchesStatement(db)).find((each) => each.id === id),
    insert: (own) => insertBranch(db, own, values),
    update: (own, from) => updateBranch(db, own, from, values),
  });
}
