import type { RequestContext } from "~/platform/context.server";
import { ConflictError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { visitsInTheWay } from "../../data/catalog/catalog.server";
import type { VisitsInTheWay } from "../../domain/catalog/catalog";
import { switchSchema } from "../../schemas/catalog/catalog";

/** Visits are still to come there; they are named, and stay if it is switched off anyway. */
export class InUseError extends ConflictError {
  override name = "InUseError";
  constructor(readonly visits: VisitsInTheWay) {
    super("inUse", [{ field: "id", message: "organization:catalog.inUse", values: { count: visits.total } }]);
  }
}

/** @throws InUseError where visits are still to come there, unless what was posted says `anyway` */
export async function refuseInUse(
  { db, now }: RequestContext,
  kind: "branch" | "offering",
  id: string,
  raw: unknown,
): Promise<void> {
  if (parse(switchSchema, raw).anyway) return;
  const visits = await visitsInTheWay(db, kind, id, now);
  if (visits.total > 0) throw new InUseError(visits);
}
