import type { MessageChange, StandIn } from "../contract/stand-in";
import { bodyOf } from "./body-of";
import { ledger, type Entry } from "./ledger";
import { keyed } from "./signing";

export const JAZZCASH_ACCOUNT = {
  mode: "test",
  merchantId: "MC25041",
  password: "contract_pw",
  integritySalt: "contract_salt_9x",
} as const;

const HOST = "https://sandbox.jazzcash.com.pk";
const REQUIRED =
  "pp_Version pp_Language pp_MerchantID pp_Password pp_TxnRefNo pp_Amount pp_TxnCurrency pp_TxnDateTime pp_TxnExpiryDateTime pp_BillReference pp_Description pp_ReturnURL";

type Fields = Record<string, string>;

interface Begun extends Entry {
  extra: string;
}

function hashOf(salt: string, fields: Fields): string {
  const names = Object.keys(fields).filter((name) => /^pp(_|mpf)/.test(name) && name !== "pp_SecureHash");
  const values = names
    .sort()
    .map((name) => fields[name] ?? "")
    .filter((value) => value !== "");
  return keyed("sha256", salt, `${salt}&${values.join("&")}`).toUpperCase();
}

/** JazzCash as copies of its documents describe it: a signed form, a signed return, and an inquiry without an amount. */
export function jazzcashStandIn(): StandIn {
  const { entries, controls, of, known } = ledger<Begun>();
  const isSigned = (fields: Fields) =>
    hashOf(JAZZCASH_ACCOUNT.integritySalt, fields) === fields["pp_SecureHash"]?.toUpperCase();
  const say = (code: string, message: string) => Response.json({ pp_ResponseCode: code, pp_ResponseMessage: message });

  function page(fields: Fields): Response {
    const refuse = (why: string) => new Response(`<html>${why}</html>`, { status: 400 });
    if (!isSigned(fields)) return refuse("115 invalid hash");
    for (const name of REQUIRED.split(" ")) if (!fields[name]) return refuse(`110 ${name} is missing`);
    const { pp_TxnRefNo: own = "", pp_Amount: amount = "", pp_TxnCurrency: currency = "" } = fields;
    if (fields["pp_MerchantID"] !== JAZZCASH_ACCOUNT.merchantId || fields["pp_Password"] !== JAZZCASH_ACCOUNT.password)
      return refuse("103 merchant");
    if (!/^[A-Za-z0-9]{1,20}$/.test(own) || entries.some(({ key }) => key === own)) return refuse("110 pp_TxnRefNo");
    if (!/^[1-9]\d*$/.test(amount) || currency !== "PKR") return refuse("110 pp_Amount");
    const [begins = "", ends = ""] = [fields["pp_TxnDateTime"], fields["pp_TxnExpiryDateTime"]];
    if (!/^\d{14}$/.test(begins) || !/^\d{14}$/.test(ends) || begins >= ends) return refuse("110 pp_TxnDateTime");
    const entry = { id: `R${crypto.randomUUID().slice(0, 8)}`, key: own, own, word: "109", amount, currency };
    entries.push({ ...entry, text: fields["pp_Description"] ?? "", extra: fields["ppmpf_1"] ?? "" });
    return new Response("<html>pay here</html>");
  }

  function inquiry(fields: Fields): Response {
    if (!isSigned(fields)) return say("115", "Invalid hash received");
    if (fields["pp_Password"] !== JAZZCASH_ACCOUNT.password) return say("110", "pp_Password");
    const entry = known(fields["pp_TxnRefNo"] ?? "");
    if (!entry || entry.word === "109") return say("109", "Transaction does not exist");
    return Response.json({
      pp_ResponseCode: "000",
      pp_ResponseMessage: "The requested operation has been performed successfully.",
      pp_PaymentResponseCode: entry.word,
      pp_Status: "as the code says",
      pp_RetrievalReferenceNo: entry.id,
    });
  }

  async function answer(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    const body = await bodyOf(request);
    if (request.method !== "POST") return new Response("not here", { status: 404 });
    if (pathname === "/CustomerPortal/transactionmanagement/merchantform/")
      return page(Object.fromEntries(new URLSearchParams(body)));
    if (pathname === "/ApplicationAPI/API/PaymentInquiry/Inquire") return inquiry(JSON.parse(body) as Fields);
    return new Response("<html>Request Rejected</html>");
  }

  function message(own: string, url: string, change: MessageChange = {}): Promise<Request> {
    const entry = { ...of(own), ...(change.own === undefined ? {} : { own: change.own }) };
    const fields: Fields = {
      pp_Version: "1.1",
      pp_MerchantID: JAZZCASH_ACCOUNT.merchantId,
      pp_TxnRefNo: entry.own,
      pp_Amount: entry.amount,
      pp_TxnCurrency: entry.currency,
      pp_RetreivalReferenceNo: entry.id,
      pp_ResponseCode: change.event ? "" : entry.word,
      pp_ResponseMessage: "Thank you",
      ppmpf_1: entry.extra,
    };
    fields["pp_SecureHash"] = hashOf(change.secret ?? JAZZCASH_ACCOUNT.integritySalt, fields);
    if (change.unsigned) delete fields["pp_SecureHash"];
    if (change.altered === "signed") fields["pp_ResponseCode"] = "000 ";
    if (change.altered === "unsigned") fields["other"] = "x";
    const body = new URLSearchParams(fields).toString();
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    return Promise.resolve(new Request(url, { method: "POST", headers, body: change.byte ? `${body}&z=1` : body }));
  }

  return { ...controls, origins: [HOST], answer, takesMoney: (own) => of(own).word === "109", message };
}
