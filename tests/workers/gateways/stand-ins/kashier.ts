import type { MessageChange, StandIn } from "../contract/stand-in";
import { bodyOf } from "./body-of";
import { ledger, type Entry } from "./ledger";
import { keyed } from "./signing";

export const KASHIER_ACCOUNT = {
  mode: "test",
  merchantId: "MID-41-571",
  apiKey: "49c02cd5-contract-api-key",
  secretKey: "8ab7$contract-secret-key",
} as const;

const [API, REFUNDS] = ["https://test-api.kashier.io", "https://test-fep.kashier.io"];
/** Words for an order that took money. */
const PAID = ["CAPTURED", "SUCCESS"];

const fail = (cause: string, status = 200) =>
  Response.json({ status: "FAILURE", error: { cause }, messages: { en: cause } }, { status });

const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** Kashier as its NodeJs-Checkout-Demo and payment sessions v3 describe it; an order's name is taken once. */
export function kashierStandIn(): StandIn {
  const { entries, mood, controls, of: named, giveBack } = ledger();
  const gone = new Set<string>();
  /** The newest order of a payment, whose name its order begins with. */
  const of = (own: string): Entry => entries.findLast(({ key }) => key.startsWith(own)) ?? named(own);

  function session(asked: Record<string, unknown>): Response {
    const text = (name: string) => (typeof asked[name] === "string" ? asked[name] : "");
    const [own, amount, currency] = [text("order"), text("amount"), text("currency")];
    if (text("merchantId") !== KASHIER_ACCOUNT.merchantId) return fail("merchantId", 400);
    if (own === "" || entries.some(({ key }) => key === own)) return fail("order is used", 400);
    if (!/^\d+\.\d\d$/.test(amount) || !["EGP", "USD", "GBP", "EUR"].includes(currency)) return fail("amount", 400);
    if (text("description").length >= 120 || text("type") !== "one-time" || text("paymentType") !== "credit")
      return fail("validation", 400);
    if (!/^\d{4}-\d\d-\d\dT.*Z$/.test(text("expireAt"))) return fail("expireAt", 400);
    if (!/^https?:/.test(text("merchantRedirect")) || !/^https?:/.test(text("serverWebhook"))) return fail("url", 400);
    if (mood.refuses) return fail("merchant is not active", 400);
    const id = crypto.randomUUID().replaceAll("-", "").slice(0, 24);
    entries.push({ id, key: own, own, word: "CREATED", amount, currency, text: text("description") });
    const sessionUrl = mood.page ?? `https://payments.kashier.io/session/${id}?mode=test`;
    return Response.json({ _id: id, status: "CREATED", sessionUrl });
  }

  function order(name: string): Response {
    const entry = entries.find(({ key }) => key === name && !gone.has(key));
    if (!entry) return fail("Order is not exist");
    const { id, own, word, amount, currency } = entry;
    const refunded = controls.refundsOf(entry.key) > 0;
    const paid = { operation: "pay", status: "SUCCESS", transactionId: `TX-${id}`, amount: Number(amount), currency };
    return Response.json({
      status: "SUCCESS",
      response: {
        orderId: id,
        merchantOrderId: own,
        status: word,
        totalRefundedAmount: refunded ? Number(amount) : 0,
        order: { amount, currency },
        transactions: PAID.includes(word.toUpperCase()) ? [{ ...paid, status: "FAILURE" }, paid] : [],
      },
    });
  }

  function refund(id: string, asked: Record<string, unknown>): Response {
    const entry = entries.find((each) => each.id === id);
    const { amount, targetTransactionId } = (asked["transaction"] ?? {}) as Record<string, unknown>;
    if (asked["apiOperation"] !== "REFUND" || typeof asked["reason"] !== "string") return fail("validation", 400);
    if (!entry || !PAID.includes(entry.word) || targetTransactionId !== `TX-${id}`) return fail("INVALID_ORDER", 400);
    if (amount !== Number(entry.amount) || controls.refundsOf(entry.key) > 0) return fail("EXCEEDS_CAPTURED", 400);
    giveBack(entry);
    return Response.json({ status: "SUCCESS", response: { status: "REFUNDED" } });
  }

  async function answer(request: Request): Promise<Response> {
    const { origin, pathname } = new URL(request.url);
    if (request.headers.get("authorization") !== KASHIER_ACCOUNT.secretKey)
      return fail("Token validation failed / Session expired", 401);
    const asked = request.method === "GET" ? {} : (JSON.parse(await bodyOf(request)) as Record<string, unknown>);
    const [last = ""] = pathname.split("/").slice(-1);
    if (origin === REFUNDS && request.method === "PUT" && pathname.startsWith("/v3/orders/"))
      return refund(last, asked);
    if (request.method === "GET" && pathname.startsWith("/payments/orders/")) return order(last);
    if (request.headers.get("api-key") !== KASHIER_ACCOUNT.apiKey) return fail("api-key", 401);
    return pathname === "/v3/payment/sessions" ? session(asked) : new Response("not here", { status: 404 });
  }

  function message(own: string, url: string, change: MessageChange = {}): Promise<Request> {
    const entry = { ...of(own), ...(change.own === undefined ? {} : { own: change.own }) };
    const names = ["status", "merchantOrderId", "amount", "currency", "transactionId"];
    const signatureKeys = change.shortened ? names.filter((name) => name !== "merchantOrderId") : names;
    const data: Record<string, unknown> = {
      merchantOrderId: entry.own,
      kashierOrderId: entry.id,
      transactionId: `TX-${entry.id}`,
      status: PAID.includes(entry.word) ? "SUCCESS" : entry.word,
      amount: Number(entry.amount),
      currency: entry.currency,
      method: "card",
      signatureKeys,
    };
    const signed = [...signatureKeys].sort().map((name) => `${name}=${encoded(String(data[name]))}`);
    const signature = keyed("sha256", change.secret ?? KASHIER_ACCOUNT.apiKey, signed.join("&"));
    if (change.altered === "signed") data["status"] = "FAILURE";
    if (change.altered === "unsigned") data["method"] = "wallet";
    const body = JSON.stringify({ event: change.event ? "settlement" : "pay", data });
    const headers: Record<string, string> = { "content-type": "application/json" };
    if (!change.unsigned) headers["x-kashier-signature"] = signature;
    return Promise.resolve(new Request(url, { method: "POST", headers, body: change.byte ? `${body} ` : body }));
  }

  return {
    ...controls,
    origins: [API, REFUNDS],
    answer,
    say: (own, word) => void (of(own).word = word),
    alter: (own, change) => void Object.assign(of(own), change),
    forget: (own) => void gone.add(of(own).key),
    refundsOf: (own) => controls.refundsOf(of(own).key),
    takesMoney: (own) => of(own).word === "CREATED",
    message,
  };
}
