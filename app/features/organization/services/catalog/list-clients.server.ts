import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { clientsStatement } from "../../data/catalog/catalog.server";

/** The organizations whose members the practice looks after, by name, those no longer in use too. */
export async function listClients(context: RequestContext): Promise<{ id: string; name: string; enabled: boolean }[]> {
  await authorize(context, "organization.read");
  const clients = await clientsStatement(context.db);
  return clients.map(({ id, name, enabled }) => ({ id, name, enabled }));
}
