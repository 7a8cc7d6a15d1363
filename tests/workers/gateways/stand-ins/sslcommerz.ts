import type { MessageChange, StandIn } from "../contract/stand-in";
import { bodyOf } from "./body-of";
import { ledger, type Entry } from "./ledger";
import { digest } from "./signing";

export const SSLCOMMERZ_ACCOUNT = { mode: "test", storeId: "clinic5f", storePassword: "clinic5f@ssl" } as const;

const HOST = "https://sandbox.sslcommerz.com";
const { storeId, storePassword } = SSLCOMMERZ_ACCOUNT;
/** Each field and the most characters of it. */
const REQUIRED: Readonly<Record<string, number>> = {
  ...{ total_amount: 13, currency: 3, tran_id: 30, success_url: 255, fail_url: 255, cancel_url: 255, ipn_url: 255 },
  ...{ product_name: 255, product_category: 100, product_profile: 100, shipping_method: 50, num_of_item: 1 },
  ...{ cus_name: 50, cus_email: 50, cus_phone: 20, cus_add1: 50, cus_city: 50, cus_postcode: 30, cus_country: 50 },
};

const failed = (failedreason: string) =>
  Response.json({ status: "FAILED", failedreason, sessionkey: "", GatewayPageURL: "" });

/** What a dollar and other money are in taka. */
const taka = (amount: string, currency: string) => (Number(amount) * (currency === "BDT" ? 1 : 110)).toFixed(2);

/** SSLCommerz v4 as a copy of its documents and its PHP library describe it; refusals come with the HTTP status 200. */
export function sslcommerzStandIn(): StandIn {
  const { entries, mood, controls, of } = ledger();
  const gone = new Set<string>();

  function begin(fields: URLSearchParams): Response {
    const text = (name: string) => fields.get(name) ?? "";
    if (text("store_id") !== storeId || text("store_passwd") !== storePassword) return failed("Store Credential Error");
    for (const [name, most] of Object.entries(REQUIRED))
      if (text(name) === "" || text(name).length > most)
        return failed(`Invalid Information! '${name}' is missing or empty`);
    const [own, amount, currency] = [text("tran_id"), text("total_amount"), text("currency")];
    if (!/^\d{1,8}\.\d\d$/.test(amount) || !/^[A-Z]{3}$/.test(currency)) return failed("Invalid amount");
    const worth = Number(taka(amount, currency));
    if (worth < 10 || (currency === "BDT" && worth > 500_000)) return failed("Amount is out of range");
    if (text("product_profile") !== "non-physical-goods" || text("shipping_method") !== "NO") return failed("shipping");
    if (mood.refuses) return failed("Store is De-active");
    const id = crypto.randomUUID().replaceAll("-", "").toUpperCase();
    entries.push({ id, key: own, own, word: "UNATTEMPTED", amount, currency, text: text("product_name") });
    const GatewayPageURL = mood.page ?? `${HOST}/EasyCheckOut/testcde${id}`;
    return Response.json({ status: "SUCCESS", failedreason: "", sessionkey: id, GatewayPageURL });
  }

  const element = ({ id, own, word, amount, currency }: Entry) => ({
    val_id: `V${id.slice(0, 12)}`,
    status: word.replace(/\/.*/, ""),
    tran_id: own,
    amount: taka(amount, currency),
    currency: "BDT",
    currency_type: currency,
    currency_amount: amount,
    bank_tran_id: `B${id.slice(0, 12)}`,
    // The word may carry it: VALID/1.
    risk_level: word.split("/")[1] ?? "0",
  });

  function query(asked: URLSearchParams): Response {
    const known = asked.get("store_id") === storeId && asked.get("store_passwd") === storePassword;
    if (!known) return Response.json({ APIConnect: "FAILED" });
    if (asked.get("format") !== "json") return Response.json({ APIConnect: "INVALID_REQUEST" });
    const found = entries.filter(({ key }) => key === asked.get("tran_id") && !gone.has(key));
    return Response.json({ APIConnect: "DONE", no_of_trans_found: found.length, element: found.map(element) });
  }

  async function answer(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    if (request.method === "POST" && pathname === "/gwprocess/v4/api.php")
      return begin(new URLSearchParams(await bodyOf(request)));
    if (request.method === "GET" && pathname === "/validator/api/merchantTransIDvalidationAPI.php")
      return query(searchParams);
    return new Response("not here", { status: 404 });
  }

  function message(own: string, url: string, change: MessageChange = {}): Promise<Request> {
    const entry = { ...of(own), ...(change.own === undefined ? {} : { own: change.own }) };
    const fields: Record<string, string> = { ...element(entry), store_id: storeId, card_type: "VISA-Dutch Bangla" };
    if (change.event) fields["status"] = "REMINDER";
    const names = Object.keys(fields).filter(
      (name) => name !== "card_type" && !(change.shortened && name === "amount"),
    );
    const signed: Record<string, string> = { store_passwd: digest("md5", change.secret ?? storePassword) };
    for (const name of names) signed[name] = fields[name] ?? "";
    const line = Object.keys(signed)
      .sort()
      .map((name) => `${name}=${signed[name] ?? ""}`)
      .join("&");
    if (!change.unsigned) fields["verify_sign"] = digest("md5", line);
    fields["verify_key"] = names.join(",");
    if (change.altered === "signed") fields["status"] = "VALIDATED";
    if (change.altered === "unsigned") fields["card_type"] = "other";
    const body = `${new URLSearchParams(fields).toString()}${change.byte ? "&z=1" : ""}`;
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    return Promise.resolve(new Request(url, { method: "POST", headers, body }));
  }

  return {
    ...controls,
    origins: [HOST],
    answer,
    forget: (own) => void gone.add(own),
    takesMoney: (own) => of(own).word === "UNATTEMPTED",
    message,
  };
}
