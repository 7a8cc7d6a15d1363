import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { sheetPdf } from "~/platform/print/pdf-renderer.server";
import { printPrescription } from "./print-prescription.server";

/** The paper of a prescription as a PDF, counted as a copy. @throws NotFoundError, ForbiddenError */
export async function exportPrescriptionPdf(context: RequestContext, rawId: unknown): Promise<Uint8Array<ArrayBuffer>> {
  await authorize(context, "prescription.read");
  const { sheet } = await printPrescription(context, rawId);
  return sheetPdf(context, sheet);
}
