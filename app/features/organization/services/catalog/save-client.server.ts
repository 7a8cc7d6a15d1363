import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { saveRecord } from "~/platform/records/save-record.server";
import { clientRows, clientsStatement } from "../../data/catalog/catalog.server";
import { NAME_TAKEN } from "../../domain/catalog/catalog";
import { clientKind } from "../../schemas/catalog/catalog";

/** Adds a client organization, or changes the one that `id` names. @throws as saveRecord */
export async function saveClient(context: RequestContext, raw: unknown): Promise<{ id: string; version: number }> {
  await authorize(context, "organization.manage");
  const { id, version, ...values } = parse(clientKind.schema, raw);
  const { db } = context;
  return saveRecord(context, {
    kind: "client",
    ...{ id, version, values },
    read: async () => (await clientsStatement(db)).find((each) => each.id === id),
    ...clientRows.saving(db, values, { createdAt: context.now }),
    taken: NAME_TAKEN,
  });
}
