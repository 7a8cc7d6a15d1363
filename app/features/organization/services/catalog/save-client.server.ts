import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { clientsStatement, insertClient, updateClient } from "../../data/catalog/catalog.server";
import { clientSchema } from "../../schemas/catalog/catalog";
import { saveItem } from "./save-item.server";

/** Adds a client organization, or changes the one that `id` names. @throws as saveItem */
export async function saveClient(context: RequestContext, raw: unknown): Promise<{ id: string; version: number }> {
  await authorize(context, "organization.manage");
  const { id, version, ...values } = parse(clientSchema, raw);
  const { db } = context;
  return saveItem(context, {
    kind: "client",
    id,
    version,
    fields: Object.keys(values),
    read: async () => (await clientsStatement(db)).find((each) => each.id === id),
    insert: (own) => insertClient(db, own, values, context.now),
    update: (own, from) => updateClient(db, own, from, values),
  });
}
