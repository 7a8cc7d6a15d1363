import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { switchRecord } from "~/platform/records/switch-record.server";
import { billableServiceRows } from "../../data/prices/billable-services.server";
import { NAME_TAKEN } from "../../domain/catalog/catalog";
import { itemSchema } from "../../schemas/catalog/catalog";

/** Switches a billable service on or off. What was charged stays. @throws as switchRecord */
export async function switchBillableService(
  context: RequestContext,
  enabled: boolean,
  raw: unknown,
): Promise<{ id: string }> {
  await authorize(context, "organization.manage");
  const { id } = parse(itemSchema, raw);
  const { db } = context;
  const record = await billableServiceRows.read(db, id);
  const write = billableServiceRows.switching(db, id, enabled);
  return switchRecord(context, { kind: "billableService", record, enabled, write, taken: NAME_TAKEN });
}
