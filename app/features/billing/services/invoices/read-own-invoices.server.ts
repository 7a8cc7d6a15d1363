import { authorize } from "~/platform/access/authorize.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { listInvoiceRows } from "../../data/invoices/invoice-list.server";
import { listInvoicesSchema } from "../../schemas/invoices/invoices";
import { placeText } from "../../support/invoices/invoices-page.server";

const A_PAGE = 20;

/**
 * The invoices, credit notes and receipts of the patient who is signed in, or of whom they act for, the newest first.
 * @throws NotFoundError, ForbiddenError
 */
export async function readOwnInvoices(context: RequestContext, raw: unknown) {
  await authorize(context, "invoice.read");
  if (context.actor.kind !== "patient") throw new NotFoundError();
  const { patientId } = context.actor;
  await authorize(context, "invoice.read", { kind: "patient", id: patientId, patientId });
  const { after } = parse(listInvoicesSchema, raw);
  const filter = { of: { patientIds: [patientId] }, states: null, from: 0, until: Number.MAX_SAFE_INTEGER };
  const [rows] = await Promise.all([
    listInvoiceRows(context.db, filter, { after, most: A_PAGE + 1 }),
    auditRead(context, {
      action: "invoice.list",
      subjectKind: "patient",
      subjectId: patientId,
      patientId,
      fields: ["own"],
    }),
  ]);
  const page = rows.slice(0, A_PAGE);
  const last = rows.length > A_PAGE ? page.at(-1) : undefined;
  return {
    rows: page,
    after: placeText(last ? { at: last.issuedAt, id: last.id } : null),
    isFirstPage: after === null,
  };
}
