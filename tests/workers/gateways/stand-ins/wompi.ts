import type { MessageChange, StandIn } from "../contract/stand-in";
import { bodyOf } from "./body-of";
import { ledger, type Entry } from "./ledger";
import { digest } from "./signing";

export const WOMPI_ACCOUNT = {
  publicKey: "pub_test_contract",
  privateKey: "prv_test_contract",
  integritySecret: "test_integrity_contract",
  eventsSecret: "test_events_contract",
} as const;

const API = "https://sandbox.wompi.co";
const PAGE = "https://checkout.wompi.co";

interface Transaction extends Entry {
  /** How it was paid. */
  method: string;
}

const fail = (status: number, type: string) => Response.json({ error: { type, messages: {} } }, { status });

const shown = ({ id, word, own, amount, currency, method }: Transaction) => ({
  ...{ id, status: word, reference: own, amount_in_cents: Number(amount), currency },
  payment_method_type: method,
});

/**
 * The page, transactions, voids and events as Wompi's documentation describes them. A payment is known once its payer is
 * at the page, and has a transaction once something is said of it.
 */
export function wompiStandIn(method = "CARD"): StandIn {
  const book = ledger<Transaction>();

  function arrive(query: URLSearchParams): Response {
    const of = (name: string) => query.get(name) ?? "";
    const [own, amount, currency] = [of("reference"), of("amount-in-cents"), of("currency")];
    const expiry = of("expiration-time");
    const signed = `${own}${amount}${currency}${expiry}${WOMPI_ACCOUNT.integritySecret}`;
    if (of("public-key") !== WOMPI_ACCOUNT.publicKey) return fail(422, "INPUT_VALIDATION_ERROR");
    if (!/^[1-9]\d*$/.test(amount) || currency !== "COP" || own === "") return fail(422, "INPUT_VALIDATION_ERROR");
    if (of("signature:integrity") !== digest("sha256", signed)) return fail(422, "INVALID_SIGNATURE");
    if (expiry !== "" && !(Date.parse(expiry) > Date.now())) return fail(422, "EXPIRED");
    if (!URL.canParse(of("redirect-url")) || book.known(own)) return fail(422, "REFERENCE_ALREADY_USED");
    const id = `1234-1610641025-${String(49_201 + book.entries.length)}`;
    book.entries.push({ id, key: own, own, word: "NONE", amount, currency, text: "", method });
    return new Response("<html>Wompi</html>");
  }

  function cancel(transaction: Transaction | undefined): Response {
    if (transaction?.word !== "APPROVED" || transaction.method !== "CARD") return fail(422, "TRANSACTION_NOT_VOIDABLE");
    transaction.word = "VOIDED";
    book.giveBack(transaction);
    return new Response(null, { status: 201 });
  }

  async function answer(request: Request): Promise<Response> {
    const { origin, pathname, searchParams } = new URL(request.url);
    await bodyOf(request);
    if (origin === PAGE) return pathname === "/p/" ? arrive(searchParams) : fail(404, "NOT_FOUND_ERROR");
    if (request.headers.get("authorization") !== `Bearer ${WOMPI_ACCOUNT.privateKey}`)
      return fail(401, "INVALID_ACCESS_TOKEN");
    if (pathname.endsWith("/void")) return cancel(book.byId(pathname.split("/")[3] ?? ""));
    const found = book.known(searchParams.get("reference") ?? "");
    return Response.json({ data: found && found.word !== "NONE" ? [shown(found)] : [], meta: {} });
  }

  function message(own: string, url: string, change: MessageChange = {}): Promise<Request> {
    const transaction: Record<string, unknown> = { ...shown(book.of(own)), reference: change.own ?? own };
    const timestamp = 1_530_291_411;
    const names = ["id", "status", "amount_in_cents"].slice(0, change.shortened ? 1 : 3);
    const values = names.map((name) => String(transaction[name])).join("");
    const signed = `${values}${String(timestamp)}${change.secret ?? WOMPI_ACCOUNT.eventsSecret}`;
    const signature = {
      properties: names.map((name) => `transaction.${name}`),
      checksum: digest("sha256", signed).toUpperCase(),
    };
    if (change.altered === "signed") transaction["status"] = "DECLINED";
    if (change.altered === "unsigned") transaction["reference"] = "another";
    const body = JSON.stringify({
      event: change.event ? "nequi_token.updated" : "transaction.updated",
      data: { transaction },
      environment: "test",
      ...(change.unsigned ? {} : { signature }),
      timestamp,
      sent_at: "2018-07-20T16:45:05.000Z",
    });
    return Promise.resolve(new Request(url, { method: "POST", body: change.byte ? `${body} ` : body }));
  }

  return {
    ...book.controls,
    origins: [API],
    answer,
    takesMoney: (own) => book.of(own).word === "NONE",
    message,
  };
}
