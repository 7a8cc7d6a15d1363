import { addCharge } from "~/features/scheduling/services/payments/add-charge.server";
import { chargeAppointment } from "~/features/scheduling/services/payments/charge-appointment.server";
import { correctBalance } from "~/features/scheduling/services/payments/correct-balance.server";
import { discountAppointment } from "~/features/scheduling/services/payments/discount-appointment.server";
import { markPaidAtClinic } from "~/features/scheduling/services/payments/mark-paid-at-clinic.server";
import { refundAtDesk } from "~/features/scheduling/services/payments/refund-at-desk.server";
import { takeBackCharge } from "~/features/scheduling/services/payments/take-back-charge.server";
import { takeBackPayment } from "~/features/scheduling/services/payments/take-back-payment.server";
import { takeBalance } from "~/features/scheduling/services/payments/take-balance.server";
import { usePaidAhead } from "~/features/scheduling/services/payments/use-paid-ahead.server";
import { writeOff } from "~/features/scheduling/services/payments/write-off.server";
import { undoAppointment } from "~/features/scheduling/services/appointments/undo-appointment.server";
import { priced, written } from "./arithmetic";
import { backOf, type Appointment, type HandCharge, type Kind, type Taking } from "./expected";
import type { Month } from "./month";

const KINDS: readonly Kind[] = ["CASH", "CARD", "TRANSFER"];
const isPayable = ({ stage }: Appointment) => stage !== "off" && stage !== "missed";

/** A part of an amount, or all of it. */
function partOf(month: Month, amount: bigint): bigint {
  if (amount <= 1n || month.draw.oneIn(2)) return amount;
  return (amount * BigInt(month.draw.between(1, 99))) / 100n || 1n;
}

const text = (month: Month, amount: bigint) => written(amount, month.expected.terms.currency);

/** Money is taken for an appointment, all or a part; now and then by two people at once, and now and then undone. */
export async function payAtDesk(month: Month): Promise<boolean> {
  const { draw, expected, people } = month;
  const appointment = draw.pick(month.appointments((each) => isPayable(each) && expected.dueOf(each) > 0n));
  if (!appointment) return false;
  const due = expected.dueOf(appointment);
  const amount = partOf(month, due);
  const kind = draw.pick(KINDS) ?? "CASH";
  const asked = { appointmentId: appointment.id, kind, amount: text(month, amount) };
  const taken = () => {
    expected.take(appointment, { patient: appointment.patient, kind, amount });
    if (amount === due) expected.markPaid(appointment, "desk");
  };
  if (amount === due && draw.oneIn(4)) {
    const both = await month.atOnce(
      [people.admin, people.doctor].map((by) => ({
        by,
        work: (context) => markPaidAtClinic(context, { ...asked, idempotencyKey: month.key() }),
      })),
    );
    month.count("two at once: desk");
    if (both.filter(({ done }) => done).length > 1) month.complain(`${appointment.id} was paid at the desk twice`);
    if (both.some(({ done }) => done)) taken();
    return true;
  }
  const key = month.key();
  const outcome = await month.tried(people.admin, (context) =>
    markPaidAtClinic(context, { ...asked, idempotencyKey: key }),
  );
  if (!outcome.done) return false;
  const before = appointment.charge;
  const { stage } = appointment;
  taken();
  if (!draw.oneIn(6)) return true;
  const undone = await month.tried(people.admin, (context) =>
    undoAppointment(context, { appointmentId: asked.appointmentId }),
  );
  if (!undone.done) return true;
  month.count("undone");
  Object.assign(expected.takings.at(-1) ?? {}, { isUndone: true });
  if (amount === due) Object.assign(appointment, { paidBy: null, stage });
  if (before === null && appointment.charge !== null) month.complain(`${appointment.id} was charged by a payment`);
  return true;
}

/** What a patient owes by now, the oldest first. */
export function debtsOf(month: Month, patient: string): { of: Appointment | HandCharge; due: bigint }[] {
  const { expected } = month;
  const appointments = month
    .appointments((each) => each.patient === patient && isPayable(each))
    .filter((each) => each.stage === "begun" || each.stage === "over" || each.charge !== null);
  const charges = expected.charges.filter((each) => each.patient === patient);
  return [...appointments, ...charges]
    .map((of) => ({ of, due: expected.dueOf(of), at: "startsAt" in of ? of.startsAt : of.at }))
    .filter(({ due }) => due > 0n)
    .sort((one, other) => one.at - other.at || (one.of.id < other.of.id ? -1 : 1));
}

/** What is asked of a patient: of single things less what was paid ahead, the oldest first, and beyond them (`rest`). */
export function asksOf(month: Month, patient: string) {
  const { expected } = month;
  const owed = debtsOf(month, patient);
  const due = owed.reduce((sum, each) => sum + each.due, 0n);
  const more = expected.balanceOf(patient) + expected.setAsideOf(patient) - due;
  const rest = more > 0n ? more : 0n;
  let ahead = more < 0n ? -more : 0n;
  const things = owed.map(({ of, due: all }) => {
    const covered = ahead < all ? ahead : all;
    ahead -= covered;
    return { of, due: all, amount: all - covered };
  });
  return { things, rest, left: ahead, total: things.reduce((sum, { amount }) => sum + amount, rest) };
}

/** It is asked for less than what is owed of it: what was paid ahead pays the rest. */
export function asksLess({ of, due, amount }: { of: Appointment | HandCharge; due: bigint; amount: bigint }): void {
  if ("stage" in of && amount < due) of.isReduced = true;
}

function allot(month: Month, taken: { patient: string; kind: Kind; amount: bigint }): void {
  const { expected } = month;
  let left = taken.amount;
  for (const { of, due } of debtsOf(month, taken.patient)) {
    const amount = due < left ? due : left;
    if (amount === 0n) continue;
    left -= amount;
    expected.take(of, { ...taken, amount });
    if ("stage" in of && amount === due) expected.markPaid(of, "desk");
  }
  if (left > 0n) expected.take(null, { ...taken, amount: left });
}

/** Somebody at random who has to do with money. */
const somebody = (month: Month): string =>
  month.draw.pick([month.practice.ids.patient, month.practice.ids.otherPatient]) ?? "";

/** Money for all that a patient owes, and ahead. */
export async function payAllAtDesk(month: Month): Promise<boolean> {
  const patient = somebody(month);
  const { draw, expected } = month;
  const owed = debtsOf(month, patient).reduce((sum, { due }) => sum + due, 0n);
  const amount = partOf(month, owed + (draw.oneIn(3) ? 700n : 0n));
  if (amount === 0n) return false;
  const kind = draw.pick(KINDS) ?? "CASH";
  const key = month.key();
  const outcome = await month.tried(month.people.admin, (context) =>
    takeBalance(context, {
      ...{ patientId: patient, kind, amount: text(month, amount), currencyCode: expected.terms.currency },
      idempotencyKey: key,
    }),
  );
  if (outcome.done) allot(month, { patient, kind, amount });
  return outcome.done;
}

const standing = (month: Month, which: (taking: Taking) => boolean) =>
  month.draw.pick(month.expected.takings.filter((taking) => !taking.isUndone && which(taking)));

/** The product's name for what was taken, found by what is known of it. */
async function deskIdOf(month: Month, taking: Taking): Promise<string | undefined> {
  const same = month.expected.takings.filter((each) => isAlike(each, taking));
  const of = taking.of;
  const found = await month.rows<{ id: string }>(
    `SELECT d.id FROM desk_payment d WHERE d.organization_id = ?1 AND d.act = 'TAKEN' AND d.patient_id = ?2
AND d.amount_minor = ?3 AND d.kind = ?4 AND coalesce(d.appointment_id, d.charge_id, '') = ?5 ORDER BY d.at, d.rowid`,
    ...[taking.patient, Number(taking.amount), taking.kind, of?.id ?? ""],
  );
  if (found.length !== same.length)
    month.complain(`${found.length} takings, ${same.length} expected of ${of?.id ?? ""}`);
  return found[same.indexOf(taking)]?.id;
}

const isAlike = (one: Taking, other: Taking): boolean =>
  one.of === other.of && one.patient === other.patient && one.amount === other.amount && one.kind === other.kind;

/** What was paid ahead pays what is owed by now. */
export async function useAhead(month: Month): Promise<boolean> {
  const taking = standing(month, ({ of, back }) => of === null && back.length === 0);
  if (!taking || debtsOf(month, taking.patient).length === 0) return false;
  const deskId = await deskIdOf(month, taking);
  const outcome = await month.tried(month.people.admin, (context) => usePaidAhead(context, { deskId }));
  if (!outcome.done) return false;
  taking.isUndone = true;
  allot(month, taking);
  return true;
}

/** Money goes back at the desk; what went back is owed no more, unless it is said of what is to come that it still is. */
export async function refund(month: Month): Promise<boolean> {
  const taking = standing(month, (each) => backOf(each) < each.amount);
  if (!taking || !month.draw.oneIn(2)) return false;
  const { expected, draw } = month;
  const amount = partOf(month, taking.amount - backOf(taking));
  const kind = draw.pick(KINDS) ?? "CASH";
  const deskId = await deskIdOf(month, taking);
  const key = month.key();
  const stillOwes = draw.oneIn(2);
  const asked = { deskId, amount: text(month, amount), kind, reason: "Given back", idempotencyKey: key };
  const needed = taking.of !== null && "stage" in taking.of ? expected.neededOf(taking.of, amount) : amount;
  const outcome = await month.tried(month.people.admin, (context) =>
    refundAtDesk(context, { ...asked, stillOwes: stillOwes ? "owed" : "waived" }),
  );
  if (!outcome.done) return false;
  taking.back.push({ kind, amount });
  const { of, patient } = taking;
  if (of === null) return true;
  if (!("stage" in of)) {
    if (!of.isBack) expected.waived.push({ patient, amount });
  } else if ((of.stage === "begun" || of.stage === "over") && !of.isDisabled && of.paidBy !== "credit")
    of.waived += amount;
  else if ((of.stage === "asked" || of.stage === "agreed") && !of.isDisabled && of.paidBy !== "credit") {
    if (!stillOwes) of.waived += needed;
    else if (expected.lackOf(of) > 0n) expected.unpaid(of);
  }
  return true;
}

/** A payment that was written down by mistake is taken back; now and then by two people at once. */
export async function takeBack(month: Month): Promise<boolean> {
  const taking = standing(month, (each) => each.back.length === 0);
  if (!taking || !month.draw.oneIn(3)) return false;
  const deskId = await deskIdOf(month, taking);
  const work = (context: Parameters<typeof takeBackPayment>[0]) =>
    takeBackPayment(context, { deskId, reason: "Typed at the wrong patient" });
  const { admin } = month.people;
  if (month.draw.oneIn(4)) {
    const both = await month.atOnce([
      { by: admin, work },
      { by: admin, work },
    ]);
    month.count("two at once: taken back");
    if (both.filter(({ done }) => done).length > 1) month.complain("one payment was taken back twice");
    if (!both.some(({ done }) => done)) return false;
  } else if (!(await month.tried(admin, work)).done) return false;
  taking.isUndone = true;
  const { of } = taking;
  if (of === null) return true;
  if (!("stage" in of)) of.paid -= taking.amount;
  else if (month.expected.lackOf(of) > 0n) month.expected.unpaid(of);
  return true;
}

/** A patient is let off what they owe. */
export async function waive(month: Month): Promise<boolean> {
  const { expected, draw } = month;
  const due = [
    ...month.appointments(({ stage, isDisabled }) => (stage === "begun" || stage === "over") && !isDisabled),
    ...expected.charges,
  ].filter((of) => expected.dueOf(of) > 0n);
  const of = draw.pick(due);
  if (!of || !draw.oneIn(3)) return false;
  const amount = partOf(month, expected.dueOf(of));
  const named = "stage" in of ? { appointmentId: of.id } : { chargeId: of.id };
  const asked = { ...named, amount: text(month, amount), reason: "Hardship", idempotencyKey: month.key() };
  const outcome = await month.tried(month.people.admin, (context) => writeOff(context, asked));
  if (!outcome.done) return false;
  if ("stage" in of) of.waived += amount;
  else {
    of.paid += amount;
    expected.waived.push({ patient: of.patient, amount });
  }
  return true;
}

/** A balance is put right by hand. */
export async function correct(month: Month): Promise<boolean> {
  const patient = somebody(month);
  const amount = BigInt(month.draw.between(1, 5_000));
  const isMore = month.draw.oneIn(2);
  const { currency: currencyCode } = month.expected.terms;
  const asked = {
    ...{ patientId: patient, way: isMore ? "owesMore" : "owesLess", amount: text(month, amount), currencyCode },
    ...{ reason: "Carried over", idempotencyKey: month.key() },
  };
  const outcome = await month.tried(month.people.admin, (context) => correctBalance(context, asked));
  if (outcome.done) month.expected.corrections.push({ patient, amount: isMore ? amount : -amount });
  return outcome.done;
}

/** A patient is charged by hand, with the usual taxes or with some of their own. */
export async function charge(month: Month): Promise<boolean> {
  const { draw, expected } = month;
  const { taxes, rounding } = expected.terms;
  const patient = somebody(month);
  const unit = BigInt(draw.between(1, 30_000));
  const quantity = draw.between(1, 4);
  const isOwn = draw.oneIn(3);
  const own = isOwn ? taxes.filter(() => draw.oneIn(2)) : taxes.filter(({ isDefault }) => isDefault);
  const place = draw.pick(month.places) ?? "";
  const asked = {
    ...{ patientId: patient, description: "Certificate", quantity, unitPrice: text(month, unit), branchId: place },
    ...(isOwn ? { taxMode: "OWN", taxRateIds: own.map(({ id }) => id) } : {}),
    idempotencyKey: month.key(),
  };
  const outcome = await month.tried(month.people.admin, (context) => addCharge(context, asked));
  if (!outcome.done || !outcome.answer) return false;
  const here = own.filter((tax) => tax.place === null || tax.place === place);
  const price = priced(unit * BigInt(quantity), 0n, here, rounding);
  const { chargeId: id } = outcome.answer;
  expected.charges.push({ id, patient, price, paid: 0n, waived: 0n, isBack: false, at: month.now });
  return true;
}

export async function takeChargeBack(month: Month): Promise<boolean> {
  const found = month.draw.pick(month.expected.charges.filter(({ isBack, paid }) => !isBack && paid === 0n));
  if (!found || !month.draw.oneIn(3)) return false;
  const reason = { reason: "Typed twice" };
  const outcome = await month.tried(month.people.admin, (context) => takeBackCharge(context, found.id, reason));
  if (outcome.done) found.isBack = true;
  return outcome.done;
}

/** The price of an appointment is charged before it begins. */
export async function chargeAhead(month: Month): Promise<boolean> {
  const appointment = month.draw.pick(
    month.appointments(({ stage, paidBy }) => (stage === "asked" || stage === "agreed") && paidBy === null),
  );
  if (!appointment) return false;
  const asked = { appointmentId: appointment.id, idempotencyKey: month.key() };
  const outcome = await month.tried(month.people.admin, (context) => chargeAppointment(context, asked));
  if (outcome.done) month.expected.chargeFor(appointment);
  return outcome.done;
}

/** Staff give an appointment a code, or take a discount off it. */
export async function discount(month: Month): Promise<boolean> {
  const { draw, expected } = month;
  const appointment = draw.pick(month.appointments((each) => isPayable(each) && each.paidBy === null));
  if (!appointment) return false;
  const codes = expected.terms.discounts.flatMap(({ code }) => (code === "" ? [] : [code]));
  const isTakenOff = appointment.discounts.length > 0 && draw.oneIn(2);
  const code = isTakenOff ? "" : (draw.pick(codes) ?? "");
  const without = isTakenOff ? (draw.pick(appointment.discounts)?.id ?? null) : null;
  if (code === "" && without === null) return false;
  const asked = { appointmentId: appointment.id, discountCode: code, ...(without === null ? {} : { remove: without }) };
  const key = month.key();
  const outcome = await month.tried(month.people.admin, (context) =>
    discountAppointment(context, { ...asked, idempotencyKey: key }),
  );
  if (outcome.done) expected.reprice(appointment, { code, without });
  return outcome.done;
}
