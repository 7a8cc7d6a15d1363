import type { MessageChange, StandIn } from "../contract/stand-in";
import { bodyOf } from "./body-of";
import { ledger, type Entry } from "./ledger";
import { digest } from "./signing";

export const FAWRY_ACCOUNT = { mode: "test", merchantCode: "siYxylRjSPw=", secureKey: "contract-secure-key" } as const;

const HOST = "https://atfawry.fawrystaging.com";
const { merchantCode, secureKey } = FAWRY_ACCOUNT;
const sign = (...values: string[]) => digest("sha256", `${values.join("")}${secureKey}`);
const fail = (code: number, description: string) =>
  Response.json({ type: "ResponseError", statusCode: code, statusDescription: description });
/** An amount as it stands in a hash. */
const money = (value: unknown) => Number(value).toFixed(2);

interface Item {
  itemId: string;
  description: string;
  price: number;
  quantity: number;
}

/** FawryPay as developer.fawrystaging.com and the gem fawry describe it; errors come with the HTTP status 200. */
export function fawryStandIn(): StandIn {
  const { entries, mood, controls, of: named, giveBack } = ledger();
  const gone = new Set<string>();
  /** The newest order of a payment, whose name its order begins with. */
  const of = (own: string): Entry => entries.findLast(({ key }) => key.startsWith(own)) ?? named(own);

  function init(asked: Record<string, unknown>): Response {
    const text = (name: string) => (typeof asked[name] === "string" ? asked[name] : "");
    const [item] = (asked["chargeItems"] ?? []) as Item[];
    const [own, returnUrl] = [text("merchantRefNum"), text("returnUrl")];
    if (!item || item.description === "" || !/^\d+(\.\d{1,2})?$/.test(String(item.price))) return fail(9929, "items");
    const signed = [merchantCode, own, text("customerProfileId"), returnUrl, item.itemId, String(item.quantity)];
    if (text("signature") !== sign(...signed, money(item.price))) return fail(9946, "Blank or invalid signature");
    if (text("merchantCode") !== merchantCode) return fail(9901, "Wrong merchant code");
    if (own === "" || entries.some(({ key }) => key === own)) return fail(9965, "Duplicate merchant reference number");
    if (!/^0?1?\d{8,15}$/.test(text("customerMobile"))) return fail(9929, "customerMobile");
    if (!text("customerEmail").includes("@") || text("customerName") === "") return fail(9929, "customer");
    if (!/^\d{13}$/.test(text("paymentExpiry")) || !["en-gb", "ar-eg"].includes(text("language")))
      return fail(9929, "paymentExpiry");
    if (!/^https?:/.test(returnUrl)) return fail(9929, "returnUrl");
    if (mood.refuses) return fail(9980, "Merchant is not active");
    const id = String(900_000_000 + entries.length);
    entries.push({
      id,
      key: own,
      own,
      word: "NEW",
      amount: money(item.price),
      currency: "EGP",
      text: item.description,
    });
    return new Response(mood.page ?? `${HOST}/atfawry/plugin/?session=${id}`);
  }

  function status(query: URLSearchParams): Response {
    const name = query.get("merchantRefNumber") ?? "";
    if (query.get("signature") !== sign(merchantCode, name)) return fail(9946, "Blank or invalid signature");
    const entry = entries.find(({ key }) => key === name && !gone.has(key));
    if (!entry || query.get("merchantCode") !== merchantCode) return fail(9938, "Order not found");
    const refunded = controls.refundsOf(entry.key) > 0;
    return Response.json({
      fawryRefNumber: entry.id,
      merchantRefNumber: entry.own,
      orderAmount: Number(entry.amount),
      paymentAmount: Number(entry.amount) + 2.5,
      fawryFees: 2.5,
      paymentMethod: "PAYATFAWRY",
      orderStatus: refunded ? "REFUNDED" : entry.word,
      statusCode: 200,
    });
  }

  function cancel(asked: Record<string, unknown>): Response {
    const number = String(asked["orderRefNo"]);
    const signature = sign(number, merchantCode, String(asked["lang"]));
    if (asked["merchantAccount"] !== merchantCode || asked["signature"] !== signature) return fail(9946, "signature");
    const entry = entries.find(({ id }) => id === number);
    if (entry?.word !== "NEW") return fail(9935, "Order is not unpaid");
    entry.word = "CANCELED";
    return Response.json({ code: "200", description: "Order was canceled" });
  }

  function refund(asked: Record<string, unknown>): Response {
    const [number, reason] = [String(asked["referenceNumber"]), (asked["reason"] ?? "") as string];
    const amount = money(asked["refundAmount"]);
    if (asked["signature"] !== sign(merchantCode, number, amount, reason)) return fail(9946, "signature");
    const entry = entries.find(({ id }) => id === number);
    if (!entry || !["PAID", "DELIVERED"].includes(entry.word)) return fail(9935, "Order is not paid");
    if (controls.refundsOf(entry.key) > 0 || amount !== entry.amount) return fail(9954, "Refund exceeds the amount");
    giveBack(entry);
    return Response.json({ type: "ResponseDataModel", statusCode: 200, statusDescription: "done" });
  }

  async function answer(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    if (request.method === "GET" && pathname === "/ECommerceWeb/Fawry/payments/status/v2") return status(searchParams);
    if (request.method !== "POST") return new Response("not here", { status: 404 });
    const asked = JSON.parse(await bodyOf(request)) as Record<string, unknown>;
    if (pathname === "/fawrypay-api/api/payments/init") return init(asked);
    if (pathname === "/ECommerceWeb/api/orders/cancel-unpaid-order") return cancel(asked);
    if (pathname === "/ECommerceWeb/Fawry/payments/refund") return refund(asked);
    return new Response("not here", { status: 404 });
  }

  function message(own: string, url: string, change: MessageChange = {}): Promise<Request> {
    const entry = { ...of(own), ...(change.own === undefined ? {} : { own: change.own }) };
    const told: Record<string, unknown> = {
      requestId: "c72827d084ea4b88949d91dd2db4996e",
      fawryRefNumber: entry.id,
      merchantRefNumber: change.event ? "" : entry.own,
      customerMobile: "01001234567",
      paymentAmount: Number(entry.amount) + 2.5,
      orderAmount: Number(entry.amount),
      fawryFees: 2.5,
      orderStatus: entry.word,
      paymentMethod: "PAYATFAWRY",
      paymentRefrenceNumber: "",
    };
    const amounts = [money(told["paymentAmount"]), money(told["orderAmount"])];
    const signed = [entry.id, String(told["merchantRefNumber"]), ...amounts, entry.word, "PAYATFAWRY", ""].join("");
    if (!change.unsigned) told["messageSignature"] = digest("sha256", `${signed}${change.secret ?? secureKey}`);
    if (change.altered === "signed") told["orderStatus"] = "DELIVERED";
    if (change.altered === "unsigned") told["customerMobile"] = "01009999999";
    const headers = { "content-type": "application/json" };
    const body = `${JSON.stringify(told)}${change.byte ? " " : ""}`;
    return Promise.resolve(new Request(url, { method: "POST", headers, body }));
  }

  return {
    ...controls,
    origins: [HOST],
    answer,
    say: (own, word) => void (of(own).word = word),
    alter: (own, change) => void Object.assign(of(own), change),
    forget: (own) => void gone.add(of(own).key),
    refundsOf: (own) => controls.refundsOf(of(own).key),
    takesMoney: (own) => of(own).word === "NEW",
    message,
  };
}
