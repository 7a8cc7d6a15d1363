import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { switchRecord } from "~/platform/records/switch-record.server";
import { offeringRows } from "../../data/catalog/catalog.server";
import { NAME_TAKEN } from "../../domain/catalog/catalog";
import { switchSchema } from "../../schemas/catalog/catalog";
import { refuseInUse } from "../../support/catalog/in-use.server";

/**
 * Switches a service offering on or off. Nothing is deleted: what was booked keeps its service.
 * @throws as switchRecord; InUseError where appointments are still to come and `anyway` is not given
 */
export async function switchOffering(context: RequestContext, enabled: boolean, raw: unknown): Promise<{ id: string }> {
  await authorize(context, "organization.manage");
  const { id } = parse(switchSchema, raw);
  const { db } = context;
  const record = await offeringRows.read(db, id);
  if (record?.enabled && !enabled) await refuseInUse(context, "offering", id, raw);
  const write = offeringRows.switching(db, id, enabled);
  return switchRecord(context, { kind: "offering", record, enabled, write, taken: NAME_TAKEN });
}
