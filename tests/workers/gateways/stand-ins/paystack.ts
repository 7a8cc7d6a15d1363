import type { MessageChange, StandIn } from "../contract/stand-in";
import { bodyOf } from "./body-of";
import { ledger, type Entry } from "./ledger";
import { keyed } from "./signing";

export const PAYSTACK_ACCOUNT = { secretKey: "sk_test_contract0123456789" } as const;

const CURRENCIES = ["NGN", "GHS", "KES", "ZAR", "USD", "XOF", "EGP", "RWF"];

interface Transaction extends Entry {
  number: number;
  /** Fees that the payer bears on top. */
  fees: number;
  refund: string | null;
}

const fail = (status: number, message: string, code = "") =>
  Response.json({ status: false, message, ...(code === "" ? {} : { type: "validation_error", code }) }, { status });
const well = (data: unknown, status = 200) => Response.json({ status: true, message: "ok", data }, { status });

const dataOf = ({ id, key, own, number, word, amount, currency, fees }: Transaction) => ({
  id: number,
  domain: "test",
  status: word,
  reference: own === key ? id : own,
  amount: Number(amount) + fees,
  requested_amount: Number(amount),
  currency,
  fees,
});

/** Transactions, refunds and signed events as Paystack's published API describes them. */
export function paystackStandIn(): StandIn {
  const book = ledger<Transaction>();

  function initialize(asked: Record<string, unknown>): Response {
    const of = (name: string) => (typeof asked[name] === "string" ? asked[name] : "");
    const [reference, amount] = [of("reference"), String(asked["amount"])];
    if (book.mood.refuses) return fail(400, "Currency not supported by merchant", "unsupported_currency");
    if (!/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(of("email"))) return fail(400, "Invalid Email Address Passed");
    if (!/^[1-9]\d*$/.test(amount)) return fail(400, "Invalid Amount Sent");
    if (!CURRENCIES.includes(of("currency"))) return fail(400, "Currency not supported", "unsupported_currency");
    if (!/^[A-Za-z0-9.=-]+$/.test(reference)) return fail(400, "Invalid reference");
    if (book.byId(reference)) return fail(400, "Duplicate Transaction Reference", "duplicate_reference");
    if (!URL.canParse(of("callback_url"))) return fail(400, "Invalid callback URL");
    // Merchants who try again put what makes the name another one behind a point.
    const [key = ""] = reference.split(".");
    const money = { amount, currency: of("currency"), text: "" };
    book.entries.push({
      ...{ id: reference, key, own: key, word: "abandoned", ...money },
      ...{ number: book.entries.length + 4_000_000, fees: 0, refund: null },
    });
    const page = book.mood.page ?? `https://checkout.paystack.com/${crypto.randomUUID()}`;
    return well({ authorization_url: page, access_code: "code", reference });
  }

  function refund(asked: Record<string, unknown>): Response {
    const name = String(asked["transaction"]);
    const found = book.byId(name) ?? book.entries.find(({ number }) => String(number) === name);
    if (!found) return fail(404, "Transaction not found", "transaction_not_found");
    if (found.refund !== null || found.word === "reversed")
      return fail(400, "Transaction has been fully reversed", "transaction_reversed");
    if (found.word !== "success") return fail(400, "Transaction is not successful", "invalid_transaction");
    found.refund = "pending";
    book.giveBack(found);
    return well({ transaction: { id: found.number, reference: found.id }, status: "pending" });
  }

  async function answer(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    if (request.headers.get("authorization") !== `Bearer ${PAYSTACK_ACCOUNT.secretKey}`)
      return fail(401, "Invalid key", "invalid_Key");
    const text = await bodyOf(request);
    const asked = (text === "" ? {} : JSON.parse(text)) as Record<string, unknown>;
    if (pathname === "/transaction/initialize") return initialize(asked);
    if (pathname === "/transaction") return well([]);
    if (pathname === "/refund" && request.method === "POST") return refund(asked);
    if (pathname === "/refund") {
      const of = book.entries.filter(({ number }) => String(number) === searchParams.get("transaction"));
      return well(
        of.flatMap((each) => (each.refund === null ? [] : [{ transaction: each.number, status: each.refund }])),
      );
    }
    const found = book.byId(decodeURIComponent(pathname.replace("/transaction/verify/", "")));
    return found ? well(dataOf(found)) : fail(400, "Transaction reference not found", "transaction_not_found");
  }

  function message(own: string, url: string, change: MessageChange = {}): Promise<Request> {
    const data = dataOf({ ...book.of(own), ...(change.own === undefined ? {} : { own: change.own }) });
    const body = JSON.stringify({ event: change.event ? "charge.dispute.create" : "charge.success", data });
    const signature = keyed("sha512", change.secret ?? PAYSTACK_ACCOUNT.secretKey, body);
    const sent = change.altered === "signed" ? body.replace('"success"', '"Success"') : change.byte ? `${body} ` : body;
    const headers: Record<string, string> = change.unsigned ? {} : { "x-paystack-signature": signature };
    return Promise.resolve(new Request(url, { method: "POST", headers, body: sent }));
  }

  return {
    ...book.controls,
    origins: ["https://api.paystack.co"],
    answer,
    takesMoney: (own) => book.of(own).word === "abandoned",
    message,
  };
}
