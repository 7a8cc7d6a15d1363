import { commit, refusedAs, type Write } from "~/db/commit.server";
import { localDate } from "~/features/patients/public.server";
import { uuidv7 } from "~/kernel/ids";
import { addDays } from "~/kernel/time/dates";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError } from "~/platform/http/errors.server";
import { readWaived } from "../../data/invoices/charges-to-invoice.server";
import { issueStatements } from "../../data/invoices/invoice-write.server";
import { sumsOf, type InvoiceContent, type InvoiceLine } from "../../domain/invoices/invoice";
import type { InvoiceKind } from "../../domain/invoices/invoice-kinds";
import { invoiceTerms, type InvoiceTerms } from "./invoice-terms.server";
import { paperContent } from "./paper-content.server";
import { toldOfInvoice } from "./told-of-invoice.server";

/** What is to be issued to a patient. */
export interface WantedDocument {
  kind: InvoiceKind;
  patientId: string;
  /** The location whose address stands on it; null for the practice's main one. */
  branchId: string | null;
  /** The provider of all its appointments, who sees it. */
  employeeId: string | null;
  currencyCode: string;
  lines: readonly (Omit<InvoiceLine, "lineNo"> & { ofLineNo?: number })[];
  /** Of a credit note the invoice that it corrects, of a receipt the name of the payment. */
  ofId?: string;
  sourceKey?: string;
  /** What it says besides, such as why; of a credit note, the parties are those of the invoice. */
  says?: Partial<InvoiceContent>;
}

/** What is written besides, in the same batch. */
interface Besides {
  writes?: readonly Write[];
  /** Nobody is told, whatever the practice wants. */
  isQuiet?: boolean;
}

const refusal = (message: string) => new InvalidError([{ field: "", message }]);
const refused = refusedAs({
  conflict: () => refusal("invoices:error.changed"),
  unique: ({ table }) =>
    refusal(table === "invoice_line" ? "invoices:error.creditedAlready" : "invoices:error.issuedAlready"),
});

/** What is kept with it: the parties, and of an invoice what of it was waived. */
async function contentOf(
  context: RequestContext,
  terms: InvoiceTerms,
  { kind, lines, ...whose }: Pick<WantedDocument, "kind" | "lines" | "patientId" | "branchId">,
): Promise<InvoiceContent> {
  const [content, waivedMinor] = await Promise.all([
    paperContent(context, terms, whose),
    kind === "INVOICE" ? readWaived(context.db, lines) : 0,
  ]);
  return waivedMinor > 0 ? { ...content, waivedMinor } : content;
}

/**
 * Issues something, or several things at once, each with the next number of its series. Nobody sees a number before it is
 * written, and a batch that is refused takes none. The patient is told where the practice wants it.
 * @throws InvalidError where a charge was taken back or stands on an invoice already, a line is credited already, or a
 * payment has its receipt; NotFoundError
 * @returns their ids, in their order
 */
export async function issueDocuments(
  context: RequestContext,
  wanted: readonly WantedDocument[],
  { writes = [], isQuiet = false }: Besides = {},
): Promise<string[]> {
  const { now, profile } = context;
  const today = localDate(now, profile.timeZone);
  const terms = await invoiceTerms(context, today);
  const documents = await Promise.all(
    wanted.map(async ({ says, ofId = null, sourceKey = null, lines, branchId, ...document }) => ({
      ...{ ...document, ofId, sourceKey, ...sumsOf(lines) },
      ...{ id: uuidv7(now), series: terms.seriesOf(document.kind), issuedOn: today },
      dueOn: document.kind === "INVOICE" ? addDays(today, terms.termDays) : null,
      content: { ...(await contentOf(context, terms, { ...document, branchId, lines })), ...says },
      lines: lines.map((line, at) => ({ ...line, lineNo: at + 1 })),
    })),
  );
  const told =
    terms.isMailed && !isQuiet ? await Promise.all(documents.map((document) => toldOfInvoice(context, document))) : [];
  const [first, ...others] = documents.map(({ id: subjectId, kind, patientId }) => ({
    action: kind === "CREDIT_NOTE" ? "invoice.credit" : "invoice.issue",
    ...{ subjectKind: "invoice", subjectId, patientId },
    fields: ["issue"],
  }));
  if (!first) throw refusal("invoices:error.nothing");
  const { result } = await commit(context, {
    writes: [...documents.flatMap((document) => issueStatements(context, document)), ...writes],
    audit: [first, ...others],
    outbox: told.flat(),
    // An answer that is lost on its way is looked up, so that nobody is told that nothing was issued.
    idempotency: { owner: "invoices", key: first.subjectId, requestHash: "" },
    result: documents.map(({ id }) => id),
  }).catch(refused);
  return result;
}
