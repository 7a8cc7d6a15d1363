import { lastKindOf, paidAheadBefore, type PaidAhead } from "~/features/billing/public.server";
import { patientNames } from "~/features/patients/public.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import { authorize, verdictOf } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { isPaid } from "../../domain/payments/online-payment";
import { askedIn, itemOf, type Standing } from "../../domain/payments/account-standing";
import { debtorsOf } from "../../domain/payments/unpaid-lines";
import { findsPatients, opensPatients, patientsFound } from "../../support/payments/payments-page.server";
import { readUnpaidLines } from "../../support/payments/unpaid-page.server";
import { standingOfPatient } from "../../support/payments/standing-of-patient.server";
import { toPayOf } from "../../support/payments/to-pay-of.server";
import { currencyAsked } from "../../schemas/payments/take-payment";
import { loadForChange } from "../appointments/change-appointment.server";

/** An appointment for which money is taken at the desk. */
async function appointmentPart(context: RequestContext, appointmentId: string) {
  const loaded = await loadForChange(context, appointmentId, "appointment.markPaid");
  const { appointment, price, dueMinor } = loaded;
  const { id, startsAt, timeZone, patientId } = appointment;
  if (patientId === null) throw new NotFoundError();
  if (!price || price.costMinor === 0 || isPaid(appointment) || dueMinor === 0) {
    const why = appointment.paidByCreditAt !== null ? "paidByCredit" : price?.costMinor ? "alreadyPaid" : "isFree";
    return { patientId, nothing: { id, startsAt, timeZone, why } } as const;
  }
  const toPayMinor = await toPayOf(context, loaded);
  const { currencyCode } = price;
  const coveredMinor = dueMinor - toPayMinor;
  return { patientId, asked: { id, startsAt, timeZone, toPayMinor, coveredMinor, currencyCode } } as const;
}

/** So many who owe something are offered. */
const MOST_OFFERED = 12;

/** Who has something to pay, for whoever takes money for the whole practice. Reading it is audited. */
async function whoOwes(context: RequestContext) {
  if (verdictOf(context, "appointment.markPaid", { kind: "patient", id: "", patientId: "" }) !== "allowed") return [];
  const [{ lines }] = await Promise.all([
    readUnpaidLines(context),
    auditRead(context, { action: "payment.list", subjectKind: "patient", fields: ["unpaid"] }),
  ]);
  const debtors = debtorsOf(lines).slice(0, MOST_OFFERED);
  const names = await patientNames(
    context,
    debtors.map(({ patientId }) => patientId),
  );
  return debtors.map((debtor) => ({ ...debtor, name: names.get(debtor.patientId) ?? "" }));
}

/** What else may be done about a patient's money. */
const NOTHING = { open: false, charge: false, settle: false };

const settles = (context: RequestContext): boolean =>
  context.actor.kind === "employee" && verdictOf(context, "payment.review") === "allowed";

/**
 * How much of an amount that was paid ahead can be used (minor units): for an appointment that is not charged yet, of
 * which `forThis` is the currency, what covers nothing, else all of it where it is still there and something is owed that it can pay.
 */
function usable(
  { currencyCode, aheadMinor, aheadLeftMinor, items }: Standing,
  { currencyCode: of, paidMinor, refundedMinor }: PaidAhead,
  forThis: string | null,
): number {
  if (currencyCode !== of || refundedMinor !== 0) return 0;
  if (forThis !== null) return forThis === of ? Math.min(paidMinor, aheadLeftMinor) : 0;
  return aheadMinor >= paidMinor && items.some((item) => item.of !== "balance") ? paidMinor : 0;
}

/**
 * What the page shows on which money is taken: for an appointment, for all that a patient owes, or the patients whom
 * words find. Of an appointment for which there is nothing to take, as somebody else has just taken it, it says why.
 * @throws NotFoundError for a provider who does not give the appointment
 */
export async function readTakePage(
  context: RequestContext,
  asked: { appointmentId: string | null; patientId: string | null; currencyCode: string | null; search: string },
) {
  await authorize(context, "appointment.markPaid");
  const kind = await lastKindOf(context.db, context.auditActor.id ?? "");
  const { currencyCode } = context.profile;
  const part = asked.appointmentId === null ? null : await appointmentPart(context, asked.appointmentId);
  const { asked: appointment = null, nothing = null } = part ?? {};
  const patientId = part?.patientId ?? asked.patientId;
  const mayFind = findsPatients(context);
  if (patientId === null) {
    const searched = mayFind && asked.search !== "";
    const [found, debtors] = await Promise.all([
      searched ? patientsFound(context, asked.search) : [],
      searched ? [] : whoOwes(context),
    ]);
    return {
      ...{ kind, currencyCode, appointment: null, nothing: null, patient: null, standings: [], ahead: [] },
      ...{ may: NOTHING, mayFind, found, debtors },
    };
  }
  const subject = { kind: "patient", id: patientId, patientId } as const;
  const takesAll = verdictOf(context, "appointment.markPaid", subject) === "allowed";
  if (!takesAll && !part) throw new NotFoundError();
  const most = { before: { at: Number.MAX_SAFE_INTEGER, id: "" }, most: 10 };
  const [names, standings, ahead] = await Promise.all([
    patientNames(context, [patientId]),
    takesAll ? standingOfPatient(context, patientId) : [],
    takesAll ? paidAheadBefore(context.db, patientId, most) : [],
  ]);
  const name = names.get(patientId);
  if (name === undefined) throw new NotFoundError();
  const forThis = appointment && !itemOf(standings, appointment.id) ? appointment.currencyCode : null;
  return {
    ...{ kind, appointment, nothing, mayFind, found: [], debtors: [] },
    may: { open: opensPatients(context), charge: takesAll, settle: settles(context) },
    // What is asked for first, unless another currency is wanted.
    currencyCode:
      currencyAsked.safeParse(asked.currencyCode).data ?? askedIn(standings)[0]?.currencyCode ?? currencyCode,
    patient: { id: patientId, name, takesAll },
    standings,
    ahead: ahead.flatMap((paid) => {
      const amountMinor = Math.max(0, ...standings.map((standing) => usable(standing, paid, forThis)));
      const isForThis = forThis !== null;
      return amountMinor > 0 ? [{ id: paid.id, currencyCode: paid.currencyCode, amountMinor, isForThis }] : [];
    }),
  };
}

export type TakePage = Awaited<ReturnType<typeof readTakePage>>;

/** What of a patient's money can be waived or corrected, for whoever looks after the practice's money. */
export async function readSettlePage(context: RequestContext, patientId: string) {
  await authorize(context, "payment.review");
  const [names, standings] = await Promise.all([
    patientNames(context, [patientId]),
    standingOfPatient(context, patientId),
  ]);
  const name = names.get(patientId);
  if (name === undefined) throw new NotFoundError();
  return {
    patient: { id: patientId, name },
    standings,
    currencyCode: context.profile.currencyCode,
    timeZone: context.profile.timeZone,
  };
}

export type SettlePage = Awaited<ReturnType<typeof readSettlePage>>;
