import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { departmentsStatement, insertDepartment, updateDepartment } from "../../data/catalog/catalog.server";
import { departmentSchema } from "../../schemas/catalog/catalog";
import { saveItem } from "./save-item.server";

/** Adds a department, or changes the one that `id` names. @throws as saveItem */
export async function saveDepartment(context: RequestContext, raw: unknown): Promise<{ id: string; version: number }> {
  await authorize(context, "organization.manage");
  const { id, version, ...values } = parse(departmentSchema, raw);
  const { db } = context;
  return saveItem(context, {
    kind: "department",
    id,
    version,
    fields: Object.keys(values),
    read: async () => (await departmentsStatement(db)).find((each) => each.id === id),
    insert: (own) => insertDepartment(db, own, values),
    update: (own, from) => updateDepartment(db, own, from, values),
  });
}
