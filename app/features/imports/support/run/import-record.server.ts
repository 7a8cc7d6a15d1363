import type { RequestContext } from "~/platform/context.server";
import { viewOf, type ImportView } from "../../domain/imports/import-view";
import { importOf } from "../../services/imports/import-of.server";

/** The record of one import as it is now. */
export const importRecord = async (context: RequestContext, importId: string): Promise<ImportView> =>
  viewOf(await importOf(context, importId), context.now);
