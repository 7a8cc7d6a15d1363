import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { sheetPdf } from "~/platform/print/pdf-renderer.server";
import { printProfile } from "./print-profile.server";

/**
 * A patient's whole health profile as a PDF, in the reader's language.
 * @throws NotFoundError, ForbiddenError
 */
export async function exportProfilePdf(
  context: RequestContext,
  rawPatientId: unknown,
): Promise<Uint8Array<ArrayBuffer>> {
  await authorize(context, "healthRecord.read");
  const { sheet } = await printProfile(context, rawPatientId, "pdf");
  return sheetPdf(context, sheet);
}
