import { findPayers, searchPatients } from "~/features/patients/public.server";
import { addDays } from "~/kernel/time/dates";
import { startOfDay } from "~/kernel/time/start-of-day";
import { verdictOf } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import {
  findInvoiceRows,
  listInvoiceRows,
  type InvoiceFilter,
  type InvoicesOf,
} from "../../data/invoices/invoice-list.server";
import type { InvoiceRow } from "../../domain/invoices/invoice";
import type { InvoiceChoice, ListInvoices } from "../../schemas/invoices/invoices";
import { accountMark } from "../../schemas/ledger/account-mark";

/** So many found patients are looked at. */
const MOST_PATIENTS = 5;

const statesOf = (choice: InvoiceChoice | null) => {
  if (choice === null) return null;
  return choice === "OWED" ? (["DUE", "PART_PAID"] as const) : [choice];
};

/** The provider whose invoices alone this reader sees; null for whoever sees all of them. */
export const ownProvider = ({ actor }: RequestContext): string | null =>
  actor.kind === "employee" && !actor.authorities.has("invoice.read") ? actor.employeeId : null;

/** Whether this reader finds invoices by their patient: who opens patients, and who looks after the practice's money. */
export const findsPatients = (context: RequestContext): boolean =>
  ownProvider(context) === null &&
  (verdictOf(context, "patient.list") === "allowed" || verdictOf(context, "payment.review") === "allowed");

/** Some rows, and behind which one the next page begins; null on the last one. */
interface PageOfInvoices {
  rows: InvoiceRow[];
  next: { at: number; id: string } | null;
}

/** What a search finds: by number, else the latest of the patients of that name. It has one page. */
async function found(
  context: RequestContext,
  search: string,
  filter: InvoiceFilter,
  size: number,
): Promise<InvoiceRow[]> {
  const own = ownProvider(context);
  const { states, from, until } = filter;
  const byNumber = await findInvoiceRows(context.db, search.toUpperCase(), size);
  const seen = byNumber.filter(
    ({ employeeId, state, issuedAt }) =>
      (own === null || employeeId === own) &&
      (states === null || states.includes(state)) &&
      issuedAt >= from &&
      issuedAt < until,
  );
  if (seen.length > 0 || own !== null || !findsPatients(context)) return seen;
  const opens = verdictOf(context, "patient.list") === "allowed";
  const patients = await (opens ? searchPatients : findPayers)(context, search);
  const patientIds = patients.slice(0, MOST_PATIENTS).map(({ id }) => id);
  return listInvoiceRows(context.db, { ...filter, of: { patientIds } }, { after: null, most: size });
}

/** A page of the invoices that this reader sees, narrowed as was asked for. */
export async function invoicesPage(
  context: RequestContext,
  { search, state, patientId, from, to }: ListInvoices,
  { after, size }: { after: { at: number; id: string } | null; size: number },
): Promise<PageOfInvoices> {
  const { timeZone } = context.profile;
  const own = ownProvider(context);
  const of: InvoicesOf =
    own !== null ? { employeeId: own } : patientId === null ? { all: true } : { patientIds: [patientId] };
  const filter: InvoiceFilter = {
    of,
    states: statesOf(state),
    from: from === null ? 0 : startOfDay(from, timeZone),
    until: to === null ? Number.MAX_SAFE_INTEGER : startOfDay(addDays(to, 1), timeZone),
  };
  if (search !== null) return { rows: await found(context, search, filter, size), next: null };
  const rows = await listInvoiceRows(context.db, filter, { after, most: size + 1 });
  const page = rows.slice(0, size);
  const last = rows.length > size ? page.at(-1) : undefined;
  return { rows: page, next: last ? { at: last.issuedAt, id: last.id } : null };
}

/** A place in the list as it stands in an address. */
export const placeText = (place: PageOfInvoices["next"]): string | null => place && accountMark(place);
