import type { MessageChange, StandIn } from "../contract/stand-in";
import { bodyOf } from "./body-of";
import { keyed } from "./signing";

export const STRIPE_ACCOUNT = {
  publicKey: "pk_test_contract",
  secretKey: "sk_test_contract",
  webhookSecret: "whsec_contract",
} as const;

interface Session {
  id: string;
  own: string;
  /** `status/intent's status`, or `complete/paid`. */
  word: string;
  amount: string;
  currency: string;
  text: string;
  fields: string;
  /** When it was paid and given back (UTC ms); 0 if not. */
  paidAt: number;
  refundedAt: number;
}

const UNPAID = { paidAt: 0, refundedAt: 0 };

/** Its balance as docs.stripe.com lists it, the newest first, each with its source. */
function balance(sessions: readonly Session[], query: URLSearchParams): Response {
  const [from, to] = [Number(query.get("created[gte]")), Number(query.get("created[lt]"))];
  const limit = Number(query.get("limit") ?? 10);
  if (query.getAll("expand[]").join() !== "data.source" || !(limit >= 1 && limit <= 100))
    return fail(400, "invalid_request_error", "parameter_invalid_integer");
  const rows = sessions.flatMap(({ id, own, amount, currency, paidAt, refundedAt }) => {
    const said = { amount: Number(amount), currency, payment_intent: `pi_${id}` };
    const row = (at: number, object: "charge" | "refund", sign: number, metadata: object) => ({
      ...{ id: `txn_${object}_${id}`, object: "balance_transaction", amount: sign * Number(amount), currency },
      ...{ created: Math.floor(at / 1_000), type: object },
      source: { id: `${object}_${id}`, object, metadata, ...said },
    });
    return [
      ...(paidAt > 0 ? [row(paidAt, "charge", 1, { paymentId: own })] : []),
      // A refund has no name of ours: its intent has.
      ...(refundedAt > 0 ? [row(refundedAt, "refund", -1, {})] : []),
    ];
  });
  const inTime = rows.filter(({ created }) => created >= from && created < to).reverse();
  const after = inTime.findIndex(({ id }) => id === query.get("starting_after")) + 1;
  const data = inTime.slice(after, after + Math.min(limit, 20));
  return Response.json({ object: "list", data, has_more: after + data.length < inTime.length });
}

const fail = (status: number, type: string, code: string) =>
  Response.json({ error: { type, code, message: code } }, { status });

function shown({ id, own, word, amount, currency }: Session, expanded: boolean): Response {
  const [status = "", intent = ""] = word.split("/");
  const known = ["open", "complete", "expired"].includes(status);
  return Response.json({
    id,
    object: "checkout.session",
    client_reference_id: own,
    status: known ? status : word,
    payment_status: intent === "paid" ? "paid" : "unpaid",
    amount_total: Number(amount),
    currency,
    payment_intent: expanded ? { id: `pi_${id}`, status: intent } : `pi_${id}`,
  });
}

/** Stripe as docs.stripe.com describes Checkout Sessions, their end, refunds and signed events. */
export function stripeContractStandIn(): StandIn {
  const sessions = new Map<string, Session>();
  const keys = new Map<string, string>();
  const refunds = new Map<string, string>();
  const forgotten = new Set<string>();
  let [refuses, page]: [boolean, string | null] = [false, null];
  const of = (own: string): Session => {
    const found = [...sessions.values()].find((session) => session.own === own);
    if (!found) throw new Error(`Stripe has no session for ${own}`);
    return found;
  };

  function create(fields: URLSearchParams, key: string): Response {
    const known = sessions.get(keys.get(key) ?? "");
    if (known && known.fields !== fields.toString()) return fail(400, "idempotency_error", "idempotency_key_in_use");
    const currency = fields.get("line_items[0][price_data][currency]") ?? "";
    const amount = fields.get("line_items[0][price_data][unit_amount]") ?? "";
    const text = fields.get("line_items[0][price_data][product_data][name]") ?? "";
    if (refuses) return fail(400, "invalid_request_error", "amount_too_small");
    if (!/^\d+$/.test(amount) || text === "" || text.length > 500)
      return fail(400, "invalid_request_error", "parameter_invalid_integer");
    if (fields.get("success_url") === null) return fail(400, "invalid_request_error", "parameter_missing");
    const id = known?.id ?? `cs_test_${crypto.randomUUID()}`;
    const own = fields.get("client_reference_id") ?? "";
    if (!known)
      sessions.set(id, { id, own, word: "open/", amount, currency, text, fields: fields.toString(), ...UNPAID });
    keys.set(key, id);
    return Response.json({ id, client_reference_id: own, url: page ?? `https://checkout.stripe.com/c/pay/${id}` });
  }

  function refund(fields: URLSearchParams, key: string): Response {
    const intent = fields.get("payment_intent") ?? "";
    const session = sessions.get(intent.replace(/^pi_/, ""));
    if (session?.word !== "complete/paid") return fail(400, "invalid_request_error", "payment_intent_unexpected_state");
    if (refunds.has(session.own) && refunds.get(session.own) !== key)
      return fail(400, "invalid_request_error", "charge_already_refunded");
    refunds.set(session.own, key);
    session.refundedAt ||= Date.now();
    return Response.json({ object: "refund", id: "re_1", status: "succeeded" });
  }

  async function answer(request: Request): Promise<Response> {
    const { pathname, search, searchParams } = new URL(request.url);
    if (request.headers.get("authorization") !== `Bearer ${STRIPE_ACCOUNT.secretKey}`)
      return fail(401, "invalid_request_error", "api_key_invalid");
    const fields = new URLSearchParams(request.method === "POST" ? await bodyOf(request) : "");
    const key = request.headers.get("idempotency-key") ?? "";
    if (pathname === "/v1/balance") return Response.json({ object: "balance" });
    if (pathname === "/v1/balance_transactions") return balance([...sessions.values()], searchParams);
    if (pathname === "/v1/refunds") return refund(fields, key);
    if (pathname.startsWith("/v1/payment_intents/")) {
      const paid = sessions.get(pathname.split("/pi_")[1] ?? "");
      return paid
        ? Response.json({ object: "payment_intent", metadata: { paymentId: paid.own } })
        : fail(404, "invalid_request_error", "resource_missing");
    }
    const [, , , , id = "", act] = pathname.split("/");
    if (id === "" && request.method === "POST") return create(fields, key);
    const session = sessions.get(id);
    if (!session || forgotten.has(session.own)) return fail(404, "invalid_request_error", "resource_missing");
    if (act === "expire") {
      if (session.word !== "open/") return fail(400, "invalid_request_error", "not_open");
      session.word = "expired/";
    }
    return shown(session, search.includes("expand"));
  }

  async function message(own: string, url: string, change: MessageChange = {}): Promise<Request> {
    const session = change.own === undefined ? of(own) : { ...of(own), own: change.own, id: `cs_${change.own}` };
    const type = change.event ? "customer.created" : "checkout.session.completed";
    const object = { id: session.id, client_reference_id: session.own };
    const body = JSON.stringify({
      id: `evt_${change.id ?? crypto.randomUUID()}`,
      object: "event",
      type,
      data: { object },
    });
    const seconds = Math.floor((change.at ?? Date.now()) / 1_000);
    const secret = change.secret ?? STRIPE_ACCOUNT.webhookSecret;
    const signature = `t=${String(seconds)},v1=${keyed("sha256", secret, `${String(seconds)}.${body}`)}`;
    const sent =
      change.altered === "signed" ? body.replace(session.id, `${session.id}0`) : change.byte ? `${body} ` : body;
    const headers: Record<string, string> = change.unsigned ? {} : { "stripe-signature": signature };
    return new Request(url, { method: "POST", headers, body: sent });
  }

  return {
    origins: ["https://api.stripe.com"],
    answer,
    begun: () => [...sessions.values()].map(({ currency, ...rest }) => ({ ...rest, currency: currency.toUpperCase() })),
    say: (own, word) =>
      void Object.assign(of(own), { word, paidAt: word === "complete/paid" ? Date.now() : of(own).paidAt }),
    alter: (own, { own: other, amount, currency }) =>
      void Object.assign(of(own), {
        ...(other === undefined ? {} : { own: other }),
        ...(amount === undefined ? {} : { amount }),
        ...(currency === undefined ? {} : { currency: currency.toLowerCase() }),
      }),
    forget: (own) => void forgotten.add(own),
    refuse: (on) => void (refuses = on),
    leadTo: (address) => void (page = address),
    refundsOf: (own) => (refunds.has(own) ? 1 : 0),
    takesMoney: (own) => of(own).word === "open/",
    message,
  };
}
