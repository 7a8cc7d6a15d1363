import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { importStatement } from "../../data/imports.server";
import { viewOf } from "../../domain/imports/import-view";

/**
 * An import for the mail to whoever started it: one that has ended by itself, or has stopped and says why. Undefined
 * where it goes on, was ended by hand or is taken back.
 */
export async function importForMail(context: RequestContext, importId: string) {
  await authorize(context, "patientImport.run");
  const [stored] = await importStatement(context.db, importId);
  if (!stored) return undefined;
  const { state, fileName, count, created, known, refused, review, stop } = viewOf(stored, context.now);
  if (state !== "DONE" && state !== "STOPPED") return undefined;
  return { importId, fileName, count, created, known, refused, review, stop };
}
