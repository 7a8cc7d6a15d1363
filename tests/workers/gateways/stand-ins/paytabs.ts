import type { MessageChange, StandIn } from "../contract/stand-in";
import { bodyOf } from "./body-of";
import { ledger, type Entry } from "./ledger";
import { keyed } from "./signing";

export const PAYTABS_ACCOUNT = { region: "ARE", profileId: "48210", serverKey: "SZJN-contract-server-key" } as const;

const HOST = "https://secure.paytabs.com";
/** Decimal digits that a currency of the Gulf has. */
const DIGITS: Readonly<Record<string, number>> = { KWD: 3, BHD: 3, OMR: 3, JOD: 3, JPY: 0 };

const fail = (status: number, code: number, message: string) => Response.json({ code, message }, { status });
const isText = (value: unknown): value is string => typeof value === "string" && value !== "";

/** A number as it stands in the JSON that came. */
const numeral = (body: string, name: string): string => new RegExp(`"${name}":\\s*([^,}]+)`).exec(body)?.[1] ?? "";

function transaction({ id, own, word, amount, currency }: Entry, type: string) {
  return {
    tran_ref: id,
    tran_type: type,
    cart_id: own,
    cart_currency: currency,
    cart_amount: amount,
    payment_result: { response_status: word, response_message: "said by the bank" },
  };
}

/** PayTabs as its WooCommerce plugin and its PHP SDK 3.0.0 speak to it: pages, queries by cart, refunds, callbacks. */
export function paytabsStandIn(): StandIn {
  const { entries, mood, controls, of, giveBack } = ledger();
  const gone = new Set<string>();
  const cartOf = (cart: unknown) => entries.filter(({ key }) => key === cart && !gone.has(key));

  function sale(asked: Record<string, unknown>, body: string): Response {
    const amount = numeral(body, "cart_amount");
    const currency = asked["cart_currency"];
    const decimals = amount.split(".")[1]?.length ?? 0;
    if (!isText(currency) || !/^[A-Z]{3}$/.test(currency)) return fail(400, 206, "cart_currency is wrong");
    if (!/^\d+(\.\d+)?$/.test(amount) || decimals > (DIGITS[currency] ?? 2))
      return fail(400, 206, "cart_amount is wrong");
    if (!isText(asked["cart_id"]) || !isText(asked["cart_description"])) return fail(400, 206, "a field is missing");
    if (!/^https?:/.test(String(asked["return"])) || !/^https?:/.test(String(asked["callback"])))
      return fail(400, 206, "an address is wrong");
    if (mood.refuses) return fail(400, 206, "currency not available");
    const id = `TST${crypto.randomUUID().slice(0, 13).toUpperCase()}`;
    const own = asked["cart_id"];
    entries.push({ id, key: own, own, word: "open", amount, currency, text: asked["cart_description"] });
    return Response.json({ tran_ref: id, cart_id: own, redirect_url: mood.page ?? `${HOST}/payment/page/${id}/start` });
  }

  function refund(asked: Record<string, unknown>, body: string): Response {
    const paid = entries.find(({ id }) => id === asked["tran_ref"]);
    if (!paid || paid.word !== "A" || paid.own !== asked["cart_id"])
      return fail(400, 206, "the transaction cannot be refunded");
    const amount = numeral(body, "cart_amount");
    if (Number(amount) > Number(paid.amount) || controls.refundsOf(paid.key) > 0)
      return fail(400, 206, "the amount is larger than what is left");
    giveBack(paid);
    return Response.json(transaction({ ...paid, id: `${paid.id}R` }, "Refund"));
  }

  async function answer(request: Request): Promise<Response> {
    const body = await bodyOf(request);
    const asked = JSON.parse(body) as Record<string, unknown>;
    if (request.method !== "POST") return fail(405, 0, "method");
    if (request.headers.get("authorization") !== PAYTABS_ACCOUNT.serverKey)
      return fail(401, 1, "Authentication failed. Check authentication header.");
    if (asked["profile_id"] !== Number(PAYTABS_ACCOUNT.profileId)) return fail(400, 2, "profile_id is wrong");
    const { pathname } = new URL(request.url);
    if (pathname === "/payment/request") {
      if (asked["tran_class"] !== "ecom") return fail(400, 206, "tran_class is wrong");
      return asked["tran_type"] === "refund" ? refund(asked, body) : sale(asked, body);
    }
    if (pathname !== "/payment/query") return new Response("not here", { status: 404 });
    const tried = cartOf(asked["cart_id"]).filter(({ word }) => word !== "open");
    const shown = tried.flatMap((entry) => [
      transaction(entry, "Sale"),
      ...(controls.refundsOf(entry.key) > 0 ? [transaction({ ...entry, id: `${entry.id}R` }, "Refund")] : []),
    ]);
    if (shown.length === 0) return fail(404, 3, "no transaction was found");
    return Response.json(shown.length === 1 ? shown[0] : shown);
  }

  function message(own: string, url: string, change: MessageChange = {}): Promise<Request> {
    const entry = { ...of(own), ...(change.own === undefined ? {} : { own: change.own }) };
    const body = JSON.stringify(change.event ? { notice: "of another kind" } : transaction(entry, "Sale"));
    const signature = keyed("sha256", change.secret ?? PAYTABS_ACCOUNT.serverKey, body);
    const sent = change.altered === "signed" ? body.replace(entry.id, `${entry.id}0`) : change.byte ? `${body} ` : body;
    const headers: Record<string, string> = { "content-type": "application/json" };
    if (!change.unsigned) headers["signature"] = signature;
    return Promise.resolve(new Request(url, { method: "POST", headers, body: sent }));
  }

  return {
    ...controls,
    origins: [HOST],
    answer,
    forget: (own) => void gone.add(own),
    takesMoney: (own) => of(own).word === "open",
    message,
  };
}
