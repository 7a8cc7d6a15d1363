import { expect, vi } from "vitest";
import type { PaymentRow } from "~/features/billing/data/payments/payments.server";
import { decimalText } from "~/features/billing/gateways/gateway-text";
import type { Begun, Checkout, Flow, Operations, Payer } from "~/features/billing/gateways/operations.server";
import { gatewayByType } from "~/features/billing/gateways/registry.server";
import { connectGateway } from "~/features/billing/services/accounts/connect-gateway.server";
import { collectPayment } from "~/features/billing/services/payments/collect-payment.server";
import { checkPayment } from "~/features/billing/services/payments/check-payment.server";
import { payNow } from "~/features/billing/services/payments/pay-now.server";
import { readReceipt } from "~/features/billing/services/payments/read-receipt.server";
import { refundPayment } from "~/features/billing/services/payments/refund-payment.server";
import { takeEvent } from "~/features/billing/services/payments/take-event.server";
import { closePayment } from "~/features/billing/support/payments/close-payment.server";
import { paymentReference } from "~/features/billing/support/payments/payment-reference.server";
import { readPayment } from "~/features/billing/data/payments/payments.server";
import { minorUnitDigits } from "~/kernel/codes/minor-units";
import { createLogger } from "~/platform/log.server";
import { BROWSER, rowsOf, systemOf } from "../../billing/scene";
import { openPractice } from "../../support/organization";
import type { Practice } from "../../scheduling/scene";
import type { Contract } from "./contract";
import { copyOf } from "../stand-ins/body-of";
import { mount } from "./mount";
import type { StandIn } from "./stand-in";

/** A practice that takes payments by the gateway of a contract, and what its people can do. */
export type Scene = Awaited<ReturnType<typeof openScene>>;

async function practiceIn(currency: string): Promise<Practice> {
  const practice = await openPractice({ now: Date.now() });
  const { db } = await systemOf(practice);
  await db
    .raw("UPDATE organization_profile SET currency_code = ?2 WHERE organization_id = ?1", db.organizationId, currency)
    .run();
  return practice;
}

/** What begins without a call is known to the gateway once its payer's browser is there. */
async function arrive({ contract, standIn }: { contract: Contract; standIn: StandIn }, place: Begun[Flow]) {
  if (contract.begin.answers !== null) return;
  const requests =
    "action" in place
      ? [new Request(place.action, { method: "POST", body: new URLSearchParams(place.fields) })]
      : "checkoutUrl" in place
        ? [new Request(place.checkoutUrl)]
        : [];
  for (const request of requests) expect((await standIn.answer(request)).status).toBe(200);
}

/** Where a stored payment is paid. */
function placeIn({ checkoutUrl, checkoutForm }: PaymentRow): Begun[Flow] {
  const form = checkoutForm === null ? null : (JSON.parse(checkoutForm) as Begun["form"]);
  return form ?? { reference: "", checkoutUrl: checkoutUrl ?? "" };
}

/** The calls that wait for a payer to confirm, by the payment. */
function callsTo(standIn: StandIn) {
  const calls = new Map<string, Promise<unknown>>();
  return {
    /** Leaves a call to wait, and goes on once the gateway has it or it has ended without. */
    async begin(id: string, own: string, call: Promise<unknown>): Promise<void> {
      let ended = false;
      const all = Promise.all([calls.get(id), call.finally(() => void (ended = true))]);
      calls.set(id, all);
      const isThere = () => ended || standIn.begun().some((each) => each.own === own);
      await vi.waitUntil(isThere, { interval: 2, timeout: 10_000 });
    },
    answered: async (id: string): Promise<void> => void (await calls.get(id)),
    async end(): Promise<void> {
      standIn.endCalls?.();
      await Promise.allSettled(calls.values());
    },
  };
}

/** Opens a practice with the gateway connected; `lines` are what it logs. */
export async function openScene(contract: Contract) {
  const practice = await practiceIn(contract.currency);
  const standIn = contract.standIn(practice);
  const line = mount(standIn);
  const lines: string[] = [];
  const logged = { log: createLogger("test", (text) => void lines.push(text)) };
  const stranger = async (at?: number) => ({ ...(await practice.as({ kind: "anonymous" }, at)), ...logged });
  const admin = async () => ({ ...(await practice.as(practice.administrator)), ...logged });
  const declared = gatewayByType(contract.type);
  if (!declared) throw new Error(`${contract.type} is not in the registry`);
  await connectGateway(await admin(), { type: contract.type, ...contract.given });
  const { connecting } = declared;
  const kept = connecting.kind === "account" ? connecting.keep(contract.given) : null;
  const ownOf = async (id: string) => (await declared.referenceOf?.(id)) ?? id;
  const calls = callsTo(standIn);
  const call = async (id: string) => collectPayment({ ...(await systemOf(practice)), ...logged }, id);
  const look = async (payment: PaymentRow) => {
    const reference = await paymentReference(await stranger(), payment);
    return (await readReceipt(await stranger(), reference)).status;
  };
  return {
    contract,
    declared,
    standIn,
    line,
    practice,
    lines,
    stranger,
    admin,
    ownOf,
    look,
    /** Operations by the account, as the product gets them. */
    operations: async (): Promise<Operations> => declared.open(await stranger(), kept),
    /** Begins a payment by the practice's link, and has its payer go where it is paid. */
    begin: async (amountMinor = contract.amountMinor): Promise<PaymentRow & { own: string }> => {
      const amount = decimalText(amountMinor, minorUnitDigits(contract.currency));
      const { phone } = contract;
      const invoice = { name: "Ines Prat", email: "ines@example.com", amount, description: "Invoice 7", phone };
      const { payment } = await payNow(await stranger(), invoice, BROWSER);
      const own = await ownOf(payment.id);
      if (contract.calls) await calls.begin(payment.id, own, call(payment.id));
      else await arrive({ contract, standIn }, placeIn(payment));
      return { ...payment, own };
    },
    /** The payer of what was begun goes where it is paid, or has the phone in hand. */
    arrive: async (place: Begun[Flow]) => {
      if (!("asked" in place)) return arrive({ contract, standIn }, place);
      const { collect } = declared.open(await stranger(), kept);
      await calls.begin(
        place.reference,
        place.reference,
        collect?.(place.asked) ?? Promise.reject(new Error("no call")),
      );
    },
    /** Hands over a message that the gateway is to be called for a payment. */
    call,
    /** The payment that was begun last, with its signed name. */
    latest: async () => {
      const system = await systemOf(practice);
      const found = await rowsOf<{ id: string }>(
        system,
        "SELECT id FROM payment WHERE organization_id = ?1 ORDER BY created_at DESC, id DESC LIMIT 1",
      );
      return Promise.all(
        found.map(async ({ id }) => {
          const payment = await readPayment(system.db, id);
          if (!payment) throw new Error("the payment is not stored");
          return { ...payment, reference: await paymentReference(system, payment) };
        }),
      );
    },
    /** Calls the gateway for a payment that was begun by the practice's page, and goes on once its payer is asked. */
    ring: async (id: string) => calls.begin(id, await ownOf(id), call(id)),
    /** The call of a payment has ended, and what came of it is written. */
    answered: calls.answered,
    stored: async (id: string) => {
      const row = await readPayment((await systemOf(practice)).db, id);
      if (!row) throw new Error("the payment is not stored");
      return row;
    },
    eventsOf: async (id: string, of: Practice = practice) =>
      rowsOf<{ id: string }>(
        await systemOf(of),
        "SELECT event_id AS id FROM gateway_event WHERE organization_id = ?1 AND payment_id = ?2",
        id,
      ),
    /** Hands a message over; the same one may be handed over again. */
    tell: async (request: Request) => takeEvent(await stranger(), contract.type, await copyOf(request)),
    close: async (payment: PaymentRow) => closePayment(await systemOf(practice), payment),
    /** Looks at a payment that nobody came back from, so long after it began (ms). */
    lookAgain: async ({ id, createdAt }: PaymentRow, after: number) =>
      checkPayment(await systemOf(practice, createdAt + after), { id, dueAt: createdAt }),
    /** Has a person look into a payment, and asks for its money back. */
    giveBack: async (id: string) => {
      const { db } = await systemOf(practice);
      const flag = "UPDATE payment SET review = coalesce(review, 'NOT_NEEDED') WHERE organization_id = ?1 AND id = ?2";
      await db.raw(flag, db.organizationId, id).run();
      await refundPayment(await admin(), { paymentId: id });
    },
    /** Another practice that has the same account. */
    neighbor: async () => {
      const other = await practiceIn(contract.currency);
      await connectGateway(await other.as(other.administrator), { type: contract.type, ...contract.given });
      return other;
    },
    end: async () => {
      await calls.end();
      vi.unstubAllGlobals();
    },
  };
}

/** What a payment is begun with, apart from any payment that is stored. */
export async function checkoutFor(
  { contract, ownOf }: Scene,
  more: Partial<Checkout & Payer> = {},
): Promise<Checkout & Payer> {
  const paymentId = more.paymentId ?? crypto.randomUUID();
  return {
    paymentId,
    ownReference: await ownOf(paymentId),
    amountMinor: contract.amountMinor,
    currencyCode: contract.currency,
    description: "Appointment at Suite 1",
    returnUrl: `https://clinic.example/paymentGateway/${contract.type}/return/signed`,
    eventUrl: eventUrlOf(contract),
    expiresAt: Date.now() + 86_400_000,
    immediate: false,
    email: "ines@example.com",
    name: "Ines Prat",
    phone: contract.phone ?? "+34600331234",
    ...BROWSER,
    locale: "en-US",
    ...more,
  };
}

/** Where the gateway is told to send its messages. */
export const eventUrlOf = ({ type }: Pick<Contract, "type">): string =>
  `https://clinic.example/paymentGateway/${type}/webhook`;
