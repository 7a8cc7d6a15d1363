import { commit } from "~/db/commit.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError } from "~/platform/http/errors.server";
import { reachInvoice } from "../../support/invoices/reach-invoice.server";
import { toldOfInvoice } from "../../support/invoices/told-of-invoice.server";

/**
 * Tells the patient by mail and in the portal that they find it there.
 * @throws InvalidError where the patient has no account to read it in; NotFoundError, ForbiddenError
 */
export async function mailInvoice(context: RequestContext, rawId: unknown): Promise<void> {
  await authorize(context, "invoice.issue");
  const invoice = await reachInvoice(context, rawId, "invoice.issue");
  const { id: subjectId, patientId } = invoice;
  const outbox = await toldOfInvoice(context, invoice);
  if (outbox.length === 0) throw new InvalidError([{ field: "", message: "invoices:error.noAccount" }]);
  await commit(context, {
    audit: [{ action: "invoice.mail", subjectKind: "invoice", subjectId, patientId, fields: ["mail"] }],
    ...{ outbox, result: null },
  });
}
