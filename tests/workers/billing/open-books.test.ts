import { beforeAll, describe, expect, it } from "vitest";
import { verifyLedger } from "~/features/billing/services/ledger/verify-ledger.server";
import { APPOINTMENT_STATE as S } from "~/features/scheduling/domain/appointments/appointment-states";
import { markPaidAtClinic } from "~/features/scheduling/services/payments/mark-paid-at-clinic.server";
import { readMoneyDay } from "~/features/scheduling/services/payments/read-money-day.server";
import { ROLE } from "~/features/identity/domain/team/roles";
import { ForbiddenError } from "~/platform/http/errors.server";
import { createLogger } from "~/platform/log.server";
import { operate } from "../../../workers/operator";
import { openAllBooks } from "../../../workers/operator-ledger";
import { employeeActor, env, openPractice } from "../support/organization";
import { HOUR, type Practice } from "../scheduling/scene";
import { balancesOf, kindsOf, owedFor } from "./ledger-scene";
import { asSample, givenBefore, givenPayment, NOW, priceOf } from "./opening-scene";
import { rowsOf, systemOf } from "./scene";

let practice: Practice;
let other: Practice;
let price = 0;

const opened = async (of = practice, more: { since?: number } = {}) => openAllBooks(await systemOf(of), more.since);
const findings = async (of = practice) => (await verifyLedger(await systemOf(of))).findings;
const audited = async () =>
  (
    await rowsOf<{ fields: string }>(
      await systemOf(practice),
      "SELECT fields FROM audit_event WHERE organization_id = ?1 AND action = 'ledger.opened' ORDER BY seq",
    )
  ).map(({ fields }) => fields);

beforeAll(async () => {
  practice = await openPractice({ now: NOW, database: "TENANT_DB_0" });
  other = await openPractice({ now: NOW, database: "TENANT_DB_0" });
  price = await priceOf(practice);
  expect(price).toBeGreaterThan(0);
});

describe("opening the books of one organization", () => {
  it("books what was paid, went back and is unpaid, with its audit, and the check finds nothing", async () => {
    const unpaid = await givenBefore(practice, S.COMPLETED);
    const paid = await givenBefore(practice, S.COMPLETED, { paid_at_clinic_at: NOW });
    const canceled = await givenBefore(practice, S.CANCELED);
    const gone = await givenBefore(practice, S.COMPLETED, { disabled_at: NOW });
    const online = await givenBefore(practice, S.CONCLUDED);
    const payments = [
      await givenPayment(practice, "PAID", { appointmentId: online }),
      await givenPayment(practice, "REFUNDED", { appointmentId: canceled }),
      await givenPayment(practice, "PAID", { appointmentId: canceled, review: "REFUND_REQUESTED" }),
      await givenPayment(practice, "UNCLEAR", { review: "MISMATCH" }),
      await givenPayment(practice, "PAID"),
      await givenPayment(practice, "OPEN"),
    ];
    const elsewhere = await givenBefore(other, S.COMPLETED);
    expect(await findings()).not.toEqual([]);

    expect(await opened()).toBe(5 + 1 + 1 + 1 + 3);

    expect(await findings()).toEqual([]);
    expect(await Promise.all([unpaid, paid, canceled, gone, online].map((id) => owedFor(practice, id)))).toEqual([
      ...[price, 0, 0, 0, 0],
    ]);
    expect(await Promise.all(payments.map((id) => kindsOf(practice, id)))).toEqual([
      ...[["PAYMENT"], ["PAYMENT", "REFUND"], ["PAYMENT", "REFUND_REQUESTED"], ["PAYMENT_UNCLEAR"], ["PAYMENT"], []],
    ]);
    expect(await balancesOf(practice)).toEqual({
      [`RECEIVABLE ${practice.ids.patient} EUR`]: price,
      "CASH  EUR": price,
      "CLEARING STRIPE EUR": 4 * 1_500,
      "REFUNDS  EUR": -1_500,
      "REVENUE  EUR": -2 * price - 2 * 1_500,
      "SUSPENSE  EUR": -1_500,
    });
    expect(await audited()).toEqual(Array.from({ length: 5 }, () => '["books"]'));
    expect(await kindsOf(other, elsewhere)).toEqual([]);
    expect(await balancesOf(other)).toEqual({});
  });

  it("books nothing a second time, and leaves no trace of having looked", async () => {
    const before = [await balancesOf(practice), await audited()];
    expect(await opened()).toBe(0);
    expect([await balancesOf(practice), await audited()]).toEqual(before);
  });

  it("books once what several open at once", async () => {
    const owing = await Promise.all([1, 2, 3].map(() => givenBefore(practice, S.COMPLETED)));
    const taken = await givenBefore(practice, S.COMPLETED, { paid_at_clinic_at: NOW });
    const byLink = await givenPayment(practice, "PAID");
    const all = await Promise.all([1, 2, 3, 4].map(() => opened()));
    expect(all.reduce((sum, booked) => sum + booked, 0)).toBe(4 + 1 + 1);
    expect(await Promise.all(owing.map((id) => kindsOf(practice, id)))).toEqual([["CHARGE"], ["CHARGE"], ["CHARGE"]]);
    expect(await kindsOf(practice, taken)).toEqual(["PAYMENT_AT_CLINIC", "CHARGE"]);
    expect(await kindsOf(practice, byLink)).toEqual(["PAYMENT"]);
    expect(await findings()).toEqual([]);
  });

  it("books nothing of what a credit pays nor of sample data, and the check and the list of what is unpaid agree", async () => {
    const byCredit = await givenBefore(practice, S.COMPLETED, { paid_by_credit_at: NOW });
    const sample = await givenBefore(practice, S.COMPLETED, { paid_at_clinic_at: NOW });
    await asSample(practice, sample);
    const owing = await givenBefore(practice, S.COMPLETED);
    expect(await opened()).toBe(1);
    expect(await kindsOf(practice, byCredit)).toEqual([]);
    expect(await kindsOf(practice, sample)).toEqual([]);
    expect(await findings()).toEqual([]);
    const { unpaid } = await readMoneyDay(await practice.as(practice.administrator), {});
    // Less one payment for nothing that is owed, which counts as paid ahead.
    expect(unpaid.find(({ id }) => id === owing)?.amountMinor).toBe(price - 1_500);
    expect(unpaid.map(({ id }) => id)).not.toContain(byCredit);
  });
});

describe("what a Worker from before did to what is in the books already", () => {
  const update = async (table: "payment" | "appointment", id: string, set: string) => {
    const { db } = await systemOf(practice);
    await db.raw(`UPDATE ${table} SET ${set} WHERE organization_id = ?1 AND id = ?2`, db.organizationId, id).run();
  };

  it("has a refund booked that it asked for and one that it gave, with all that is booked of the payment", async () => {
    const id = await givenPayment(practice, "PAID", { appointmentId: await givenBefore(practice, S.CANCELED) });
    await opened();
    await update("payment", id, "review = 'REFUND_REQUESTED'");
    expect(await opened()).toBe(1);
    await update("payment", id, `review = NULL, status = 'REFUNDED', refunded_at = ${NOW}`);
    expect((await findings()).map(({ what }) => what)).toContain(id);
    expect(await opened()).toBe(1);
    expect(await kindsOf(practice, id)).toEqual(["PAYMENT", "REFUND_REQUESTED", "REFUND"]);
    expect(await findings()).toEqual([]);
  });

  it("has a charge booked again that was taken back, once it took place after all", async () => {
    const id = await givenBefore(practice, S.COMPLETED);
    await opened();
    const doctor = await practice.as(employeeActor(practice.ids.doctor, { roles: [ROLE.PROVIDER] }));
    await markPaidAtClinic(doctor, { appointmentId: id });
    await update("appointment", id, "paid_at_clinic_at = NULL, version = version + 1");
    // The reversal that a later version books, of both.
    const { db } = await systemOf(practice);
    for (const [kind, reversed] of [
      ["CHARGE_REVERSED", "CHARGE"],
      ["PAYMENT_AT_CLINIC_UNDONE", "PAYMENT_AT_CLINIC"],
    ])
      await db.rawBatch([
        db.raw(
          `INSERT INTO ledger_entry (organization_id, id, at, kind, currency_code, holder, appointment_id, source_key, reverses_id, reason, actor_kind)
SELECT ?1, e.id || '-', e.at, ?3, e.currency_code, e.holder, e.appointment_id, e.source_key || '-', e.id, '', 'system' FROM ledger_entry e
WHERE e.organization_id = ?1 AND e.appointment_id = ?2 AND e.kind = ?4`,
          ...[db.organizationId, id, kind, reversed],
        ),
        db.raw(
          `INSERT INTO ledger_line (organization_id, entry_id, line_no, account, holder, amount_minor)
SELECT ?1, l.entry_id || '-', l.line_no, l.account, l.holder, -l.amount_minor FROM ledger_entry e
JOIN ledger_line l ON l.organization_id = ?1 AND l.entry_id = e.id WHERE e.organization_id = ?1 AND e.appointment_id = ?2 AND e.kind = ?3`,
          ...[db.organizationId, id, reversed],
        ),
      ]);
    expect(await owedFor(practice, id)).toBe(0);
    await update("appointment", id, `version = version + 1, paid_at_clinic_at = ${NOW}`);
    expect(await opened()).toBe(2);
    expect((await kindsOf(practice, id)).slice(-2)).toEqual(["PAYMENT_AT_CLINIC", "CHARGE"]);
    expect(await findings()).toEqual([]);
  });

  it("is left as it is where it was before the instant that is asked for", async () => {
    const earlier = await givenBefore(practice, S.COMPLETED, { started_at: NOW - 5 * HOUR });
    const later = await givenBefore(practice, S.COMPLETED, { started_at: NOW - HOUR });
    expect(await opened(practice, { since: NOW - 2 * HOUR })).toBe(1);
    expect([await kindsOf(practice, earlier), await kindsOf(practice, later)]).toEqual([[], ["CHARGE"]]);
    expect(await opened()).toBe(1);
  });
});

describe("the operator's command", () => {
  const asked = async (body: unknown, token = env.OPERATOR_TOKEN) =>
    operate(
      env,
      new Request("http://localhost/operator/ledger/open", {
        method: "POST",
        headers: { authorization: `Bearer ${token}` },
        body: JSON.stringify(body),
      }),
      { log: createLogger("test", () => undefined), requestId: "test", now: NOW, waitUntil: () => undefined },
    );

  it("opens the books of the organization of a slug, and says how much that was and what differs", async () => {
    await givenBefore(practice, S.COMPLETED);
    const { slug } = practice.entry;
    const said = (entries: number) => ({ organizations: [{ slug, entries, problems: [] }], next: null });
    expect(await (await asked({ slug })).json()).toEqual(said(1));
    expect(await (await asked({ slug })).json()).toEqual(said(0));
    expect(await balancesOf(other)).toEqual({});
  });

  it("is nobody's without the token, and refuses what is no instant", async () => {
    expect((await asked({ slug: practice.entry.slug }, "guessed")).status).toBe(404);
    expect((await asked({ slug: practice.entry.slug, since: "yesterday" })).status).toBe(422);
  });

  it("is the system's alone", async () => {
    const administrator = await practice.as(practice.administrator);
    await expect(openAllBooks(administrator)).rejects.toThrow(ForbiddenError);
  });
});
