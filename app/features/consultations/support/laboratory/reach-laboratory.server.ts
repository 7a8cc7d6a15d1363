import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { laboratoryRows } from "../../data/laboratory/catalogue.server";

/** A laboratory of the organization, to which tests and panels belong. @throws NotFoundError */
export async function reachLaboratory({ db }: RequestContext, id: unknown): Promise<{ id: string; name: string }> {
  const found = typeof id === "string" ? await laboratoryRows.read(db, id) : undefined;
  if (!found) throw new NotFoundError();
  return found;
}
