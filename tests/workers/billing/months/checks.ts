import { verifyLedger } from "~/features/billing/services/ledger/verify-ledger.server";
import { readStanding } from "~/features/scheduling/services/payments/read-standing.server";
import { systemOf } from "../scene";
import { asksOf } from "./acts-desk";
import { DIGITS, taxOf } from "./arithmetic";
import type { Appointment } from "./expected";
import type { Month } from "./month";

const text = (all: Partial<Record<string, bigint | number>>) =>
  JSON.stringify(Object.fromEntries(Object.entries(all).map(([name, amount]) => [name, String(amount)])));

/** The books come to nothing, hold what their entries come to and what is expected; the product's own check agrees. */
async function books(month: Month): Promise<void> {
  const { findings } = await verifyLedger(await systemOf(month.practice));
  for (const { kind, what } of findings) month.complain(`the product's check: ${kind} ${what}`);
  const { currency } = month.expected.terms;
  const kept = await month.rows<{ account: string; currency: string; amount: number }>(
    `SELECT account || ' ' || holder AS account, currency_code AS currency, balance_minor AS amount FROM ledger_balance
WHERE organization_id = ?1 AND balance_minor <> 0 ORDER BY 1`,
  );
  if (kept.some((each) => each.currency !== currency)) month.complain("a currency that nobody pays in");
  if (kept.reduce((sum, { amount }) => sum + amount, 0) !== 0) month.complain("the accounts do not come to nothing");
  const summed = await month.rows<{ account: string; amount: number }>(
    `SELECT account || ' ' || holder AS account, sum(amount_minor) AS amount FROM ledger_line WHERE organization_id = ?1
GROUP BY account, holder HAVING sum(amount_minor) <> 0 ORDER BY 1`,
  );
  const named = (rows: typeof summed) =>
    Object.fromEntries(rows.map(({ account, amount }) => [account, BigInt(amount)]));
  const [held, entered, expected] = [named(kept), named(summed), month.expected.balances()];
  for (const account of new Set([...Object.keys(held), ...Object.keys(entered), ...Object.keys(expected)])) {
    const [has, lines, should] = [held[account] ?? 0n, entered[account] ?? 0n, expected[account] ?? 0n];
    if (has !== lines) month.complain(`${account} holds ${has}, its entries come to ${lines}`);
    if (has !== should) month.complain(`${account} holds ${has}, not ${should}`);
  }
}

/** Each gateway holds as much as the books say. */
async function gateways(month: Month): Promise<void> {
  for (const gateway of month.gateways.types) {
    const own = month.expected.online.filter((each) => each.gateway === gateway);
    const held = await month.gateways.held(gateway, new Map(own.map(({ id, back }) => [id, back])));
    const booked = month.expected.heldBy(gateway);
    if (held !== booked) month.complain(`${gateway} holds ${held}, the books say ${booked}`);
  }
}

/** Numbers run from one without a gap, and nothing that is charged stands on two invoices. */
async function papers(month: Month): Promise<void> {
  const numbers = await month.rows<{ series: string; first: number; last: number; count: number; counter: number }>(
    `SELECT i.series, min(i.seq) AS first, max(i.seq) AS last, count(DISTINCT i.seq) AS count, s.last AS counter FROM invoice i
LEFT JOIN invoice_series s ON s.organization_id = ?1 AND s.series = i.series WHERE i.organization_id = ?1 GROUP BY i.series`,
  );
  for (const { series, first, last, count, counter } of numbers)
    if (first !== 1 || last !== count || counter !== last)
      month.complain(`${series} runs ${first} to ${last}: ${count}`);
  const lines = await month.rows<{ kind: string; of: string; total: number; tax: number }>(
    `SELECT i.kind, coalesce(l.charge_id, l.appointment_id, '') AS "of", l.total_minor AS total, l.tax_minor AS tax FROM invoice_line l
JOIN invoice i ON i.organization_id = ?1 AND i.id = l.invoice_id WHERE l.organization_id = ?1 AND i.kind <> 'RECEIPT'`,
  );
  const standing = new Map<string, number>();
  for (const { kind, of } of lines) standing.set(of, (standing.get(of) ?? 0) + (kind === "INVOICE" ? 1 : -1));
  // What was charged anew is another charge, and may stand on an invoice beside the one that was taken back.
  for (const charge of month.expected.charges) {
    const on = standing.get(charge.id) ?? 0;
    if (on < 0 || on > 1) month.complain(`${charge.id} stands on ${on} invoices`);
    for (const line of lines.filter(({ of }) => of === charge.id))
      if (BigInt(line.total) !== charge.price.total || BigInt(line.tax) !== taxOf(charge.price))
        month.complain(`${charge.id} is invoiced as ${line.total} with ${line.tax}`);
  }
}

const CHARGED = `SELECT e.appointment_id AS id, count(*) AS n FROM ledger_entry e WHERE e.organization_id = ?1 AND e.kind = 'CHARGE'
AND e.appointment_id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM ledger_entry r WHERE r.organization_id = ?1 AND r.reverses_id = e.id)
GROUP BY e.appointment_id HAVING count(*) > 1`;

const isDone = ({ stage, isDisabled }: Appointment) => stage === "over" && !isDisabled;

/** Nobody is charged twice, pays twice unseen, or owes what counts as paid. */
async function appointments(month: Month): Promise<void> {
  for (const { id, n } of await month.rows<{ id: string; n: number }>(CHARGED))
    month.complain(`${id} is charged ${n} times`);
  const { expected } = month;
  for (const appointment of expected.appointments.filter(isDone)) {
    const { id, charge, waived, paidBy, isReduced } = appointment;
    const byAll = expected.online
      .flatMap(({ items, status, wasFlagged }) =>
        status === "paid" ? items.map((item) => ({ ...item, wasFlagged })) : [],
      )
      .filter(({ of }) => of === appointment);
    const paid = byAll.reduce((sum, { amount }) => sum + amount, expected.paidFor(appointment));
    const left = (charge?.total ?? 0n) - waived - paid;
    const seen =
      appointment.isCheaper ||
      byAll.some(({ wasFlagged }) => wasFlagged) ||
      expected.online.some((each) => each.of === appointment && (each.wasFlagged || each.back > 0n));
    if (left < 0n && !seen) month.complain(`${id} is paid with ${-left} too much, and nobody is told`);
    if (left > 0n && paidBy !== null && paidBy !== "credit" && !isReduced)
      month.complain(`${id} counts as paid and owes ${left}`);
  }
}

/** What each appointment was agreed at, and what the product asks of those who have an account, is what is due. */
async function dues(month: Month): Promise<void> {
  const { expected, practice } = month;
  for (const patient of [practice.ids.patient, practice.ids.otherPatient]) {
    const context = await practice.as(practice.administrator, month.now);
    const [standing] = await readStanding(context, patient);
    const { items = [], toPayMinor = 0, aheadLeftMinor = 0, setAsideMinor = 0 } = standing ?? {};
    const { things, rest, left } = asksOf(month, patient);
    const named = items.map(({ of, id, dueMinor, toPayMinor: asked }) => `${id || of} ${dueMinor} ${asked}`);
    const should = [
      ...things.map(({ of, due, amount }) => `${of.id} ${due} ${amount}`),
      ...(rest > 0n ? [`balance ${rest} ${rest}`] : []),
    ];
    if (named.join() !== should.join()) month.complain(`asked for ${named.join()}, not for ${should.join()}`);
    if (BigInt(aheadLeftMinor) !== left) month.complain(`${aheadLeftMinor} is left ahead, not ${left}`);
    const books = BigInt(toPayMinor - aheadLeftMinor - setAsideMinor);
    if (books !== expected.balanceOf(patient))
      month.complain(`${books} is asked for, ${expected.balanceOf(patient)} is owed`);
  }
  const agreed = await month.rows<{ id: string; base: number; off: number; tax: number; total: number }>(
    `SELECT appointment_id AS id, base_minor AS base, discount_minor AS off, tax_minor AS tax, total_minor AS total
FROM agreed_price WHERE organization_id = ?1`,
  );
  for (const { id, agreed: price } of expected.appointments) {
    const row = agreed.find((each) => each.id === id);
    const has = row ? { base: row.base, off: row.off, tax: row.tax, total: row.total } : {};
    const should = price ? { base: price.base, off: price.off, tax: taxOf(price), total: price.total } : {};
    if (text(has) !== text(should)) month.complain(`${id} was agreed at ${text(has)}, not ${text(should)}`);
  }
}

/** Credits and discounts are used as often as they may be. */
async function limits(month: Month): Promise<void> {
  const { expected } = month;
  for (const grant of expected.grants) {
    const [row] = await month.rows<{ amount: number; held: number; used: number; lapsed: number }>(
      "SELECT amount, held, used, lapsed FROM credit_grant WHERE organization_id = ?1 AND id = ?2",
      grant.id,
    );
    const { amount, held, used, lapsed } = grant;
    if (text(row ?? {}) !== text({ amount, held, used, lapsed }))
      month.complain(`credits ${grant.id} are ${text(row ?? {})}, not ${text({ amount, held, used, lapsed })}`);
    if (held + used + lapsed > amount || Math.min(held, used, lapsed) < 0) month.complain(`${grant.id} is overdrawn`);
  }
  for (const discount of expected.terms.discounts) {
    const [row] = await month.rows<{ used: number }>(
      "SELECT used FROM discount WHERE organization_id = ?1 AND id = ?2",
      discount.id,
    );
    const uses = expected.usesOf(discount).length;
    if (row?.used !== uses) month.complain(`discount ${discount.id} is used ${row?.used ?? "?"} times, not ${uses}`);
    if (discount.limit !== null && uses > discount.limit) month.complain(`discount ${discount.id} is used too often`);
  }
}

/** Everything that must hold of a practice, at any time. */
export async function checkAll(month: Month): Promise<void> {
  if (DIGITS[month.expected.terms.currency] === undefined) month.complain("a currency whose digits are not known");
  for (const check of [books, papers, appointments, dues, limits]) await check(month);
}

/** And, once all that was paid is known, what the gateways hold. */
export const checkGateways = gateways;
