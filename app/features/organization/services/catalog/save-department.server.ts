import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { saveRecord } from "~/platform/records/save-record.server";
import { departmentRows, departmentsStatement } from "../../data/catalog/catalog.server";
import { NAME_TAKEN } from "../../domain/catalog/catalog";
import { departmentSchema } from "../../schemas/catalog/catalog";

/** Adds a department, or changes the one that `id` names. @throws as saveRecord */
export async function saveDepartment(context: RequestContext, raw: unknown): Promise<{ id: string; version: number }> {
  await authorize(context, "organization.manage");
  const { id, version, ...values } = parse(departmentSchema, raw);
  const { db } = context;
  return saveRecord(context, {
    kind: "department",
    ...{ id, version, values },
    read: async () => (await departmentsStatement(db)).find((each) => each.id === id),
    ...departmentRows.saving(db, values),
    taken: NAME_TAKEN,
  });
}
