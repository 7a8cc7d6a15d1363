import type { MessageChange, StandIn } from "../contract/stand-in";
import { bodyOf } from "./body-of";
import { ledger, type Entry } from "./ledger";
import { digest } from "./signing";

export const PAYNAMICS_ACCOUNT = {
  merchantId: "000000200101CONTRACT",
  merchantKey: "MERCHANTKEYCONTRACT",
  userName: "contract8B7j",
  password: "password-contract",
  mode: "test",
} as const;

const HOST = "https://payin.payserv.net";

const SIGNED_TRANSACTION =
  "request_id notification_url response_url cancel_url pmethod payment_action schedule collection_method deferred_period deferred_time dp_balance_info amount currency descriptor_note payment_notification_status payment_notification_channel".split(
    " ",
  );
const SIGNED_CUSTOMER = "fname lname mname email phone mobile dob".split(" ");
const SIGNED_ANSWER =
  "merchant_id request_id response_id gateway_id response_code response_message response_advise timestamp processor_response_id processor_response_authcode pay_reference redirect_url".split(
    " ",
  );
/** The most characters of what is known of the payer. */
const MOST: Readonly<Record<string, number>> = { fname: 50, lname: 50, mname: 32, email: 100 };

type Fields = Record<string, string | undefined>;

interface Asked {
  transaction?: Fields;
  customer_info?: Fields;
  billing_info?: Fields;
}

const signed = (fields: Fields, names: readonly string[], before = "", key: string = PAYNAMICS_ACCOUNT.merchantKey) =>
  digest("sha512", before + names.map((name) => fields[name] ?? "").join("") + key);

const fail = (code: string) =>
  Response.json({ response_code: code, response_message: "Refused", response_advise: "Check the request" });

/** The JSON interface of PayGate as four integrations of it agree; what a query tells beside its code, none says. */
export function paynamicsStandIn(): StandIn {
  const book = ledger<Entry>();

  function faultOf(transaction: Fields, customer: Fields, billing: Fields): string | null {
    const of = (name: string) => transaction[name] ?? "";
    if (!/^[A-Za-z0-9]{1,22}$/.test(of("request_id"))) return "GR008";
    if (of("signature") !== signed(transaction, SIGNED_TRANSACTION, PAYNAMICS_ACCOUNT.merchantId)) return "GR007";
    if (customer["signature"] !== signed(customer, SIGNED_CUSTOMER)) return "GR007";
    if (Object.entries(MOST).some(([name, most]) => (customer[name] ?? "").length > most)) return "GR010";
    if (!customer["fname"] || !customer["lname"] || !/^[^@\s]+@\S+$/.test(customer["email"] ?? "")) return "GR009";
    if (!billing["billing_address1"] || billing["billing_country"]?.length !== 2) return "GR009";
    if (of("currency") !== "PHP" || !/^\d+\.\d\d$/.test(of("amount"))) return "GR011";
    if (of("descriptor_note").length > 24 || of("payment_action") !== "url_link") return "GR010";
    if (!/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(of("expiry_limit")) || of("trx_type") !== "sale") return "GR010";
    return book.entries.some(({ id }) => id === of("request_id")) ? "GR041" : null;
  }

  function begin({ transaction = {}, customer_info: customer = {}, billing_info: billing = {} }: Asked): Response {
    const fault = book.mood.refuses ? "GR006" : faultOf(transaction, customer, billing);
    if (fault !== null) return fail(fault);
    const own = transaction["request_id"] ?? "";
    const told = { amount: transaction["amount"] ?? "", currency: "PHP", text: transaction["descriptor_note"] ?? "" };
    book.entries.push({ id: own, key: own, own, word: "GR033", ...told });
    const page = book.mood.page ?? `${HOST}/redirect/creditcard/${own}`;
    const answer = {
      response_code: "GR033",
      response_message: "Transaction Pending",
      response_id: "R1",
      request_id: own,
    };
    return Response.json({ ...answer, redirect_url: page });
  }

  function query(asked: Fields): Response {
    const own = asked["org_trxid2"] ?? "";
    if (asked["signature"] !== signed(asked, ["merchant_id", "request_id", "org_trxid2"])) return fail("GR007");
    if (asked["request_id"] === own) return fail("GR041");
    const known = book.known(own);
    if (!known) return Response.json({ response_message: "Not found" }, { status: 404 });
    return Response.json({
      merchant_id: asked["merchant_id"],
      response_code: known.word,
      response_message: known.word,
    });
  }

  function cancel(asked: Fields): Response {
    const names = ["merchant_id", "request_id", "org_request_id", "ip_address", "notification_url", "response_url"];
    if (asked["signature"] !== signed(asked, names)) return fail("GR007");
    const known = book.known(asked["org_request_id"] ?? "");
    if (known?.word !== "GR033") return fail("GR040");
    known.word = "GR053";
    return Response.json({ response_code: "GR001", response_message: "Cancelled" });
  }

  async function answer(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    const { userName, password } = PAYNAMICS_ACCOUNT;
    if (request.headers.get("authorization") !== `Basic ${btoa(`${userName}:${password}`)}`)
      return Response.json({ message: "Unauthorized" }, { status: 401 });
    const asked: unknown = JSON.parse(await bodyOf(request));
    if (pathname === "/paygate/transactions/query") return query(asked as Fields);
    return pathname === "/paygate/transactions/cancel" ? cancel(asked as Fields) : begin(asked as Asked);
  }

  function message(own: string, url: string, change: MessageChange = {}): Promise<Request> {
    const { word, amount } = book.of(own);
    const told: Fields = {
      merchant_id: PAYNAMICS_ACCOUNT.merchantId,
      request_id: change.own ?? own,
      response_id: "R1",
      response_code: word,
      response_message: change.event ? "Something else" : "Transaction Successful",
      response_advise: "Transaction is approved",
      timestamp: "2026-01-01T00:00:00.000+08:00",
      amount: change.altered === "unsigned" ? "0.01" : amount,
    };
    const signature = signed(told, SIGNED_ANSWER, "", change.secret ?? PAYNAMICS_ACCOUNT.merchantKey);
    if (change.altered === "signed") told["response_code"] = "GR099";
    const body = JSON.stringify({ ...told, ...(change.unsigned ? {} : { signature }) });
    return Promise.resolve(new Request(url, { method: "POST", body: change.byte ? `${body} ` : body }));
  }

  return {
    ...book.controls,
    origins: [HOST],
    answer,
    takesMoney: (own) => book.of(own).word === "GR033",
    message,
  };
}
