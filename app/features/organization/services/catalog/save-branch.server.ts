import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { saveRecord } from "~/platform/records/save-record.server";
import { branchRows, branchesStatement } from "../../data/catalog/catalog.server";
import { NAME_TAKEN } from "../../domain/catalog/catalog";
import { branchSchema } from "../../schemas/catalog/catalog";

/** Adds a branch, or changes the one that `id` names. @throws as saveRecord */
export async function saveBranch(context: RequestContext, raw: unknown): Promise<{ id: string; version: number }> {
  await authorize(context, "organization.manage");
  const { id, version, ...values } = parse(branchSchema, raw);
  const { db } = context;
  return saveRecord(context, {
    kind: "branch",
    ...{ id, version, values },
    read: async () => (await branchesStatement(db)).find((each) => each.id === id),
    ...branchRows.saving(db, values),
    taken: NAME_TAKEN,
  });
}
