import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { sheetPdf } from "~/platform/print/pdf-renderer.server";
import { printConsultation } from "./print-consultation.server";

/** A consultation's summary as a PDF. @throws what printConsultation throws */
export async function exportConsultationPdf(context: RequestContext, id: string): Promise<Uint8Array<ArrayBuffer>> {
  await authorize(context, "consultation.read");
  const { sheet } = await printConsultation(context, id, "pdf");
  return sheetPdf(context, sheet);
}
