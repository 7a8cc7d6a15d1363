import { expect, vi } from "vitest";
import type { PaymentRow } from "~/features/billing/data/payments/payments.server";
import { decimalText } from "~/features/billing/gateways/gateway-text";
import type { Begun, Checkout, Flow, Operations, Payer } from "~/features/billing/gateways/operations.server";
import { gatewayByType } from "~/features/billing/gateways/registry.server";
import { connectGateway } from "~/features/billing/services/accounts/connect-gateway.server";
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

/** Opens a practice with the gateway connected; `lines` are what it logs. */
export async function openScene(contract: Contract) {
  const standIn = contract.standIn();
  const line = mount(standIn);
  const practice = await practiceIn(contract.currency);
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
      await arrive({ contract, standIn }, placeIn(payment));
      return { ...payment, own: await ownOf(payment.id) };
    },
    /** The payer of what was begun goes where it is paid. */
    arrive: (place: Begun[Flow]) => arrive({ contract, standIn }, place),
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
    end: () => vi.unstubAllGlobals(),
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
