import { bookMoney } from "~/features/billing/support/ledger/book-money.server";
import { APPOINTMENT_STATE as S } from "~/features/scheduling/domain/appointments/appointment-states";
import { startAppointment } from "~/features/scheduling/services/appointments/start-appointment.server";
import { issueInvoice } from "~/features/scheduling/services/invoices/issue-invoice.server";
import { uuidv7 } from "~/kernel/ids";
import { priceOf, taxPartsOf } from "~/kernel/money/price";
import type { RequestContext } from "~/platform/context.server";
import { employeeActor } from "../support/organization";
import { givenAppointment, HOUR, type Practice } from "../scheduling/scene";
import { rowsOf, systemOf } from "./scene";

const VAT = { id: "t", name: "VAT", ratePpm: 200_000, isInclusive: false, isCompound: false };
let hours = 30;

/** What everything costs at the practice: `priceMinor` and 20 % VAT on top. */
export async function priced(practice: Practice, priceMinor: number, currencyCode = "EUR"): Promise<number> {
  const { db } = await systemOf(practice);
  const { totalMinor, taxMinor, taxes } = priceOf({ priceMinor, taxes: [VAT], rounding: "HALF_UP" });
  await db
    .raw(
      `UPDATE service_offering_branch SET cost_minor = ?2, price_minor = ?3, tax_minor = ?4, taxes = ?5, currency_code = ?6
WHERE organization_id = ?1`,
      ...[db.organizationId, totalMinor, priceMinor, taxMinor, JSON.stringify(taxPartsOf(taxes)), currencyCode],
    )
    .run();
  return totalMinor;
}

/** An appointment that has begun, and so is charged. */
export async function chargedAppointment(practice: Practice, now: number): Promise<string> {
  const startsAt = Math.floor(now / HOUR) * HOUR - (hours += 1) * HOUR;
  const appointmentId = await givenAppointment(practice, await systemOf(practice), { startsAt, stateId: S.CONFIRMED });
  await startAppointment(await practice.as(employeeActor(practice.ids.doctor), now), { appointmentId });
  return appointmentId;
}

/** Charges by hand of lines, each so much before 20 % VAT. */
export async function chargedByHand(
  practice: Practice,
  lines: readonly { priceMinor: number; quantity?: number }[],
  { currencyCode = "EUR", context }: { currencyCode?: string; context?: RequestContext } = {},
): Promise<string> {
  const by = context ?? (await systemOf(practice));
  const { db, now } = by;
  const chargeId = uuidv7(now);
  const parts = lines.map(({ priceMinor }) => priceOf({ priceMinor, taxes: [VAT], rounding: "HALF_UP" }));
  const sum = (of: "baseMinor" | "taxMinor" | "totalMinor") => parts.reduce((all, part) => all + part[of], 0);
  const patientId = practice.ids.patient;
  await db.rawBatch([
    db.raw(
      `INSERT INTO charge (organization_id, id, patient_id, currency_code, base_minor, tax_minor, total_minor, created_at)
VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)`,
      ...[
        db.organizationId,
        chargeId,
        patientId,
        currencyCode,
        sum("baseMinor"),
        sum("taxMinor"),
        sum("totalMinor"),
        now,
      ],
    ),
    ...parts.map(({ baseMinor, taxMinor, totalMinor, taxes }, at) =>
      db.raw(
        `INSERT INTO charge_line (organization_id, charge_id, line_no, description, quantity, unit_price_minor, base_minor, tax_minor, total_minor, taxes)
VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)`,
        ...[db.organizationId, chargeId, at + 1, `Thing ${at + 1}`, lines[at]?.quantity ?? 1, baseMinor, baseMinor],
        ...[taxMinor, totalMinor, JSON.stringify(taxPartsOf(taxes))],
      ),
    ),
    ...bookMoney(by, [
      {
        ...{ event: "chargedByHand", chargeId, patientId },
        price: {
          ...{ amountMinor: sum("totalMinor"), currencyCode, taxMinor: sum("taxMinor"), discountMinor: 0 },
          taxes: parts.flatMap(({ taxes }) => taxPartsOf(taxes)),
        },
      },
    ]),
  ]);
  return chargeId;
}

/** The invoice of all charges that stand on none. */
export async function invoicedAll(context: RequestContext, of: { patientId: string } | { appointmentId: string }) {
  const { ids } = await issueInvoice(context, of, { charges: null });
  return ids[0] ?? "";
}

/** The numbers that were given in a series, in their order, and what its counter says. */
export async function numbersOf(practice: Practice, series: string) {
  const context = await systemOf(practice);
  const given = await rowsOf<{ seq: number; number: string }>(
    context,
    "SELECT seq, number FROM invoice WHERE organization_id = ?1 AND series = ?2 ORDER BY seq",
    series,
  );
  const [counter] = await rowsOf<{ last: number }>(
    context,
    "SELECT last FROM invoice_series WHERE organization_id = ?1 AND series = ?2",
    series,
  );
  return { seqs: given.map(({ seq }) => seq), numbers: given.map(({ number }) => number), last: counter?.last ?? 0 };
}

/** How an invoice stands. */
export async function standingOf(practice: Practice, id: string) {
  const [row] = await rowsOf<{ state: string; settled: number; credited: number; atIssue: number }>(
    await systemOf(practice),
    `SELECT state, settled_minor AS settled, credited_minor AS credited, paid_at_issue_minor AS "atIssue" FROM invoice_state
WHERE organization_id = ?1 AND invoice_id = ?2`,
    id,
  );
  return row;
}
