import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { saveRecord } from "~/platform/records/save-record.server";
import { configRows, configsStatement } from "../../data/catalog/catalog.server";
import { configSchema } from "../../schemas/catalog/catalog";

/** Adds what holds for a whole kind of offering, or changes it. @throws as saveRecord */
export async function saveConfig(context: RequestContext, raw: unknown): Promise<{ id: string; version: number }> {
  await authorize(context, "organization.manage");
  const { id, version, ...values } = parse(configSchema, raw);
  const { type, ...properties } = values;
  const { db } = context;
  return saveRecord(context, {
    kind: "config",
    ...{ id, version, values },
    read: async () => {
      const stored = (await configsStatement(db)).find((each) => each.id === id);
      return stored && { type: stored.type, version: stored.version, ...stored.properties };
    },
    ...configRows.saving(db, { type, properties }),
  });
}
