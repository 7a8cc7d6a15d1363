import type { z } from "zod";
import type { RequestContext } from "~/platform/context.server";
import { recordAction } from "~/platform/records/record-route.server";
import type { InUse } from "../components/visits-in-the-way";
import type { CatalogKind } from "../domain/catalog/catalog";
import { InUseError, switchItem } from "../services/catalog/switch-item.server";

const inUse = (error: unknown, id: string): InUse | undefined =>
  error instanceof InUseError ? { id, visits: error.visits } : undefined;

/** Saves an item of the catalog, or switches one off or on, as the pressed button says. */
export const catalogAction = <Schema extends z.ZodType>(
  app: RequestContext,
  request: Request,
  kind: CatalogKind,
  schema: Schema,
  save: (context: RequestContext, value: z.infer<Schema>) => Promise<{ id: string }>,
) =>
  recordAction(request, {
    schema,
    save: (value) => save(app, value),
    switchTo: (enabled, posted) => switchItem(app, kind, enabled, posted),
    refused: inUse,
  });
