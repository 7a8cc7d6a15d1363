import {
  moneyBackLines,
  moneyLines,
  moneyLinesOfTaker,
  paymentsOfPayers,
  type MoneyLine,
} from "~/features/billing/public.server";
import { findPayers, searchPatients, type PatientChoice } from "~/features/patients/public.server";
import { addDays } from "~/kernel/time/dates";
import { startOfDay } from "~/kernel/time/start-of-day";
import { verdictOf } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { readSummaries } from "../../data/lists/appointment-rows-read.server";
import type { AppointmentSummary } from "../../domain/lists/appointment-summary";
import type { PaymentLine } from "../../domain/payments/payment-line";
import type { ListPaymentsAsked } from "../../schemas/payments/list-payments";
import { namedLines } from "./named-lines.server";
import { paymentLinksOf, type LinkOfLine } from "./link-of-line.server";
import { readUnpaidLines, unpaidPage, type NamedUnpaidLine } from "./unpaid-page.server";

const LAST = Number.MAX_SAFE_INTEGER;

/** What an address asks for, as far as this reader may ask it: which lines, of whom, and taken by whom. */
export interface PaymentsWanted extends Omit<ListPaymentsAsked, "after" | "patient"> {
  patientIds: readonly string[] | null;
  /** What is of no patient, and was paid by somebody of a name that was searched for. */
  paymentIds: readonly string[];
  /** Everyone's, not only their own. */
  seesAll: boolean;
}

/** A page from a place on, and whether the appointments that were paid are read too. */
interface PaymentsFrom {
  after: ListPaymentsAsked["after"];
  size: number;
  withAppointments: boolean;
}

/** A payment with the appointment that it was for, where that was asked for. */
export type ListedPayment = PaymentLine & { appointment: AppointmentSummary | null };
/** Something that is not paid, and whether its patient can be sent a link to pay it by. */
export type DueLine = NamedUnpaidLine & LinkOfLine;

export interface PageOfPayments {
  lines: ListedPayment[];
  due: DueLine[];
  /** Where the next page begins; null after the last. */
  next: { at: number; id: string } | null;
}

/** Whether this person opens patients. */
export const opensPatients = (context: RequestContext): boolean => verdictOf(context, "patient.list") === "allowed";

const reviews = (context: RequestContext): boolean => verdictOf(context, "payment.review") === "allowed";

/** Whether this person looks for a patient by words to see their payments. */
export const findsPatients = (context: RequestContext): boolean => opensPatients(context) || reviews(context);

/** The patients whom words find, for whoever `findsPatients`. */
export const patientsFound = (context: RequestContext, words: string): Promise<PatientChoice[]> =>
  opensPatients(context) ? searchPatients(context, words) : findPayers(context, words);

/**
 * What this reader is shown of what they ask for: whoever looks after the practice's money sees everything, anyone else
 * who takes payments what they took. Words of a search stand for the patients whom it finds, and for who paid by the link.
 */
export async function paymentsWanted(context: RequestContext, asked: ListPaymentsAsked): Promise<PaymentsWanted> {
  const { after: _, patient, ...rest } = asked;
  const seesAll = reviews(context);
  const isSearched = patient !== null && findsPatients(context);
  const [found, paymentIds] = await Promise.all([
    isSearched ? patientsFound(context, patient) : null,
    isSearched && seesAll && asked.patientId === null ? paymentsOfPayers(context, patient) : [],
  ]);
  const searched = found && found.map(({ id }) => id);
  const one = asked.patientId;
  return {
    ...rest,
    paymentIds,
    seesAll,
    state: seesAll || rest.state !== "due" ? rest.state : null,
    by: seesAll ? rest.by : (context.auditActor.id ?? ""),
    patientIds: one === null ? searched : searched === null || searched.includes(one) ? [one] : [],
  };
}

/** The instants (UTC ms) between which the days that are asked for lie. */
function periodOf({ profile }: RequestContext, { from, to }: Pick<ListPaymentsAsked, "from" | "to">) {
  const [first, last] = from !== null && to !== null && from > to ? [to, from] : [from, to];
  return {
    from: first === null ? 0 : startOfDay(first, profile.timeZone),
    until: last === null ? LAST : startOfDay(addDays(last, 1), profile.timeZone),
  };
}

/** Of so many payments of a page it is asked whose appointments they were for, where the list is of one doctor's. */
const MOST_OF_ONE = 90;

/** Lines as they are listed; of one doctor's alone those that were for an appointment of theirs. */
async function listed(
  context: RequestContext,
  lines: readonly MoneyLine[],
  { employeeId, withAppointments }: { employeeId: string | null; withAppointments: boolean },
): Promise<ListedPayment[]> {
  const isRead = withAppointments || employeeId !== null;
  const ids = isRead ? [...new Set(lines.flatMap(({ appointmentId }) => appointmentId ?? []))] : [];
  const [named, appointments] = await Promise.all([namedLines(context, lines), readSummaries(context.db, ids)]);
  const byId = new Map(appointments.map((appointment) => [appointment.id, appointment]));
  const all = named.map((line) => ({ ...line, appointment: byId.get(line.appointmentId ?? "") ?? null }));
  return all.filter(({ appointment }) => employeeId === null || appointment?.employee.id === employeeId);
}

/** What went back in the days that are asked for, whenever it was paid, a page of it; nothing of one state of payments. */
export async function backPage(
  context: RequestContext,
  wanted: PaymentsWanted,
  { after, size, withAppointments }: PaymentsFrom,
): Promise<PageOfPayments> {
  const { kind, gateway, by, state, patientIds, paymentIds, employeeId, order } = wanted;
  if (state !== null) return { lines: [], due: [], next: null };
  const asked = { ...periodOf(context, wanted), kind, gateway, by, patientIds, paymentIds };
  const from = { after, most: size, oldestFirst: order === "ascending" };
  const { lines, looked } = await moneyBackLines(context.db, asked, from);
  return { lines: await listed(context, lines, { employeeId, withAppointments }), due: [], next: looked };
}

/** What was paid, a page of it; of one doctor's there may be fewer on a page than it has room for. */
async function paidPage(
  context: RequestContext,
  wanted: PaymentsWanted,
  { after, size, withAppointments }: PaymentsFrom,
) {
  const { kind, gateway, by, state, patientIds, paymentIds, employeeId, order, seesAll } = wanted;
  const most = employeeId === null ? size : MOST_OF_ONE;
  const asked = { ...periodOf(context, wanted), kind, gateway, state, patientIds, paymentIds };
  const from = { after, most: most + 1, oldestFirst: order === "ascending" };
  const { lines: found, looked } =
    seesAll || by === null
      ? await moneyLines(context.db, { ...asked, by }, from)
      : await moneyLinesOfTaker(context.db, { ...asked, by }, from);
  const lines = found.slice(0, most);
  const theirs = await listed(context, lines, { employeeId, withAppointments });
  const page = theirs.slice(0, size);
  const last = theirs.length > size ? page.at(-1) : found.length > most ? lines.at(-1) : looked;
  return { lines: page, due: [], next: last ? { at: last.at, id: last.id } : null };
}

/** What is not paid, or in part, a page of it. What of a doctor's is asked for is appointments alone. */
async function duePage(context: RequestContext, wanted: PaymentsWanted, { after, size }: PaymentsFrom) {
  const { from, until } = periodOf(context, wanted);
  const { patientIds, employeeId } = wanted;
  const { lines, providers } = await readUnpaidLines(context);
  const asked = lines.filter(
    ({ id, at, patientId }) =>
      at >= from &&
      at < until &&
      (patientIds === null || patientIds.includes(patientId)) &&
      (employeeId === null || providers.get(id) === employeeId),
  );
  const { page, next } = await unpaidPage(context, asked, { after, size });
  const links = await paymentLinksOf(context, page);
  return { lines: [], due: page.map((line) => ({ ...line, ...links(line) })), next };
}

/** A page of the payments of the practice, or of what is not paid. */
export const paymentsPage = (
  context: RequestContext,
  wanted: PaymentsWanted,
  from: PaymentsFrom,
): Promise<PageOfPayments> =>
  wanted.state === "due" ? duePage(context, wanted, from) : paidPage(context, wanted, from);
