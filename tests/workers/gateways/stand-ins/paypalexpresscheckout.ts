import type { StandIn } from "../contract/stand-in";
import { bodyOf } from "./body-of";
import { ledger, type Entry } from "./ledger";

export const PAYPALEXPRESSCHECKOUT_ACCOUNT = {
  userName: "seller_api1.contract.example",
  password: "password-contract",
  signature: "signature-contract",
  mode: "test",
} as const;

const CURRENCIES =
  "AUD BRL CAD CNY CZK DKK EUR HKD HUF ILS JPY MYR MXN TWD NZD NOK PHP PLN GBP SGD SEK CHF THB USD".split(" ");
const WHOLE = ["HUF", "JPY", "TWD"];

/** Word: checkout status, `P` once its payer has agreed, and the payment's status, between strokes. */
interface Checkout extends Entry {
  invoice: string;
  repeatedAs: string;
  capturedAs: string | null;
  captures: number;
  refundedAs: string | null;
}

const formed = (fields: Readonly<Record<string, string>>) =>
  new Response(new URLSearchParams({ VERSION: "119.0", ...fields }).toString());
const well = (fields: Readonly<Record<string, string>> = {}) => formed({ ACK: "Success", ...fields });
const fail = (code: string) => formed({ ACK: "Failure", L_ERRORCODE0: code, L_SHORTMESSAGE0: "Refused" });

/** What is wrong with a checkout that is asked for. */
function faultOf(of: (name: string) => string): string | null {
  const [amount, currency] = [of("PAYMENTREQUEST_0_AMT"), of("PAYMENTREQUEST_0_CURRENCYCODE")];
  if (!CURRENCIES.includes(currency)) return "10605";
  if (!(WHOLE.includes(currency) ? /^\d+$/ : /^\d+\.\d\d$/).test(amount) || Number(amount) <= 0) return "10413";
  if (of("PAYMENTREQUEST_0_PAYMENTACTION") !== "Sale") return "10402";
  if (!URL.canParse(of("RETURNURL")) || !URL.canParse(of("CANCELURL"))) return "10471";
  if (of("PAYMENTREQUEST_0_INVNUM").length > 127 || of("PAYMENTREQUEST_0_CUSTOM").length > 256) return "10431";
  if (of("PAYMENTREQUEST_0_DESC").length > 127 || of("MSGSUBID").length > 38) return "10004";
  return null;
}

/** The classic NVP interface: Express Checkout, its capture, details, search and refunds. */
export function paypalexpresscheckoutStandIn(): StandIn {
  const book = ledger<Checkout>();
  const transactionOf = ({ id }: Checkout) => `T${id.slice(3)}`;

  function set(of: (name: string) => string): Response {
    const fault = book.mood.refuses ? "10445" : faultOf(of);
    if (fault !== null) return fail(fault);
    const repeatedAs = of("MSGSUBID");
    let checkout = book.entries.find((each) => repeatedAs !== "" && each.repeatedAs === repeatedAs);
    if (!checkout) {
      const own = of("PAYMENTREQUEST_0_CUSTOM");
      const told = { amount: of("PAYMENTREQUEST_0_AMT"), currency: of("PAYMENTREQUEST_0_CURRENCYCODE") };
      const id = `EC-${crypto.randomUUID().replaceAll("-", "").slice(0, 17).toUpperCase()}`;
      checkout = {
        ...{ id, key: own, own, word: "PaymentActionNotInitiated", text: of("PAYMENTREQUEST_0_DESC"), ...told },
        ...{ invoice: of("PAYMENTREQUEST_0_INVNUM"), repeatedAs, capturedAs: null, captures: 0, refundedAs: null },
      };
      book.entries.push(checkout);
    }
    return well({ TOKEN: book.mood.page ?? checkout.id });
  }

  function details(checkout: Checkout): Response {
    const [status = "", payer, payment] = checkout.word.split("/");
    if (status === "EXPIRED") return fail("10411");
    return well({
      TOKEN: checkout.id,
      CHECKOUTSTATUS: status,
      PAYMENTREQUEST_0_AMT: checkout.amount,
      PAYMENTREQUEST_0_CURRENCYCODE: checkout.currency,
      PAYMENTREQUEST_0_CUSTOM: checkout.own,
      PAYMENTREQUEST_0_INVNUM: checkout.invoice,
      ...(payer === undefined ? {} : { PAYERID: "PAYER1" }),
      ...(payment === undefined ? {} : { PAYMENTREQUEST_0_TRANSACTIONID: transactionOf(checkout) }),
    });
  }

  function capture(checkout: Checkout, of: (name: string) => string): Response {
    const told = { PAYMENTINFO_0_TRANSACTIONID: transactionOf(checkout), PAYMENTINFO_0_PAYMENTSTATUS: "Completed" };
    if (checkout.capturedAs !== null && checkout.capturedAs === of("MSGSUBID")) return well(told);
    if (checkout.word.startsWith("PaymentActionCompleted")) return fail("10415");
    if (checkout.word !== "PaymentActionNotInitiated/P" || of("PAYERID") !== "PAYER1") return fail("10406");
    if (of("PAYMENTREQUEST_0_AMT") !== checkout.amount || of("PAYMENTREQUEST_0_CURRENCYCODE") !== checkout.currency)
      return fail("10413");
    checkout.word = "PaymentActionCompleted/P/Completed";
    checkout.capturedAs = of("MSGSUBID");
    checkout.captures += 1;
    return well(told);
  }

  function refund(checkout: Checkout, of: (name: string) => string): Response {
    const told = { REFUNDTRANSACTIONID: `R${checkout.id}`, REFUNDSTATUS: "Instant" };
    if (checkout.refundedAs !== null && checkout.refundedAs === of("MSGSUBID")) return well(told);
    if (of("REFUNDTYPE") !== "Full" || checkout.word !== "PaymentActionCompleted/P/Completed") return fail("10009");
    checkout.word = "PaymentActionCompleted/P/Refunded";
    checkout.refundedAs = of("MSGSUBID");
    book.giveBack(checkout);
    return well(told);
  }

  async function answer(request: Request): Promise<Response> {
    const fields = new URLSearchParams(await bodyOf(request));
    const of = (name: string) => fields.get(name) ?? "";
    const { userName, password, signature } = PAYPALEXPRESSCHECKOUT_ACCOUNT;
    if (of("USER") !== userName || of("PWD") !== password || of("SIGNATURE") !== signature) return fail("10002");
    if (of("VERSION") !== "119.0") return fail("10006");
    const method = of("METHOD");
    if (method === "GetPalDetails") return well({ PAL: "CONTRACT", LOCALE: "en_US" });
    if (method === "SetExpressCheckout") return set(of);
    if (method === "TransactionSearch") {
      const found = book.entries.find(({ invoice, word }) => invoice === of("INVNUM") && word.split("/").length > 2);
      return well(found ? { L_TRANSACTIONID0: transactionOf(found), L_TYPE0: "Payment" } : {});
    }
    const transaction = of("TRANSACTIONID");
    const checkout = book.byId(transaction === "" ? of("TOKEN") : `EC-${transaction.slice(1)}`);
    if (!checkout) return fail(transaction === "" ? "10410" : "10004");
    if (method === "GetExpressCheckoutDetails") return details(checkout);
    if (method === "DoExpressCheckoutPayment") return capture(checkout, of);
    if (method === "RefundTransaction") return refund(checkout, of);
    if (method !== "GetTransactionDetails") return fail("81002");
    return well({
      ...{ TRANSACTIONID: transaction, PAYMENTSTATUS: checkout.word.split("/")[2] ?? "None" },
      ...{ AMT: checkout.amount, CURRENCYCODE: checkout.currency, CUSTOM: checkout.own, INVNUM: checkout.invoice },
    });
  }

  return {
    ...book.controls,
    origins: ["https://api-3t.sandbox.paypal.com"],
    answer,
    takesMoney: (own) => book.of(own).word === "PaymentActionNotInitiated",
    capturesOf: (own) => book.of(own).captures,
  };
}
