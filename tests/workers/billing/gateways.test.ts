import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { settlePayment } from "~/features/billing/support/payments/settle-payment.server";
import { changePaymentOptions } from "~/features/billing/services/settings/change-payment-options.server";
import { connectGateway } from "~/features/billing/services/accounts/connect-gateway.server";
import { dismissReview } from "~/features/billing/services/payments/dismiss-review.server";
import { listGateways } from "~/features/billing/services/accounts/list-gateways.server";
import {
  answerCheckout,
  readCheckoutPage,
} from "~/features/billing/services/payments/answer-development-checkout.server";
import { listPaymentsToReview } from "~/features/billing/services/payments/list-payments-to-review.server";
import { payNow } from "~/features/billing/services/payments/pay-now.server";
import { paymentReference } from "~/features/billing/support/payments/payment-reference.server";
import { readPaymentOptions } from "~/features/billing/services/settings/read-payment-options.server";
import { readPaymentSettings } from "~/features/billing/services/settings/read-payment-settings.server";
import { readReceipt } from "~/features/billing/services/payments/read-receipt.server";
import { changeGateway } from "~/features/billing/services/accounts/change-gateway.server";
import { takeReturn } from "~/features/billing/services/payments/take-return.server";
import { takeEvent } from "~/features/billing/services/payments/take-event.server";
import { TenantDb } from "~/db/client.server";
import { paths } from "~/paths";
import type { RequestContext } from "~/platform/context.server";
import { ForbiddenError, InvalidError, NotFoundError, StaleFormError } from "~/platform/http/errors.server";
import { withinBodyLimit } from "~/platform/http/http.server";
import { employeeActor, env, openPractice, patientActor } from "../support/organization";
import { faultyDatabase, type Fault } from "../support/faults";
import { STRIPE_KEYS, stripeStandIn } from "../support/stripe-stand-in";
import type { Practice } from "../scheduling/scene";
import { BROWSER, rowsOf, systemOf } from "./scene";

let practice: Practice;
let stripe: ReturnType<typeof stripeStandIn>;

beforeAll(async () => {
  practice = await openPractice({ now: Date.now() });
  stripe = stripeStandIn();
});
afterAll(() => vi.unstubAllGlobals());

const admin = () => practice.as(practice.administrator);
const stranger = () => practice.as({ kind: "anonymous" });
const invoice = { name: "Ines Prat", email: "ines@example.com", amount: "12,50", description: "Invoice 7" };
const statusOf = async (id: string) =>
  (
    await rowsOf<{ status: string }>(
      await systemOf(practice),
      "SELECT status FROM payment WHERE organization_id = ?1 AND id = ?2",
      id,
    )
  )[0]?.status;

describe("a gateway", () => {
  it("is connected by an administrator whose key Stripe knows, and its secrets are never shown again", async () => {
    const sent = { type: "STRIPE", ...STRIPE_KEYS };
    await expect(connectGateway(await admin(), { ...sent, secretKey: "sk_test_other" })).rejects.toThrow(InvalidError);
    await expect(connectGateway(await admin(), { ...sent, publicKey: "pk_live_stand" })).rejects.toThrow(InvalidError);
    for (const actor of [employeeActor(practice.ids.doctor), patientActor(practice.ids.patient, "u")])
      await expect(connectGateway(await practice.as(actor), sent)).rejects.toThrow(ForbiddenError);
    await connectGateway(await admin(), sent);
    const [gateway] = await listGateways(await admin());
    expect(gateway).toMatchObject({ type: "STRIPE", status: "ACTIVE", publicKey: "pk_test_stand", version: 1 });
    const shown = JSON.stringify([await readPaymentSettings(await admin()), await listGateways(await admin())]);
    expect(shown).not.toContain(STRIPE_KEYS.secretKey);
    expect(shown).not.toContain(STRIPE_KEYS.webhookSecret);
    const stored = await rowsOf(
      await systemOf(practice),
      "SELECT sealed FROM tenant_secret WHERE organization_id = ?1",
    );
    expect(JSON.stringify(stored)).not.toContain(STRIPE_KEYS.secretKey);
  });

  it("stays beside another one, and goes with its keys; of two who change it at once the second is told", async () => {
    await connectGateway(await admin(), { type: "DEVELOPMENT" });
    const on = async () => (await listGateways(await admin())).filter(({ status }) => status === "ACTIVE");
    const [first, second] = await on();
    expect([first?.type, second?.type]).toEqual(["STRIPE", "DEVELOPMENT"]);
    const off = (row: typeof first) => ({ id: row?.id, version: row?.version, status: "DISABLED" });
    await changeGateway(await admin(), off(second));
    await expect(changeGateway(await admin(), off(second))).rejects.toThrow(StaleFormError);
    expect((await on()).map(({ type }) => type)).toEqual(["STRIPE"]);
    await changeGateway(await admin(), off(first));
    expect(await on()).toEqual([]);
    await expect(payNow(await stranger(), invoice, BROWSER)).rejects.toThrow(InvalidError);
    await expect(changeGateway(await admin(), { ...off(first), id: "absent" })).rejects.toThrow(NotFoundError);
    await connectGateway(await admin(), { type: "STRIPE", ...STRIPE_KEYS });
  });
});

describe("paying the practice by its link", () => {
  it("takes an amount of its currency, and is paid when Stripe says so", async () => {
    const { payment, checkoutUrl } = await payNow(await stranger(), invoice, BROWSER);
    expect(payment).toMatchObject({ amountMinor: 1_250, currencyCode: "USD", status: "OPEN" });
    expect(checkoutUrl).toMatch(/^https:\/\/checkout\.stripe\.com\//);
    const reference = await paymentReference(await stranger(), payment);
    expect((await readReceipt(await stranger(), reference)).status).toBe("OPEN");
    stripe.delay(payment.gatewayReference ?? "");
    expect((await readReceipt(await stranger(), reference)).status).toBe("PENDING");
    stripe.pay(payment.gatewayReference ?? "");
    expect(await readReceipt(await stranger(), reference)).toMatchObject({ status: "PAID", name: "Ines Prat" });
    const elsewhere = await openPractice({ now: Date.now() });
    await expect(readReceipt(await elsewhere.as({ kind: "anonymous" }), reference)).rejects.toThrow(NotFoundError);
    await expect(readReceipt(await stranger(), payment.id)).rejects.toThrow(NotFoundError);
  });

  it("says at the field what is wrong, and what the gateway does not take", async () => {
    const fields = async (sent: object) => {
      try {
        await payNow(await stranger(), { ...invoice, ...sent }, BROWSER);
      } catch (error) {
        if (error instanceof InvalidError) return error.fields.map(({ field }) => field);
        throw error;
      }
      return [];
    };
    expect(await fields({ amount: "12.505" })).toEqual(["amount"]);
    expect(await fields({ amount: "0" })).toEqual(["amount"]);
    expect(await fields({ amount: "2000000" })).toEqual(["amount"]);
    expect(await fields({ email: "ines", name: " " })).toEqual(["name", "email"]);
    // Less than Stripe takes.
    expect(await fields({ amount: "0.10" })).toEqual([""]);
    await expect(payNow(await stranger(), { ...invoice, organizationId: "1" }, BROWSER)).rejects.toThrow(NotFoundError);
  });
});

describe("the signed word of a gateway that cannot be asked", () => {
  it("is taken without asking, and only for what it says", async () => {
    const begin = async () => (await payNow(await stranger(), invoice, BROWSER)).payment;
    const [paid, less] = [await begin(), await begin()];
    stripe.be("down");
    const told = async ({ id, gatewayReference, ...payment }: typeof paid, amountMinor: number) => {
      const { currencyCode } = payment;
      const word = { state: "paid", paymentId: id, amountMinor, currencyCode } as const;
      const event = { eventId: crypto.randomUUID(), reference: gatewayReference ?? "", paymentId: id, word };
      return settlePayment(await stranger(), { id, gatewayReference, ...payment }, event);
    };
    expect((await told(paid, 1_250)).status).toBe("PAID");
    expect((await told(less, 1_249)).status).toBe("UNCLEAR");
    stripe.be("well");
    expect([await statusOf(paid.id), await statusOf(less.id)]).toEqual(["PAID", "UNCLEAR"]);
    // Staff read how much came, beside what was asked for.
    const toReview = (await listPaymentsToReview(await admin())).find(({ id }) => id === less.id);
    expect(toReview).toMatchObject({ amountMinor: 1_250, cameMinor: 1_249, leftMinor: 1_249, surplusMinor: 1_249 });
    await dismissReview(await admin(), { paymentId: less.id });
  });
});

describe("an event whose writing fails", () => {
  const faulty = async (fault: Fault): Promise<RequestContext> => {
    const context = await stranger();
    const binding = faultyDatabase(env.tenantDatabase("TENANT_DB_0"), fault, 4);
    return { ...context, db: new TenantDb(binding, practice.entry.id, practice.entry.epoch, "first-primary") };
  };

  it.each([{ kind: "before" }, { kind: "lost-answer" }] as const)(
    "is told again by Stripe, and then pays once: %o",
    async (fault) => {
      const { payment } = await payNow(await stranger(), invoice, BROWSER);
      const reference = payment.gatewayReference ?? "";
      stripe.pay(reference);
      const same = { id: crypto.randomUUID() };
      const told = () => stripe.event(reference, "checkout.session.completed", same);
      await expect(takeEvent(await faulty(fault), "STRIPE", await told())).rejects.toThrow(/network|answer/);
      await takeEvent(await stranger(), "STRIPE", await told());
      expect(await statusOf(payment.id)).toBe("PAID");
      const rows = await rowsOf(
        await systemOf(practice),
        "SELECT id FROM outbox WHERE organization_id = ?1 AND topic = 'payment.verified' AND json_extract(payload, '$.paymentId') = ?2",
        payment.id,
      );
      expect(rows).toHaveLength(1);
    },
  );
});

describe("an event that is too large", () => {
  it("is refused as such, without having been read to its end or looked into", async () => {
    const chunk = new Uint8Array(400_000);
    let given = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        given += 1;
        controller.enqueue(chunk);
      },
    });
    const request = new Request(`http://suite.localhost${paths.gatewayWebhook("STRIPE")}`, { method: "POST", body });
    await expect(takeEvent(await stranger(), "STRIPE", withinBodyLimit(request))).rejects.toMatchObject({
      status: 413,
    });
    expect(given).toBeLessThan(10);
  });
});

describe("the development gateway", () => {
  it("does what its page is told, and does not exist in production", async () => {
    await connectGateway(await admin(), { type: "DEVELOPMENT" });
    const byIt = { ...invoice, gatewayType: "DEVELOPMENT" };
    const { payment } = await payNow(await stranger(), byIt, BROWSER);
    const reference = await paymentReference(await stranger(), payment);
    const production = { ...(await stranger()), env: { ...env, ENVIRONMENT: "production" as const } };
    await expect(readCheckoutPage(production, payment.id)).rejects.toThrow(NotFoundError);
    await expect(answerCheckout(production, payment.id, "pay")).rejects.toThrow(NotFoundError);
    await expect(payNow(production, byIt, BROWSER)).rejects.toThrow(InvalidError);
    const back = await answerCheckout(await stranger(), payment.id, "pay");
    expect(new URL(back).pathname).toBe(paths.gatewayReturn("DEVELOPMENT", reference));
    const led = await takeReturn(await stranger(), reference, new Request(back));
    expect(led).toBe(paths.payNow(String(practice.entry.id), { payment: reference }));
    expect((await readReceipt(await stranger(), reference)).status).toBe("PAID");
  });

  it("leaves nothing to look into where nothing is odd", async () => {
    expect((await readPaymentSettings(await admin())).toReview).toEqual([]);
    await expect(dismissReview(await admin(), { paymentId: "absent" })).rejects.toThrow(NotFoundError);
  });
});

describe("the payment settings", () => {
  it("say how each kind of service is paid and by which gateway, and are changed on the version that was read", async () => {
    const own = await openPractice();
    const context = () => own.as(own.administrator);
    const before = await readPaymentOptions(await context());
    const [video] = before.onlinePaymentOptions;
    expect(video).toMatchObject({ type: "VIDEO_CONSULTATION" });
    expect(before).toMatchObject({ activeGateway: null, gatewayOrder: [], paymentGateways: [] });
    const option = "PAY_BEFORE_SESSION_BLOCK_SESSION_FOR_UNPAID";
    const change = { type: "VIDEO_CONSULTATION", onlinePaymentOptions: option, version: video?.version };
    await changePaymentOptions(await context(), change);
    const [after, other] = (await readPaymentOptions(await context())).onlinePaymentOptions;
    expect(after).toMatchObject({ onlinePaymentOptions: option, version: (video?.version ?? 0) + 1 });
    expect(other).toEqual(before.onlinePaymentOptions[1]);
    await expect(changePaymentOptions(await context(), change)).rejects.toThrow(StaleFormError);
    for (const [wrong, field] of [
      [{ ...change, type: "QUESTIONS" }, "type"],
      [{ ...change, onlinePaymentOptions: "SOMETIMES" }, "onlinePaymentOptions"],
    ] as const)
      await expect(changePaymentOptions(await context(), wrong)).rejects.toMatchObject({ fields: [{ field }] });
  });

  it("are for administrators alone", async () => {
    for (const actor of [employeeActor(practice.ids.doctor), patientActor(practice.ids.patient, "u")]) {
      await expect(readPaymentOptions(await practice.as(actor))).rejects.toThrow(ForbiddenError);
      await expect(changePaymentOptions(await practice.as(actor), {})).rejects.toThrow(ForbiddenError);
    }
  });
});
