import type { StandIn } from "../contract/stand-in";
import { bodyOf } from "./body-of";
import { ledger, type Entry } from "./ledger";

export const EBIRR_ACCOUNT = {
  mode: "test",
  merchantUid: "M0910291",
  apiUserId: "1000416",
  apiKey: "API-contract-675418888",
  accountPrefix: "251",
} as const;

const HOST = "https://testpayments.ebirr.com";
const OPEN = "";

/** A request for the PIN on somebody's phone: the call that asked for it stays open until it is answered. */
interface Prompt extends Entry {
  accountNo: string;
  /** Ends the call that waits for it. */
  answer: () => void;
}

type Fields = Record<string, unknown>;

const fieldsOf = (value: unknown): Fields => (typeof value === "object" && value !== null ? (value as Fields) : {});
const text = (fields: Fields, name: string): string => {
  const value = fields[name];
  return typeof value === "string" ? value : "";
};

/** E-birr's API_PURCHASE as four public integrations agree on it. No paper says by which codes it refuses a request. */
export function ebirrStandIn(): StandIn {
  const { entries, mood, controls, of } = ledger<Prompt>();

  const say = (request: Fields, responseCode: string, more: Fields = {}) =>
    Response.json({
      schemaVersion: "1.0",
      timestamp: "2026-11-30 10:00:00.000",
      requestId: request["requestId"],
      responseCode,
      errorCode: "0",
      responseMsg: "RCS",
      ...more,
    });

  function wrongIn(request: Fields): string | null {
    const service = fieldsOf(request["serviceParams"]);
    const about = fieldsOf(service["transactionInfo"]);
    if (text(request, "schemaVersion") !== "1.0" || text(request, "channelName") !== "WEB") return "schema";
    if (!/^[\w.-]{1,36}$/.test(text(request, "requestId"))) return "requestId";
    if (!/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text(request, "timestamp"))) return "timestamp";
    for (const name of ["merchantUid", "apiUserId", "apiKey"] as const)
      if (text(service, name) !== EBIRR_ACCOUNT[name]) return name;
    if (text(service, "paymentMethod") !== "MWALLET_ACCOUNT") return "paymentMethod";
    if (!/^251\d{9}$/.test(text(fieldsOf(service["payerInfo"]), "accountNo"))) return "accountNo";
    for (const name of ["referenceId", "invoiceId"]) if (!/^[\w.-]{1,50}$/.test(text(about, name))) return name;
    if (!/^\d+(\.\d{1,2})?$/.test(text(about, "amount")) || text(about, "currency") !== "ETB") return "amount";
    const description = text(about, "description");
    return description === "" || description.length > 255 ? "description" : null;
  }

  async function purchase(request: Fields): Promise<Response> {
    const wrong = wrongIn(request);
    if (wrong !== null) return say(request, "5001", { responseMsg: wrong });
    const service = fieldsOf(request["serviceParams"]);
    const about = fieldsOf(service["transactionInfo"]);
    const own = text(about, "referenceId");
    if (entries.some(({ key }) => key === own)) return say(request, "5001", { responseMsg: "referenceId is taken" });
    if (mood.refuses) return say(request, "5310", { responseMsg: "RCS_USER_REJECTED" });
    const [amount, accountNo] = [text(about, "amount"), text(fieldsOf(service["payerInfo"]), "accountNo")];
    const named = { id: String(700_000 + entries.length), key: own, own, text: text(about, "description") };
    const prompt: Prompt = { ...named, word: OPEN, amount, currency: "ETB", accountNo, answer: () => undefined };
    const answered = new Promise<void>((resolve) => void (prompt.answer = resolve));
    entries.push(prompt);
    await answered;
    const [code = "", more = ""] = prompt.word.split("/");
    if (code !== "2001") return say(request, code, more === "" ? {} : { errorCode: more });
    const params = {
      state: more,
      referenceId: prompt.own,
      transactionId: prompt.id,
      issuerTransactionId: `I${prompt.id}`,
      txAmount: prompt.amount,
      accountNo: `${accountNo.slice(0, 5)}****${accountNo.slice(-3)}`,
      merchantCharges: "0.0",
    };
    return say(request, code, { responseMsg: "RCS_SUCCESS", params });
  }

  async function answer(request: Request): Promise<Response> {
    if (request.method !== "POST" || new URL(request.url).pathname !== "/asm")
      return new Response("not here", { status: 404 });
    const asked = fieldsOf(JSON.parse(await bodyOf(request)));
    return text(asked, "serviceName") === "API_PURCHASE" ? purchase(asked) : say(asked, "5001");
  }

  return {
    ...controls,
    origins: [HOST],
    answer,
    say: (own, word) => {
      const prompt = of(own);
      if (prompt.word === OPEN) prompt.word = word;
      prompt.answer();
    },
    takesMoney: (own) => of(own).word === OPEN,
    endCalls: () => {
      for (const prompt of entries) prompt.answer();
    },
  };
}
