import { authorize } from "~/platform/access/authorize.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import type { RequestContext } from "~/platform/context.server";
import { sheetPdf } from "~/platform/print/pdf-renderer.server";
import { printedInvoice } from "../../support/invoices/printed-invoice.server";
import { reachInvoice } from "../../support/invoices/reach-invoice.server";

/**
 * What was issued as a PDF, and its number, by which the file is called. That it was taken is audited.
 * @throws NotFoundError, ForbiddenError
 */
export async function exportInvoicePdf(
  context: RequestContext,
  rawId: unknown,
): Promise<{ number: string; pdf: Uint8Array<ArrayBuffer> }> {
  await authorize(context, "invoice.read");
  const invoice = await reachInvoice(context, rawId);
  const { id: subjectId, number, patientId } = invoice;
  const [sheet] = await Promise.all([
    printedInvoice(invoice),
    auditRead(context, {
      action: "invoice.read",
      ...{ subjectKind: "invoice", subjectId, patientId },
      fields: ["pdf"],
    }),
  ]);
  return { number, pdf: await sheetPdf(context, sheet) };
}
