import type { MessageChange, StandIn } from "../contract/stand-in";
import { bodyOf } from "./body-of";
import { ledger, type Entry } from "./ledger";
import { keyed } from "./signing";

export const WIPAY_ACCOUNT = {
  country: "TT",
  accountNumber: "1234567890",
  apiKey: "wapi_test_contract",
  webhookSecret: "endpoint-secret-contract",
  mode: "test",
} as const;

const HOST = "https://ttsb.wipayfinancial.com";
const FORM: Readonly<Record<string, RegExp>> = {
  account_number: /^1234567890$/,
  country_code: /^TT$/,
  currency: /^(TTD|USD)$/,
  environment: /^sandbox$/,
  fee_structure: /^(merchant_absorb|customer_pay|split)$/,
  method: /^credit_card(_co)?$/,
  order_id: /^[A-Za-z0-9](?:[\w-]{0,46}[A-Za-z0-9])?$/,
  origin: /^\S.{0,31}$/,
  response_url: /^https?:\/\/.{1,247}$/,
  total: /^\d{1,7}\.\d\d$/,
  email: /^(?=.{1,50}$)[^@\s]+@[^@\s]+\.[^@\s]+$/,
};

interface Transaction extends Entry {
  refunded: boolean;
}

const fail = (status: number, message: string) => Response.json({ status: "error", message }, { status });

/**
 * The hosted page, transactions, refunds and webhooks as WiPay's documentation describes them. How it signs a webhook,
 * readers tell in two ways.
 */
export function wipayStandIn(signs: "body" | "timestamp.body"): StandIn {
  const book = ledger<Transaction>();

  function begin(form: URLSearchParams): Response {
    const of = (name: string) => form.get(name) ?? "";
    if (book.mood.refuses) return fail(400, "Account is not verified");
    const wrong = Object.entries(FORM).find(([name, pattern]) => !pattern.test(of(name)));
    if (wrong) return fail(422, `The ${wrong[0]} is invalid`);
    if (Number(of("total")) < 0.01) return fail(422, "The total is too small");
    const id = `10-0-1-${String(book.entries.length)}-20260101`;
    const own = of("order_id");
    const money = { amount: of("total"), currency: of("currency") };
    book.entries.push({ id, key: own, own, word: "incomplete", text: "", ...money, refunded: false });
    const url = book.mood.page ?? `${HOST}/plugins/payments/page?transaction_id=${id}`;
    return Response.json({ url, transaction_id: id, message: "OK" });
  }

  function refund(transaction: Transaction): Response {
    if (transaction.refunded) return fail(400, "There is an existing refund request for this transaction");
    if (transaction.word !== "success") return fail(400, "The transaction was not successful");
    transaction.refunded = true;
    book.giveBack(transaction);
    return Response.json({ status: "success", message: "created" }, { status: 201 });
  }

  async function answer(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    const text = await bodyOf(request);
    if (pathname === "/plugins/payments/request") {
      if (request.headers.get("accept") !== "application/json") return new Response("<html></html>");
      return begin(new URLSearchParams(text));
    }
    if (request.headers.get("x-wapi-key") !== WIPAY_ACCOUNT.apiKey) return fail(401, "Unauthorized");
    const [, , , id = "", act] = pathname.split("/");
    const transaction = book.byId(decodeURIComponent(id));
    if (!transaction) return fail(404, "Transaction not found");
    if (act === "refund") return refund(transaction);
    const { word: status, own: order_id, amount: total, currency } = transaction;
    const desc = status === "success" ? "Normal" : status;
    const data = { status, status_desc: desc, total, currency, order_id, fee_structure: "merchant_absorb" };
    return Response.json({ status: "success", data: { transaction_id: transaction.id, ...data } });
  }

  function message(own: string, url: string, change: MessageChange = {}): Promise<Request> {
    const { id } = book.of(own);
    const data = { transaction_id: change.own === undefined ? id : "10-0-1-unknown", order_id: change.own ?? own };
    const event = change.event ? "payment.chargeback_opened" : "payment.success";
    const seconds = String(Math.floor((change.at ?? Date.now()) / 1_000));
    const body = JSON.stringify({
      ...{ id: change.id ?? crypto.randomUUID(), api_family: "payments_api", event },
      ...{ occurred_at: "2026-01-01T00:00:00Z", data, meta: {} },
    });
    const signed = signs === "body" ? body : `${seconds}.${body}`;
    const signature = `sha256=${keyed("sha256", change.secret ?? WIPAY_ACCOUNT.webhookSecret, signed)}`;
    const sent = change.altered === "signed" ? body.replace("success", "failed") : change.byte ? `${body} ` : body;
    const headers: Record<string, string> = {
      "x-wipay-webhook-event": event,
      "x-wipay-webhook-timestamp": seconds,
      "x-wipay-webhook-version": "v1",
    };
    if (!change.unsigned) headers["x-wipay-webhook-signature"] = signature;
    return Promise.resolve(new Request(url, { method: "POST", headers, body: sent }));
  }

  return {
    ...book.controls,
    origins: [HOST],
    answer,
    takesMoney: (own) => book.of(own).word === "incomplete",
    message,
  };
}
