import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { connectGateway } from "~/features/billing/services/accounts/connect-gateway.server";
import { checkLedgerNightly } from "~/features/billing/services/ledger/check-ledger.server";
import { verifyLedger } from "~/features/billing/services/ledger/verify-ledger.server";
import { dismissReview } from "~/features/billing/services/payments/dismiss-review.server";
import { refundPayment } from "~/features/billing/services/payments/refund-payment.server";
import { bookMoney } from "~/features/billing/support/ledger/book-money.server";
import type { MoneyEvent } from "~/features/billing/domain/ledger/booking";
import { APPOINTMENT_STATE as S } from "~/features/scheduling/domain/appointments/appointment-states";
import { createLogger } from "~/platform/log.server";
import { ForbiddenError } from "~/platform/http/errors.server";
import { operate } from "../../../workers/operator";
import { dueHandlers } from "../../../workers/queues/due-work";
import { Books } from "../../support/billing/books";
import { taxedPrice } from "../../support/billing/taxed-price";
import { env, openPractice } from "../support/organization";
import { STRIPE_KEYS, stripeStandIn } from "../support/stripe-stand-in";
import { givenAppointment, HOUR, type Practice } from "../scheduling/scene";
import { ANY_TIME, book, look, paidBy, pay, paymentsOf, rowsOf, systemOf } from "./scene";
import { balancesOf, kindsOf } from "./ledger-scene";

const DAY = 24 * HOUR;
let practice: Practice;
let stripe: ReturnType<typeof stripeStandIn>;
const now = Math.floor(Date.now() / HOUR) * HOUR;

beforeAll(async () => {
  stripe = stripeStandIn();
  practice = await openPractice({ now });
  await connectGateway(await practice.as(practice.administrator, Date.now()), { type: "STRIPE", ...STRIPE_KEYS });
  await paidBy(practice, ANY_TIME);
});
afterAll(() => vi.unstubAllGlobals());

const admin = () => practice.as(practice.administrator, Date.now());
const findings = async (of = practice) => (await verifyLedger(await systemOf(of))).findings;

describe("money of which nobody knows what it is for", () => {
  it("stands in suspense as what came, whoever looks into it, and is gone once it is given back", async () => {
    const appointment = await book(practice, practice.ids.videoOffering);
    const { payment } = await pay(practice, appointment);
    stripe.pay(payment.gatewayReference ?? "", { amount_total: 4_000 });
    await look(practice, appointment);
    expect((await paymentsOf(practice, appointment.appointmentId))[0]).toMatchObject({
      status: "UNCLEAR",
      review: "MISMATCH",
    });
    expect(await balancesOf(practice)).toEqual({ "CLEARING STRIPE EUR": 4_000, "SUSPENSE  EUR": -4_000 });
    expect(await findings()).toEqual([]);
    await refundPayment(await admin(), { paymentId: payment.id });
    expect(await kindsOf(practice, payment.id)).toEqual(["PAYMENT_UNCLEAR", "REFUND"]);
    expect(await balancesOf(practice)).toEqual({});
    await dismissReview(await admin(), { paymentId: payment.id }).catch(() => undefined);
    expect(await findings()).toEqual([]);
  });
});

describe("the books of the database", () => {
  it("hold after every history what books that are kept by hand hold", async () => {
    const own = await openPractice({ now });
    const { patient, otherPatient } = own.ids;
    const system = await systemOf(own);
    const { db } = system;
    let hours = 0;
    let runs = 0;
    const given = () => givenAppointment(own, system, { startsAt: now - (hours += 1) * HOUR, stateId: S.CONFIRMED });
    const givenPayment = async (appointmentId: string | null, patientId: string | null) => {
      const id = crypto.randomUUID();
      await db
        .raw(
          `INSERT INTO payment (organization_id, id, purpose, appointment_id, patient_id, amount_minor, currency_code, status, gateway_type, created_at)
SELECT ?1, ?2, ?3, ?4, ?5, 1, 'EUR', 'FAILED', 'STRIPE', ?6`,
          ...[db.organizationId, id, appointmentId === null ? "PAY_NOW" : "VISIT", appointmentId, patientId, now],
        )
        .run();
      return id;
    };
    const step = fc.constantFrom<MoneyEvent["event"]>(
      ...(["charged", "chargeReversed", "paidAtClinic", "paidAtClinicUndone"] as const),
      ...(["chargedByHand", "chargeTakenBack"] as const),
      ...(["paid", "refundRequested", "refundRefused", "refunded"] as const),
    );
    const books = new Books();
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(step, fc.boolean()), { minLength: 4, maxLength: 14 }),
        taxedPrice(["EUR", "JPY", "KWD", "CLP"]),
        fc.constantFrom(0, 7, 1),
        fc.constantFrom("visit", "link"),
        fc.boolean(),
        async (steps, price, other, way, isClear) => {
          runs += 1;
          const patientId = runs % 2 === 0 ? patient : otherPatient;
          const appointmentId = await given();
          const paidFor = way === "visit" ? { appointmentId, patientId } : { appointmentId: null, patientId: null };
          const paymentId = await givenPayment(paidFor.appointmentId, paidFor.patientId);
          const payment = {
            id: paymentId,
            purpose: way === "visit" ? "VISIT" : "PAY_NOW",
            gatewayType: "STRIPE",
            ...paidFor,
          } as const;
          const came = { ...price, amountMinor: price.amountMinor + other };
          for (const [index, [event, isTwice]] of steps.entries()) {
            const changed = { appointmentId, version: index, patientId, price };
            const all: Partial<Record<MoneyEvent["event"], MoneyEvent>> = {
              charged: { event: "charged", ...changed },
              chargeReversed: { event: "chargeReversed", appointmentId, version: index },
              chargedByHand: { event: "chargedByHand", chargeId: appointmentId, patientId, price },
              chargeTakenBack: { event: "chargeTakenBack", chargeId: appointmentId },
              paidAtClinic: { event: "paidAtClinic", ...changed, price: came },
              paidAtClinicUndone: { event: "paidAtClinicUndone", appointmentId, version: index },
              paid: { event: "paid", payment, came, isClear },
              refundRequested: { event: "refundRequested", paymentId, at: index, reason: "" },
              refundRefused: { event: "refundRefused", paymentId, at: index },
              refunded: { event: "refunded", paymentId, reason: "" },
            };
            // A gateway is asked for money once until it has answered.
            const asked = books.linesOf((entry) => entry.paymentId === paymentId);
            if (event === "refundRequested" && asked.some(({ account }) => account === "REFUNDS")) continue;
            const told = all[event];
            if (!told) continue;
            for (let time = 0; time < (isTwice ? 2 : 1); time += 1) {
              books.book(told);
              await db.rawBatch(bookMoney({ ...system, now: now + index }, [told]));
            }
          }
          expect(await balancesOf(own)).toEqual(books.balances());
        },
      ),
      { numRuns: 25 },
    );
    expect(books.entries.length).toBeGreaterThan(50);
    expect((await findings(own)).filter(({ kind }) => !["payment", "clearing", "charge"].includes(kind))).toEqual([]);
  });
});

describe("the nightly look at the books", () => {
  const dueAt = async () =>
    (
      await rowsOf<{ at: number }>(
        await systemOf(practice),
        "SELECT due_at AS at FROM due_work WHERE organization_id = ?1 AND kind = 'LEDGER_CHECK'",
      )
    )[0]?.at;
  const mails = async () =>
    rowsOf<{ receiver: string }>(
      await systemOf(practice),
      "SELECT json_extract(payload, '$.to.id') AS receiver FROM outbox WHERE organization_id = ?1 AND json_extract(payload, '$.template') = 'ledger.differs'",
    );

  it("is due from the first day on, and says nothing of books that are whole", async () => {
    expect(dueHandlers["LEDGER_CHECK"]).toBe(checkLedgerNightly);
    expect(await dueAt()).toBe(now + DAY);
    await checkLedgerNightly(await systemOf(practice, now + DAY), { id: "daily" });
    expect(await dueAt()).toBe(now + 2 * DAY);
    expect(await mails()).toEqual([]);
  });

  it("tells the administrators and the log of a payment that is not in the books, and so does the operator's command", async () => {
    const { db } = await systemOf(practice);
    await db
      .raw(
        `INSERT INTO payment (organization_id, id, purpose, amount_minor, currency_code, status, gateway_type, created_at, paid_at)
SELECT ?1, 'lost', 'PAY_NOW', 900, 'EUR', 'PAID', 'STRIPE', ?2, ?2`,
        ...[db.organizationId, now],
      )
      .run();
    const lines: string[] = [];
    const context = {
      ...(await systemOf(practice, now + 3 * DAY)),
      log: createLogger("test", (line) => lines.push(line)),
    };
    await checkLedgerNightly(context, { id: "daily" });
    expect((await mails()).map(({ receiver }) => receiver)).toContain(practice.created.creatorEmployeeId);
    expect(lines.join()).toContain('"kinds":"payment clearing"');
    const { slug } = practice.entry;
    const request = new Request("http://localhost/operator/ledger/verify", {
      method: "POST",
      headers: { authorization: `Bearer ${env.OPERATOR_TOKEN}` },
      body: JSON.stringify({ slug }),
    });
    const basis = { log: createLogger("test", () => undefined), requestId: "test", now, waitUntil: () => undefined };
    const answer = await operate(env, request, basis);
    expect(await answer.json()).toMatchObject({
      organizations: [
        {
          slug,
          problems: [
            "lost: the payment is not in the books as it stands",
            "STRIPE EUR: the account of the gateway is not what its payments come to",
          ],
        },
      ],
      next: null,
    });
  });

  it("is the system's alone", async () => {
    await expect(verifyLedger(await admin())).rejects.toThrow(ForbiddenError);
    await expect(checkLedgerNightly(await admin(), { id: "daily" })).rejects.toThrow(ForbiddenError);
  });
});
