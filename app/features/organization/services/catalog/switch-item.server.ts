import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError, NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { switchRecord } from "~/platform/records/switch-record.server";
import { switchStatement, visitsInTheWay } from "../../data/catalog/catalog.server";
import { NAME_TAKEN, type CatalogKind, type VisitsInTheWay } from "../../domain/catalog/catalog";
import { switchSchema } from "../../schemas/catalog/catalog";
import { readCatalog } from "./read-catalog.server";

/** Visits are still to come there; they are named, and stay if it is switched off anyway. */
export class InUseError extends ConflictError {
  override name = "InUseError";
  constructor(readonly visits: VisitsInTheWay) {
    super("inUse", [{ field: "id", message: "organization:catalog.inUse", values: { count: visits.total } }]);
  }
}

const LISTS = {
  branch: "branches",
  department: "departments",
  offering: "offerings",
  config: "configs",
  client: "clients",
} as const satisfies Record<CatalogKind, string>;

/**
 * Switches something on or off. Nothing is deleted: what was booked keeps its place and its service. Asked twice it
 * is as it was asked.
 * @throws NotFoundError; InUseError where visits are still to come there and `anyway` is not given; InvalidError where
 * another one that is in use has its name meanwhile
 */
export async function switchItem(
  context: RequestContext,
  kind: CatalogKind,
  enabled: boolean,
  raw: unknown,
): Promise<{ id: string }> {
  await authorize(context, "organization.manage");
  const { id, anyway } = parse(switchSchema, raw);
  const items: readonly { id: string; enabled: boolean }[] = (await readCatalog(context))[LISTS[kind]];
  const item = items.find((each) => each.id === id);
  if (!item) throw new NotFoundError();
  if (item.enabled === enabled) return { id };
  if (!enabled && !anyway && (kind === "branch" || kind === "offering")) {
    const visits = await visitsInTheWay(context.db, kind, id, context.now);
    if (visits.total > 0) throw new InUseError(visits);
  }
  return switchRecord(context, {
    kind,
    record: item,
    enabled,
    write: switchStatement(context.db, kind, id, enabled),
    taken: NAME_TAKEN,
  });
}
