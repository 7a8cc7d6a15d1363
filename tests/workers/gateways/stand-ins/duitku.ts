import type { MessageChange, StandIn } from "../contract/stand-in";
import { bodyOf } from "./body-of";
import { ledger, type Entry } from "./ledger";
import { digest } from "./signing";

export const DUITKU_ACCOUNT = { mode: "test", merchantCode: "DX0001", apiKey: "contract0api0key0of0duitku" } as const;

const HOST = "https://api-sandbox.duitku.com";
const { merchantCode, apiKey } = DUITKU_ACCOUNT;

const fail = (status: number, message: string) => Response.json({ Message: message }, { status });

/** Duitku POP as its documents and its WooCommerce plugin of 2026 describe it; a name is taken once. */
export function duitkuStandIn(): StandIn {
  const { entries, mood, controls, of: named } = ledger();
  const gone = new Set<string>();
  /** The newest invoice of a payment, whose name its order begins with. */
  const of = (own: string): Entry => entries.findLast(({ key }) => key.startsWith(own)) ?? named(own);

  function create(request: Request, asked: Record<string, unknown>): Response {
    const time = request.headers.get("x-duitku-timestamp") ?? "";
    const isSigned = request.headers.get("x-duitku-signature") === digest("sha256", `${merchantCode}${time}${apiKey}`);
    if (!isSigned || request.headers.get("x-duitku-merchantcode") !== merchantCode) return fail(401, "Wrong signature");
    if (Math.abs(Date.now() - Number(time)) > 300_000) return fail(401, "Request expired");
    const { merchantOrderId: own, paymentAmount: amount, productDetails: text, customerVaName: name } = asked;
    if (typeof own !== "string" || own === "" || own.length > 50) return fail(400, "merchantOrderId is mandatory");
    if (entries.some(({ key }) => key === own)) return fail(409, "Bill already exists");
    if (typeof amount !== "number" || !Number.isInteger(amount)) return fail(400, "paymentAmount is mandatory");
    if (amount < 10_000) return fail(400, "Minimum Payment 10000 IDR");
    if (typeof text !== "string" || text === "" || text.length > 255) return fail(400, "productDetails is mandatory");
    if (typeof name !== "string" || name.length > 20) return fail(400, "customerVaName is too long");
    if (!String(asked["email"]).includes("@")) return fail(400, "email is mandatory");
    if (!Number.isInteger(asked["expiryPeriod"]) || Number(asked["expiryPeriod"]) < 1) return fail(400, "expiryPeriod");
    if (!/^https?:/.test(String(asked["callbackUrl"])) || !/^https?:/.test(String(asked["returnUrl"])))
      return fail(400, "callbackUrl is mandatory");
    if (mood.refuses) return Response.json({ statusCode: "04", statusMessage: "Merchant is blocked" });
    const id = `DX${crypto.randomUUID().replaceAll("-", "").slice(0, 18).toUpperCase()}`;
    entries.push({ id, key: own, own, word: "01", amount: String(amount), currency: "IDR", text });
    const paymentUrl = mood.page ?? `https://app-sandbox.duitku.com/redirect_checkout?reference=${id}`;
    return Response.json({ merchantCode, reference: id, paymentUrl, statusCode: "00", statusMessage: "SUCCESS" });
  }

  function status(asked: Record<string, unknown>): Response {
    const name = String(asked["merchantOrderId"]);
    if (asked["signature"] !== digest("md5", `${merchantCode}${name}${apiKey}`)) return fail(401, "Wrong signature");
    const entry = entries.find(({ key }) => key === name && !gone.has(key));
    if (!entry || asked["merchantCode"] !== merchantCode) return fail(404, "Transaction not found");
    const { own: merchantOrderId, id: reference, amount, word: statusCode } = entry;
    return Response.json({ merchantOrderId, reference, amount, statusCode, statusMessage: "as the code says" });
  }

  async function answer(request: Request): Promise<Response> {
    if (request.method !== "POST") return fail(405, "method");
    const asked = JSON.parse(await bodyOf(request)) as Record<string, unknown>;
    const { pathname } = new URL(request.url);
    if (pathname === "/api/merchant/createInvoice") return create(request, asked);
    return pathname === "/api/merchant/transactionStatus" ? status(asked) : fail(404, "not here");
  }

  function message(own: string, url: string, change: MessageChange = {}): Promise<Request> {
    const entry = { ...of(own), ...(change.own === undefined ? {} : { own: change.own }) };
    const secret = change.secret ?? apiKey;
    const fields = new URLSearchParams({
      merchantCode,
      amount: entry.amount,
      merchantOrderId: entry.own,
      productDetail: entry.text,
      additionalParam: "",
      paymentCode: "VC",
      resultCode: entry.word === "00" ? "00" : "01",
      reference: entry.id,
    });
    if (!change.unsigned) fields.set("signature", digest("md5", `${merchantCode}${entry.amount}${entry.own}${secret}`));
    if (change.altered === "signed") fields.set("amount", `${entry.amount}0`);
    if (change.altered === "unsigned") fields.set("resultCode", "00");
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const body = `${fields.toString()}${change.byte ? "&z=1" : ""}`;
    return Promise.resolve(new Request(url, { method: "POST", headers, body }));
  }

  return {
    ...controls,
    origins: [HOST],
    answer,
    say: (own, word) => void (of(own).word = word),
    alter: (own, change) => void Object.assign(of(own), change),
    forget: (own) => void gone.add(of(own).key),
    takesMoney: (own) => of(own).word === "01",
    message,
  };
}
