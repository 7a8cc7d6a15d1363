import {
  deskPaymentsFor,
  givesBackParts,
  moneyLinesOfPatient,
  paymentRefunds,
  readChargeOwed,
  readDeskPayment,
  readMoneyLine,
  readPayment,
  readSurplus,
  wholeRefunds,
  type MoneyLine,
} from "~/features/billing/public.server";
import { employeeNames } from "~/features/identity/public.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import { authorize, verdictOf } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { readForChange, type AppointmentForChange } from "../../data/appointments/appointment-change-read.server";
import { moneyOfAppointment } from "../../data/payments/items-read.server";
import type { Standing } from "../../domain/payments/account-standing";
import type { ItemPay } from "../../domain/payments/item-pay";
import type { OfferedCredits } from "../../domain/booking/offered-credits";
import type { GoneBack, PaidThingView, PaymentLine } from "../../domain/payments/payment-line";
import { isGone } from "../../domain/payments/online-payment";
import { willBeOwed } from "../../domain/payments/owed";
import { askedOf, type PaymentItem } from "../../domain/payments/payment-item";
import { aheadRefundParts, deskRefundParts, type DeskRefundParts } from "../../support/payments/desk-refunds.server";
import { itemPay } from "../../support/payments/item-pay.server";
import { standingOfPatient } from "../../support/payments/standing-of-patient.server";
import { appointmentItems, chargeItems, onlineIdsOf } from "../../support/payments/payment-items.server";
import { creditsFor } from "../../support/payments/appointment-credit.server";
import { thingsPaid } from "../../support/payments/things-paid.server";
import { namedLines } from "../../support/payments/named-lines.server";

async function goneBackOf(context: RequestContext, line: MoneyLine): Promise<GoneBack[]> {
  const { db } = context;
  const [desk, parts, wholes] = await Promise.all([
    line.deskId === null ? [] : readDeskPayment(db, line.deskId),
    line.paymentId === null ? [] : paymentRefunds(db, line.paymentId),
    line.paymentId === null ? [] : wholeRefunds(db, line.paymentId),
  ]);
  const rows = [
    ...desk
      .filter(({ act }) => act !== "TAKEN")
      .map(({ act, amountMinor, ...row }) => ({
        ...row,
        what: act === "UNDONE" ? ("undone" as const) : ("refunded" as const),
        amountMinor: -amountMinor,
      })),
    ...parts.map((row) => ({
      ...row,
      what: ({ REQUESTED: "asked", DONE: "refunded", REFUSED: "refused" } as const)[row.status],
    })),
    ...wholes.map((row) => ({
      ...row,
      what: ({ REFUND_REQUESTED: "requested", REFUND_REFUSED: "refused", REFUND: "refunded" } as const)[row.kind],
    })),
  ].sort((one, other) => one.at - other.at);
  const names = await employeeNames(context, [...new Set(rows.flatMap(({ actorId }) => actorId ?? []))]);
  return rows.map(({ id, at, what, amountMinor, reason, actorId }) => ({
    ...{ id, at, what, amountMinor, reason, byName: names.get(actorId ?? "") ?? "" },
  }));
}

/** Whether this person may see a payment: who looks after the practice's money, who took it, and who gave it. */
function maySee(context: RequestContext, { patientId, actorId }: MoneyLine): boolean {
  const { actor } = context;
  if (actor.kind === "patient")
    return (
      patientId === actor.patientId &&
      verdictOf(context, "payment.read", { kind: "patient", id: patientId, patientId }) === "allowed"
    );
  return verdictOf(context, "payment.review") === "allowed" || actorId === context.auditActor.id;
}

/**
 * What of a payment covers nothing yet (minor units): it was paid ahead, is no longer needed, or was kept. Of what is for
 * an appointment still to come, none is.
 */
async function unusedOf(
  context: RequestContext,
  { patientId, paymentId, currencyCode }: MoneyLine,
  parts: DeskRefundParts | null,
  loaded: AppointmentForChange | undefined,
): Promise<number> {
  if (parts) return parts.backMinor;
  if (patientId === null || paymentId === null) return 0;
  if (loaded && !loaded.isCharged && loaded.appointment.disabledAt === null && !isGone(loaded.appointment.stateId))
    return 0;
  const [surplus, standings] = await Promise.all([
    readSurplus(context.db, [paymentId]),
    standingOfPatient(context, patientId),
  ]);
  const left = standings.find((each) => each.currencyCode === currencyCode)?.aheadLeftMinor ?? 0;
  return Math.min(surplus.get(paymentId)?.surplusMinor ?? 0, left);
}

/** Of money at the desk what should go back, and what covers something else; null where all of it pays for one thing. */
async function partsOf(context: RequestContext, line: MoneyLine): Promise<DeskRefundParts | null> {
  const { id, deskId, patientId, appointmentId, chargeId, currencyCode } = line;
  const leftMinor = line.amountMinor - line.refundedMinor;
  if (deskId === null || patientId === null) return null;
  if (appointmentId !== null) return deskRefundParts(context, { id, patientId, appointmentId, leftMinor });
  return chargeId === null ? aheadRefundParts(context, { patientId, currencyCode, leftMinor }) : null;
}

/** Money came by it, whatever became of that. */
const isReceived = ({ deskId, paymentId }: MoneyLine): boolean => deskId !== null || paymentId !== null;

export interface ViewedPayment {
  line: PaymentLine;
  /** What it paid for; none of a waiver or a correction. */
  things: PaidThingView[];
  goneBack: GoneBack[];
  timeZone: string;
  /** What may be done: give back, take back what was written down by mistake. */
  may: { refund: boolean; takeBack: boolean };
  /** Its gateway gives parts back; null of money at the desk. */
  givesParts: boolean | null;
  /** It pays for what is not charged yet: whoever gives it back says whether it is still owed. */
  mayStillOwe: boolean;
  /** A person looks into it, so that all of it can go back at once, or be noted as given back by hand. */
  isReviewed: boolean;
  /** What of it is on its way back (minor units). */
  backMinor: number;
  /** What of it covers nothing yet (minor units). */
  unusedMinor: number;
  /** Of money at the desk that is too much, or for nothing in particular: what goes back, and what covers something. */
  parts: DeskRefundParts | null;
}

/**
 * One payment by the id of its entry in the books. Reading it is audited.
 * @throws NotFoundError for one that is unknown or not this person's to see
 */
export async function viewPayment(context: RequestContext, id: string): Promise<ViewedPayment> {
  if (context.actor.kind === "patient") await authorize(context, "payment.read");
  else await authorize(context, "appointment.markPaid");
  const line = await readMoneyLine(context.db, id);
  if (!line || !maySee(context, line)) throw new NotFoundError();
  const { patientId, state, deskId, paymentId, amountMinor, refundedMinor } = line;
  const [[named], things, goneBack, givesParts, online, loaded] = await Promise.all([
    namedLines(context, [line]),
    isReceived(line) ? thingsPaid(context, line) : [],
    goneBackOf(context, line),
    paymentId === null ? null : givesBackParts(context, line.gatewayType),
    paymentId === null ? undefined : readPayment(context.db, paymentId),
    line.appointmentId === null ? undefined : readForChange(context.db, line.appointmentId, context.now),
    auditRead(context, { action: "payment.read", subjectKind: "payment", subjectId: id, patientId }),
  ]);
  if (!named) throw new NotFoundError();
  const reviews = verdictOf(context, "payment.review") === "allowed" && context.actor.kind === "employee";
  const isRequested = online?.status === "PAID" && online.review === "REFUND_REQUESTED";
  const asked = goneBack.reduce((sum, { what, amountMinor: minor }) => (what === "asked" ? sum + minor : sum), 0);
  const stands = (state === "paid" || state === "partlyRefunded") && amountMinor > refundedMinor;
  const parts = stands ? await partsOf(context, line) : null;
  return {
    parts: reviews ? parts : null,
    backMinor: isRequested ? amountMinor - refundedMinor : asked,
    unusedMinor: stands && !isRequested ? await unusedOf(context, line, parts, loaded) : 0,
    ...{ line: named, things, goneBack, timeZone: context.profile.timeZone, givesParts },
    mayStillOwe: loaded !== undefined && loaded.price !== null && willBeOwed(loaded.appointment),
    isReviewed: online?.status === "PAID" && online.review !== null && online.review !== "REFUND_REQUESTED",
    may: {
      refund: reviews && stands && !isRequested && (deskId !== null || paymentId !== null),
      takeBack: reviews && deskId !== null && state === "paid",
    },
  };
}

export interface ViewedItem {
  item: PaymentItem;
  /** What was paid for it. */
  lines: PaymentLine[];
  timeZone: string;
  /** The patient's credits that could pay for it; null where none can. */
  credits: OfferedCredits | null;
  /** How what is left of it is paid; null where nothing is. */
  pay: ItemPay | null;
}

/** How many credits could pay for an appointment that is owed, and how else it is paid; a charge is paid in money. */
async function waysToPay(context: RequestContext, item: PaymentItem, standings: readonly Standing[]) {
  const { of, id, dueMinor } = item;
  if (dueMinor === 0) return { credits: null, pay: null };
  const loaded = of === "appointment" ? await readForChange(context.db, id, context.now) : undefined;
  const [credits, pay] = await Promise.all([
    loaded ? creditsFor(context, loaded) : null,
    itemPay(context, askedOf(item, standings), loaded, standings),
  ]);
  return { credits, pay };
}

/** What was paid for one thing, of the latest of its patient's payments. */
async function linesFor(context: RequestContext, patientId: string, item: PaymentItem, online: readonly string[]) {
  const from = 0;
  const found = await moneyLinesOfPatient(context.db, patientId, { from, until: Number.MAX_SAFE_INTEGER, most: 500 });
  const desk = await deskPaymentsFor(context.db, item.of === "charge" ? "charge_id" : "appointment_id", item.id);
  const own = new Set(desk.map(({ id }) => id));
  return namedLines(
    context,
    found.filter((line) => own.has(line.deskId ?? "") || online.includes(line.paymentId ?? "")),
  );
}

/**
 * An appointment or a charge of the patient who is signed in, with what was paid for it.
 * @throws NotFoundError for one that is unknown or somebody else's
 */
export async function viewPaymentItem(context: RequestContext, id: string): Promise<ViewedItem> {
  await authorize(context, "payment.read");
  if (context.actor.kind !== "patient") throw new NotFoundError();
  const { patientId } = context.actor;
  await authorize(context, "payment.read", { kind: "patient", id: patientId, patientId });
  const [appointment, charge, standings] = await Promise.all([
    moneyOfAppointment(context.db, id),
    readChargeOwed(context.db, id),
    standingOfPatient(context, patientId),
    auditRead(context, { action: "payment.read", subjectKind: "payment", subjectId: id, patientId }),
  ]);
  const row = [appointment, charge].find((each) => each?.patientId === patientId);
  if (!row) throw new NotFoundError();
  const [item] = "costMinor" in row ? await appointmentItems(context.db, [row]) : chargeItems([row]);
  if (!item) throw new NotFoundError();
  const online = "costMinor" in row ? onlineIdsOf(row) : [];
  const [lines, ways] = await Promise.all([
    linesFor(context, patientId, item, online),
    waysToPay(context, item, standings),
  ]);
  return { item: askedOf(item, standings), lines, ...ways, timeZone: context.profile.timeZone };
}
