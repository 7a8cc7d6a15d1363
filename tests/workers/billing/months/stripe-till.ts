import { bodyOf } from "../../gateways/stand-ins/body-of";
import { DIGITS } from "./arithmetic";

interface Session {
  id: string;
  own: string;
  status: "open" | "complete" | "expired";
  paid: boolean;
  /** In Stripe's units. */
  amount: number;
  currency: string;
  /** What went back, by the keys that it was asked with. */
  refunds: Map<string, number>;
}

export const TILL_KEYS = { publicKey: "pk_test_till", secretKey: "sk_test_till", webhookSecret: "whsec_till" } as const;

const fail = (status: number, code: string) =>
  Response.json({ error: { type: "invalid_request_error", code, message: code } }, { status });

async function signed(text: string): Promise<string> {
  const bytes = new TextEncoder();
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", bytes.encode(TILL_KEYS.webhookSecret), algorithm, false, ["sign"]);
  const made = new Uint8Array(await crypto.subtle.sign("HMAC", key, bytes.encode(text)));
  return [...made].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * Stripe as docs.stripe.com describes it, with the money that it holds: sessions by key, their end, refunds in parts by
 * key and never of more than was paid, and signed events.
 */
export class StripeTill {
  readonly #sessions = new Map<string, Session>();
  readonly #begun = new Map<string, string>();

  #shown({ id, own, status, paid, amount, currency }: Session, expanded = false): Response {
    const intent = { id: `pi_${id}`, status: paid ? "succeeded" : "requires_payment_method" };
    return Response.json({
      ...{ object: "checkout.session", id, client_reference_id: own, status, amount_total: amount, currency },
      payment_status: paid ? "paid" : "unpaid",
      payment_intent: expanded ? intent : intent.id,
      url: `https://checkout.stripe.com/c/pay/${id}`,
    });
  }

  #create(fields: URLSearchParams, key: string): Response {
    const known = this.#sessions.get(this.#begun.get(key) ?? "");
    if (known) return this.#shown(known);
    const currency = fields.get("line_items[0][price_data][currency]") ?? "";
    const amount = Number(fields.get("line_items[0][price_data][unit_amount]"));
    if (!Number.isInteger(amount) || amount < 1) return fail(400, "amount_too_small");
    // Of currencies with three digits it takes tens alone.
    if (DIGITS[currency.toUpperCase()] === 3 && amount % 10 !== 0) return fail(400, "parameter_invalid_integer");
    const id = `cs_test_${crypto.randomUUID().replaceAll("-", "")}`;
    const own = fields.get("client_reference_id") ?? "";
    const session: Session = { id, own, status: "open", paid: false, amount, currency, refunds: new Map() };
    this.#sessions.set(id, session);
    this.#begun.set(key, id);
    return this.#shown(session);
  }

  #refund(fields: URLSearchParams, key: string): Response {
    const session = this.#sessions.get((fields.get("payment_intent") ?? "").replace(/^pi_/, ""));
    if (!session?.paid) return fail(400, "payment_intent_unexpected_state");
    const left = session.amount - [...session.refunds.values()].reduce((sum, part) => sum + part, 0);
    if (!session.refunds.has(key)) {
      const wanted = fields.get("amount");
      const amount = wanted === null ? left : Number(wanted);
      if (left === 0) return fail(400, "charge_already_refunded");
      if (amount > left || amount < 1) return fail(400, "amount_too_large");
      session.refunds.set(key, amount);
    }
    return Response.json({ object: "refund", id: `re_${key}`, status: "succeeded" });
  }

  /** Answers one request as Stripe would. */
  async answer(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    if (request.headers.get("authorization") !== `Bearer ${TILL_KEYS.secretKey}`) return fail(401, "api_key_invalid");
    const fields = new URLSearchParams(request.method === "POST" ? await bodyOf(request) : "");
    const key = request.headers.get("idempotency-key") ?? "";
    if (pathname === "/v1/balance") return Response.json({ object: "balance" });
    if (pathname === "/v1/refunds") return this.#refund(fields, key);
    const [, , , , id = "", act] = pathname.split("/");
    if (id === "") return this.#create(fields, key);
    const session = this.#sessions.get(id);
    if (!session) return fail(404, "resource_missing");
    if (act !== "expire") return this.#shown(session, search.includes("expand"));
    if (session.status !== "open") return fail(400, "not_open");
    session.status = "expired";
    return this.#shown(session);
  }

  #of(own: string): Session | undefined {
    return [...this.#sessions.values()].findLast((session) => session.own === own);
  }

  /** The payer pays, or as much as they can be made to; whether Stripe took it. */
  pay(own: string, other?: bigint): boolean {
    const session = this.#of(own);
    if (session?.status !== "open") return false;
    Object.assign(session, {
      status: "complete",
      paid: true,
      amount: other === undefined ? session.amount : Number(other),
    });
    return true;
  }

  /** The payer's bank refuses. */
  decline(own: string): void {
    const session = this.#of(own);
    if (session?.status === "open") session.status = "complete";
  }

  /** A signed event about a payment; undefined where nothing was begun. A forged one is signed with another secret. */
  async event(own: string, url: string, { at, id, forged }: { at: number; id: string; forged: boolean }) {
    const session = this.#of(own);
    if (!session) return undefined;
    const object = { id: session.id, client_reference_id: own, payment_status: forged ? "paid" : "unpaid" };
    const type = "checkout.session.completed";
    const body = JSON.stringify({ id: `evt_${id}`, object: "event", type, data: { object } });
    const seconds = String(Math.floor(at / 1_000));
    const signature = await signed(`${seconds}.${body}${forged ? " " : ""}`);
    return new Request(url, { method: "POST", headers: { "stripe-signature": `t=${seconds},v1=${signature}` }, body });
  }

  /** What it holds, in its units. */
  held(): bigint {
    return [...this.#sessions.values()].reduce((sum, { paid, amount, refunds }) => {
      const back = [...refunds.values()].reduce((all, part) => all + part, 0);
      return paid ? sum + BigInt(amount - back) : sum;
    }, 0n);
  }
}
