import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { configsStatement, insertConfig, updateConfig } from "../../data/catalog/catalog.server";
import { configSchema } from "../../schemas/catalog/catalog";
import { saveItem } from "../catalog/save-item.server";

/** Adds what holds for a whole kind of offering, or changes it. @throws as saveItem */
export async function saveConfig(context: RequestContext, raw: unknown): Promise<{ id: string; version: number }> {
  await authorize(context, "organization.manage");
  const { id, version, ...values } = parse(configSchema, raw);
  const { db } = context;
  return saveItem(context, {
    kind: "config",
    id,
    version,
    fields: Object.keys(values),
    read: async () => {
      const stored = (await configsStatement(db)).find((each) => each.id === id);
      return stored && { type: stored.type, version: stored.version, ...stored.properties };
    },
    insert: (own) => insertConfig(db, own, values),
    update: (own, from) => updateConfig(db, own, from, values),
  });
}
