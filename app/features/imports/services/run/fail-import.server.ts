import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { failureOf } from "~/platform/http/failure.server";
import { failureStatement } from "../../data/imports.server";
import { FileGoneError } from "../../support/imports/import-files.server";

/** Logs why a try at an import's next piece failed, and keeps it with the import for who asks why it stopped. */
export async function failedImport(context: RequestContext, importId: string, error: unknown): Promise<void> {
  await authorize(context, "patientImport.run");
  const { reference = "" } = failureOf(error, context.log, context.organization.id);
  const reason = error instanceof FileGoneError ? "fileGone" : "unknown";
  await failureStatement(context.db, importId, { reason, reference });
}
