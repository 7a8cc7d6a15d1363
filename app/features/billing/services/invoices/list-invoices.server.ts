import { authorize, verdictOf } from "~/platform/access/authorize.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import type { RequestContext } from "~/platform/context.server";
import { ForbiddenError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { listInvoicesSchema } from "../../schemas/invoices/invoices";
import { findsPatients, invoicesPage, ownProvider, placeText } from "../../support/invoices/invoices-page.server";

const A_PAGE = 25;

/**
 * The invoices, credit notes and receipts that this employee may see, the newest first, a page at a time; or what a search
 * finds. Of more invoices it reads no more rows. Reading them is audited.
 * @throws ForbiddenError for a patient, who has a page of their own
 */
export async function listInvoices(context: RequestContext, raw: unknown) {
  await authorize(context, "invoice.read");
  if (context.actor.kind !== "employee") throw new ForbiddenError();
  const asked = parse(listInvoicesSchema, raw);
  const { after, ...filter } = asked;
  const [{ rows, next }] = await Promise.all([
    invoicesPage(context, asked, { after, size: A_PAGE }),
    auditRead(context, { action: "invoice.list", subjectKind: "invoice", fields: ["list"] }),
  ]);
  return {
    rows,
    filter,
    after: placeText(next),
    isFirstPage: after === null,
    seesAll: ownProvider(context) === null,
    findsPatients: findsPatients(context),
    seesPatients: verdictOf(context, "patient.list") === "allowed",
    mayIssue: verdictOf(context, "invoice.issue") === "allowed",
  };
}
