import { assignCredits } from "~/features/billing/services/credits/assign-credits.server";
import { expireCredits } from "~/features/billing/services/credits/expire-credits.server";
import { creditInvoice, readCreditForm } from "~/features/billing/services/invoices/credit-invoice.server";
import { changeTaxRounding } from "~/features/organization/services/prices/change-tax-rounding.server";
import {
  issueInvoice,
  issueReceipt,
  readInvoiceChoice,
} from "~/features/scheduling/services/invoices/issue-invoice.server";
import { DAY, type Month } from "./month";

/** Somebody who was charged. */
const charged = (month: Month): string | undefined =>
  month.draw.pick([
    ...month.appointments(({ charge }) => charge !== null).map(({ patient }) => patient),
    ...month.expected.charges.map(({ patient }) => patient),
  ]);

/** An invoice of all that stands on none, or of some of it; now and then two people issue it at once. */
export async function invoice(month: Month): Promise<boolean> {
  const patientId = charged(month);
  if (patientId === undefined) return false;
  const { admin } = month.people;
  const choice = await month.tried(admin, (context) => readInvoiceChoice(context, { patientId }));
  if (!choice.done || !choice.answer || choice.answer.charges.length === 0) return false;
  const keys = choice.answer.charges.map(({ key }) => key);
  const some = month.draw.oneIn(2) ? keys : keys.filter(() => month.draw.oneIn(2));
  const charges = some.length === 0 ? keys : some;
  const work = (context: Parameters<typeof issueInvoice>[0]) => issueInvoice(context, { patientId }, { charges });
  if (!month.draw.oneIn(4)) return (await month.tried(admin, work)).done;
  const both = await month.atOnce([
    { by: admin, work },
    { by: admin, work },
  ]);
  month.count("two at once: invoices");
  if (both.filter(({ done }) => done).length !== 1) month.complain("one charge was invoiced twice, or by nobody");
  return true;
}

/** Lines of an invoice are taken back by a credit note. */
export async function creditNote(month: Month): Promise<boolean> {
  const invoices = await month.rows<{ id: string }>(
    "SELECT id FROM invoice WHERE organization_id = ?1 AND kind = 'INVOICE' ORDER BY id",
  );
  const id = month.draw.pick(invoices)?.id;
  if (id === undefined) return false;
  const { admin } = month.people;
  const form = await month.tried(admin, (context) => readCreditForm(context, id));
  if (!form.done || !form.answer) return false;
  const lines = form.answer.lines.map(({ lineNo }) => lineNo).filter(() => month.draw.oneIn(2));
  if (lines.length === 0) return false;
  const work = (context: Parameters<typeof creditInvoice>[0]) => creditInvoice(context, id, { lines, reason: "Wrong" });
  if (!month.draw.oneIn(4)) return (await month.tried(admin, work)).done;
  const both = await month.atOnce([
    { by: admin, work },
    { by: admin, work },
  ]);
  month.count("two at once: credit notes");
  if (both.filter(({ done }) => done).length !== 1) month.complain("one line was credited twice, or by nobody");
  return true;
}

/** A payment gets its receipt. */
export async function receipt(month: Month): Promise<boolean> {
  const patientId = charged(month);
  if (patientId === undefined) return false;
  const choice = await month.tried(month.people.admin, (context) => readInvoiceChoice(context, { patientId }));
  if (!choice.done || !choice.answer) return false;
  const payment = month.draw.pick(choice.answer.payments)?.sourceKey;
  if (payment === undefined) return false;
  return (await month.tried(month.people.admin, (context) => issueReceipt(context, { patientId }, { payment }))).done;
}

/** A patient is given credits, which end on a day that no other of theirs ends on. */
export async function grant(month: Month): Promise<boolean> {
  const { draw, practice, expected } = month;
  const patient = draw.oneIn(2) ? practice.ids.patient : practice.ids.otherPatient;
  const amount = draw.between(1, 3);
  const lastDay = month.dayOf(month.now) + draw.between(1, 12);
  if (expected.grants.some((each) => each.patient === patient && Math.abs(each.lastDay - lastDay) < 1)) return false;
  const expiresOn = new Date(lastDay * DAY).toISOString().slice(0, 10);
  const asked = { patientIds: [patient], amount, expiresOn, idempotencyKey: month.key() };
  const outcome = await month.tried(month.people.admin, (context) => assignCredits(context, asked));
  if (!outcome.done || !outcome.answer) return false;
  const id = outcome.answer.grantIds[0] ?? "";
  expected.grants.push({ id, patient, amount, held: 0, used: 0, lapsed: 0, lastDay, isOver: false });
  return true;
}

/** What is left of credits lapses, once their last day is over. */
export async function lapse(month: Month): Promise<boolean> {
  const today = month.dayOf(month.now);
  const found = month.draw.pick(month.expected.grants.filter(({ isOver, lastDay }) => !isOver && lastDay < today));
  if (!found) return false;
  const { id } = found;
  const outcome = await month.tried(month.people.system, (context) => expireCredits(context, { id, dueAt: month.now }));
  if (outcome.done) month.expected.expire(found, today);
  return outcome.done;
}

/** The practice rounds otherwise from now on. */
export async function round(month: Month): Promise<boolean> {
  const { terms } = month.expected;
  if (!month.draw.oneIn(3)) return false;
  const rounding = terms.rounding === "HALF_UP" ? "HALF_EVEN" : "HALF_UP";
  const outcome = await month.tried(month.people.admin, (context) => changeTaxRounding(context, { rounding }));
  if (outcome.done) terms.rounding = rounding;
  return outcome.done;
}
