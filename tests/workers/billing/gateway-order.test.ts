import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { changeGateway } from "~/features/billing/services/accounts/change-gateway.server";
import { checkGateway } from "~/features/billing/services/accounts/check-gateway.server";
import { connectGateway } from "~/features/billing/services/accounts/connect-gateway.server";
import { listGateways } from "~/features/billing/services/accounts/list-gateways.server";
import { orderGateways } from "~/features/billing/services/accounts/order-gateways.server";
import { readGatewayOrder } from "~/features/billing/services/accounts/read-gateway-order.server";
import { compareReports } from "~/features/billing/services/ledger/compare-reports.server";
import { payNow } from "~/features/billing/services/payments/pay-now.server";
import { readPaymentOptions } from "~/features/billing/services/settings/read-payment-options.server";
import { payChoices } from "~/features/billing/support/accounts/gateway-of.server";
import { chooseGateway } from "~/features/billing/support/accounts/choose-gateway.server";
import { moveGatewaySchema } from "~/features/billing/schemas/accounts/gateway";
import { payForAppointment } from "~/features/scheduling/services/payments/pay-for-appointment.server";
import { openPayableAppointment } from "~/features/scheduling/services/payments/open-payable-appointment.server";
import { readAppointmentPayment } from "~/features/scheduling/services/payments/read-appointment-payment.server";
import { addDays } from "~/kernel/time/dates";
import {
  ConflictError,
  ForbiddenError,
  InvalidError,
  NotFoundError,
  StaleFormError,
} from "~/platform/http/errors.server";
import { createLogger } from "~/platform/log.server";
import { findCall, runCall } from "~/platform/calls/calls.server";
import { calls } from "../../../workers/calls";
import { operate } from "../../../workers/operator";
import { employeeActor, env, openPractice, patientActor } from "../support/organization";
import { STRIPE_KEYS, stripeStandIn } from "../support/stripe-stand-in";
import type { Practice } from "../scheduling/scene";
import { ANY_TIME, BROWSER, book, paidBy, paymentsOf, rowsOf, systemOf } from "./scene";

let practice: Practice;
let stripe: ReturnType<typeof stripeStandIn>;

beforeAll(async () => {
  stripe = stripeStandIn();
  practice = await openPractice({ now: Date.now() });
  await connectGateway(await admin(), { type: "STRIPE", ...STRIPE_KEYS });
  await connectGateway(await admin(), { type: "DEVELOPMENT" });
});
afterAll(() => vi.unstubAllGlobals());

const admin = () => practice.as(practice.administrator);
const stranger = () => practice.as({ kind: "anonymous" });
const order = async (of = practice) =>
  (await readGatewayOrder(await of.as(of.administrator))).active.map(({ type }) => type);
const invoice = { name: "Ines Prat", email: "ines@example.com", amount: "12,50", description: "Invoice 7" };
const typeOf = async (more: object = {}) =>
  (await payNow(await stranger(), { ...invoice, ...more }, BROWSER)).payment.gatewayType;

describe("the order of the gateways", () => {
  it("has a new one last, and is what payers are offered: the first, or the one that they choose", async () => {
    expect(await order()).toEqual(["STRIPE", "DEVELOPMENT"]);
    const choices = await payChoices(await stranger(), "USD");
    expect(choices.map(({ type }) => type)).toEqual(["STRIPE", "DEVELOPMENT"]);
    // That without money has a name in the reader's words, the others that of their company.
    const inSpanish = await payChoices({ ...(await stranger()), locale: "es_ES" }, "USD");
    expect(inSpanish.map(({ name }) => name)).toEqual(["Stripe", "Pagos de prueba"]);
    expect(await typeOf()).toBe("STRIPE");
    expect(await typeOf({ gatewayType: "DEVELOPMENT" })).toBe("DEVELOPMENT");
    for (const gatewayType of ["PAYPAL", "nothing", ""])
      await expect(typeOf({ gatewayType })).rejects.toMatchObject({ fields: [{ field: "gatewayType" }] });
    await orderGateways(await admin(), { gatewayOrder: ["DEVELOPMENT", "STRIPE"] });
    expect(await order()).toEqual(["DEVELOPMENT", "STRIPE"]);
    expect(await readPaymentOptions(await admin())).toMatchObject({
      gatewayOrder: ["DEVELOPMENT", "STRIPE"],
      activeGateway: "DEVELOPMENT",
    });
    expect(await typeOf()).toBe("DEVELOPMENT");
  });

  it("of two who change it at once one is told, and one that is asked for again changes nothing", async () => {
    const own = await openPractice({ now: Date.now() });
    const boss = () => own.as(own.administrator);
    await connectGateway(await boss(), { type: "DEVELOPMENT" });
    await connectGateway(await boss(), { type: "STRIPE", ...STRIPE_KEYS });
    const rows = await systemOf(own);
    await rows.db
      .raw(
        "INSERT INTO payment_gateway (organization_id, id, type, status, created_ts, modified_ts, position) VALUES (?1, 'mtn', 'MTN', 'ACTIVE', 1, 1, 9)",
        rows.db.organizationId,
      )
      .run();
    const seen = await order(own);
    expect(seen).toEqual(["DEVELOPMENT", "STRIPE", "MTN"]);
    const wanted = [
      ["STRIPE", "DEVELOPMENT", "MTN"],
      ["DEVELOPMENT", "MTN", "STRIPE"],
    ];
    const done = await Promise.allSettled(
      wanted.map(async (gatewayOrder) => orderGateways(await boss(), { seen, gatewayOrder })),
    );
    expect(done.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(done.find(({ status }) => status === "rejected")).toMatchObject({ reason: expect.any(ConflictError) });
    const won = wanted[done.findIndex(({ status }) => status === "fulfilled")];
    expect(await order(own)).toEqual(won);
    await orderGateways(await boss(), { seen, gatewayOrder: won });
    const acts = await rowsOf(
      await systemOf(own),
      "SELECT seq FROM audit_event WHERE organization_id = ?1 AND action = 'gateway.order'",
    );
    expect(acts).toHaveLength(1);
    await expect(orderGateways(await boss(), { gatewayOrder: ["STRIPE", "STRIPE", "MTN"] })).rejects.toThrow(
      InvalidError,
    );
    await expect(orderGateways(await boss(), { gatewayOrder: ["STRIPE"] })).rejects.toThrow(InvalidError);
    // Another organization's stays as it is.
    expect(await order()).toEqual(["DEVELOPMENT", "STRIPE"]);
  });

  it("is moved by a button that names what it saw", () => {
    expect(moveGatewaySchema.parse({ seen: "STRIPE,MTN", type: "MTN", step: "up" })).toEqual({
      seen: ["STRIPE", "MTN"],
      gatewayOrder: ["MTN", "STRIPE"],
    });
    expect(moveGatewaySchema.safeParse({ seen: "", type: "MTN", step: "up" }).success).toBe(false);
    expect(moveGatewaySchema.safeParse({ seen: "MTN", type: "MTN", step: "away" }).success).toBe(false);
  });

  it("is an administrator's alone", async () => {
    for (const actor of [employeeActor(practice.ids.doctor), patientActor(practice.ids.patient, "u")]) {
      const context = await practice.as(actor);
      await expect(orderGateways(context, { gatewayOrder: ["STRIPE"] })).rejects.toThrow(ForbiddenError);
      await expect(readGatewayOrder(context)).rejects.toThrow(ForbiddenError);
      await expect(checkGateway(context, { id: "any" })).rejects.toThrow(ForbiddenError);
    }
  });
});

describe("a gateway that is on", () => {
  const rowOf = async (type: string) => (await listGateways(await admin())).find((each) => each.type === type);

  it("is used for the currencies that it takes, or fewer", async () => {
    const { id, version } = (await rowOf("STRIPE")) ?? {};
    await changeGateway(await admin(), { id, version, currencies: "eur, kwd" });
    expect(await rowOf("STRIPE")).toMatchObject({ currencies: ["EUR", "KWD"], status: "ACTIVE", mode: "test" });
    expect((await payChoices(await stranger(), "USD")).map(({ type }) => type)).toEqual(["DEVELOPMENT"]);
    expect((await payChoices(await stranger(), "KWD")).map(({ type }) => type)).toEqual(["DEVELOPMENT", "STRIPE"]);
    await expect(changeGateway(await admin(), { id, version, currencies: "" })).rejects.toThrow(StaleFormError);
    const after = { id, version: (version ?? 0) + 1 };
    await expect(changeGateway(await admin(), { ...after, currencies: "XYZW" })).rejects.toMatchObject({
      fields: [{ field: "currencies", message: "billing:order.notTaken" }],
    });
    await changeGateway(await admin(), { ...after, currencies: [] });
    expect((await rowOf("STRIPE"))?.currencies).toEqual([]);
  });

  it("has its keys tested by a call that takes nothing, and says where it cannot be", async () => {
    const { id } = (await rowOf("STRIPE")) ?? {};
    const before = stripe.calls.length;
    await checkGateway(await admin(), { id });
    expect(stripe.calls.slice(before).map(({ path }) => path)).toEqual(["/v1/balance"]);
    expect((await rowOf("STRIPE"))?.checkedTs).toBeGreaterThan(0);
    const development = (await rowOf("DEVELOPMENT"))?.id;
    await expect(checkGateway(await admin(), { id: development })).rejects.toMatchObject({
      fields: [{ message: "billing:order.cannotCheck" }],
    });
    await expect(checkGateway(await admin(), { id: "absent" })).rejects.toThrow(NotFoundError);
  });

  it("comes after one that needs no phone where nobody knows the payer's", async () => {
    const own = await openPractice({ now: Date.now() });
    const rows = await systemOf(own);
    const add = (type: string, position: number) =>
      rows.db
        .raw(
          "INSERT INTO payment_gateway (organization_id, id, type, status, created_ts, modified_ts, position) VALUES (?1, ?2, ?2, 'ACTIVE', 1, 1, ?3)",
          ...[rows.db.organizationId, type, position],
        )
        .run();
    await add("EBIRR", 1);
    const context = await own.as({ kind: "anonymous" });
    const payer = (phone: string) => () => Promise.resolve({ email: "", name: "", phone });
    const chosen = (phone: string) => chooseGateway(context, { currencyCode: "ETB", payer: payer(phone) });
    expect(await chosen("")).toBe("EBIRR");
    await add("STRIPE", 2);
    expect([await chosen(""), await chosen("+251911234567")]).toEqual(["STRIPE", "EBIRR"]);
    await expect(
      chooseGateway(context, { currencyCode: "FJD", payer: payer(""), gatewayType: "EBIRR" }),
    ).rejects.toMatchObject({ fields: [{ field: "gatewayType" }] });
  });
});

describe("paying for an appointment", () => {
  it("offers what fits, and whoever chooses another one ends what was begun by the first", async () => {
    await paidBy(practice, ANY_TIME);
    const by = await book(practice, practice.ids.videoOffering);
    const opened = async () => openPayableAppointment(await stranger(), by);
    const view = await readAppointmentPayment(await opened());
    expect(view.choices.map(({ type }) => type)).toEqual(["DEVELOPMENT", "STRIPE"]);
    expect(view.chosen).toBeNull();
    const first = await payForAppointment(await opened(), { browser: BROWSER, gatewayType: "STRIPE" });
    expect(first.payment.gatewayType).toBe("STRIPE");
    expect((await readAppointmentPayment(await opened())).chosen).toBe("STRIPE");
    const again = await payForAppointment(await opened(), { browser: BROWSER });
    expect(again.payment.id).toBe(first.payment.id);
    const second = await payForAppointment(await opened(), { browser: BROWSER, gatewayType: "DEVELOPMENT" });
    expect(second.payment.gatewayType).toBe("DEVELOPMENT");
    expect((await paymentsOf(practice, by.appointmentId)).map(({ status }) => status)).toEqual(["EXPIRED", "OPEN"]);
    await expect(payForAppointment(await opened(), { browser: BROWSER, gatewayType: "MTN" })).rejects.toMatchObject({
      fields: [{ field: "gatewayType" }],
    });
  });
});

describe("callers who pay", () => {
  const call = async (path: string, body: object) => {
    const found = findCall(calls, "POST", path);
    if (!found) throw new Error(`no call ${path}`);
    const request = new Request(`https://clinic.example${path}`, { method: "POST", body: JSON.stringify(body) });
    const answer = await runCall(await stranger(), found, request);
    return (answer instanceof Response ? await answer.json() : answer) as Record<string, unknown>;
  };
  const offered = [
    { type: "DEVELOPMENT", name: expect.any(String), asksPhone: false },
    { type: "STRIPE", name: "Stripe", asksPhone: false },
  ];

  it("are told by which gateways an appointment can be paid before they begin, and by which they began", async () => {
    await paidBy(practice, ANY_TIME);
    const by = await book(practice, practice.ids.videoOffering);
    const asked = await call("/appointments/makePayment", { ...by, begin: false });
    expect(asked).toMatchObject({ payment: { status: "toPay" }, reference: null, gatewayType: null });
    expect(asked["gateways"]).toEqual(offered);
    expect(await paymentsOf(practice, by.appointmentId)).toEqual([]);
    const begun = await call("/appointments/makePayment", { ...by, gatewayType: "STRIPE" });
    expect(begun).toMatchObject({ gatewayType: "STRIPE", gateways: offered });
    const looked = await call("/appointments/makePayment", { ...by, payment: begun["reference"] });
    expect(looked).toMatchObject({ gatewayType: "STRIPE", gateways: offered, reference: begun["reference"] });
  });

  it("are told the same of a payment to the practice, and begin none by asking", async () => {
    const count = async () =>
      (await rowsOf(await systemOf(practice), "SELECT id FROM payment WHERE organization_id = ?1")).length;
    const before = await count();
    const asked = await call("/appointments/paynow", { begin: false });
    expect(asked).toEqual({ status: true, payment: null, reference: null, redirectUrl: null, gateways: offered });
    expect(await count()).toBe(before);
    expect(await call("/appointments/paynow", invoice)).toMatchObject({
      payment: { status: "OPEN" },
      gateways: offered,
    });
  });
});

describe("what the gateways report", () => {
  it("is compared by the operator's command, which names what differs and what was not compared", async () => {
    const { entry } = practice;
    const context = await systemOf(practice);
    const zone = context.profile.timeZone;
    const day = new Intl.DateTimeFormat("en-CA", { timeZone: zone }).format();
    const [lost] = await rowsOf<{ id: string }>(
      context,
      "SELECT id FROM development_checkout WHERE organization_id = ?1 LIMIT 1",
    );
    await context.db
      .raw(
        "UPDATE development_checkout SET status = 'PAID', paid_at = ?3 WHERE organization_id = ?1 AND id = ?2",
        ...[context.db.organizationId, lost?.id ?? "", Date.now() - 1_000],
      )
      .run();
    const compared = await compareReports(context, day);
    expect(compared.map(({ gatewayType, state }) => [gatewayType, state])).toEqual([
      ["DEVELOPMENT", "DIFFERS"],
      ["STRIPE", "EQUAL"],
    ]);
    stripe.be("down");
    const request = new Request("http://operator.example/operator/ledger/verify", {
      method: "POST",
      headers: { authorization: `Bearer ${env.OPERATOR_TOKEN}` },
      body: JSON.stringify({ slug: entry.slug, day }),
    });
    const log = createLogger("test", () => undefined);
    const basis = { log, requestId: "test", now: Date.now(), waitUntil: () => undefined };
    const response = await operate(env, request, basis);
    stripe.be("well");
    const { organizations } = await response.json<{ organizations: { problems: string[]; notes: string[] }[] }>();
    expect(organizations[0]?.problems.join()).toContain(`DEVELOPMENT ${day}: payment ${lost?.id}: booked 0, reported`);
    expect(organizations[0]?.notes).toEqual([`STRIPE ${day}: not compared, it did not answer, or does not allow it`]);
    const { comparisons } = await readGatewayOrder(await admin());
    expect(comparisons[0]).toMatchObject({ gatewayType: "DEVELOPMENT", day, state: "DIFFERS" });
    // Of the day after nothing is known.
    expect((await compareReports(context, addDays(day, -3)))[0]?.state).toBe("EQUAL");
  });
});
