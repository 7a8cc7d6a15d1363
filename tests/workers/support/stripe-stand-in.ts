import { vi } from "vitest";

interface Session {
  id: string;
  client_reference_id: string;
  status: "open" | "complete" | "expired";
  payment_status: "unpaid" | "paid";
  amount_total: number;
  currency: string;
  intent: { id: string; status: string };
  url: string;
}

/** One request as it came. */
export interface StripeCall {
  method: string;
  path: string;
  fields: URLSearchParams;
  key: string | null;
}

export const STRIPE_KEYS = {
  publicKey: "pk_test_stand",
  secretKey: "sk_test_stand",
  webhookSecret: "whsec_stand",
} as const;

const hex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

async function signatureOf(secret: string, signed: string): Promise<string> {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", new TextEncoder().encode(secret), algorithm, false, ["sign"]);
  return hex(await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(signed)));
}

/**
 * Stripe as far as payments need it, within the test: checkout sessions by idempotency key, their end, refunds, and
 * events with Stripe's own signature (docs.stripe.com/webhooks, verify manually).
 */
export function stripeStandIn() {
  const sessions = new Map<string, Session>();
  const begun = new Map<string, { id: string; fields: string }>();
  /** What went back of each payment intent: the amount by its idempotency key. */
  const refunds = new Map<string, Map<string, number>>();
  const calls: StripeCall[] = [];
  /** Where it is deaf no answer arrives; where it loses answers, none of what changes something. */
  let mood: "well" | "down" | "deaf" | "losing" = "well";
  const fail = (status: number, type: string, code: string) =>
    Response.json({ error: { type, code, message: code } }, { status });
  const shown = ({ intent, ...session }: Session, expanded: boolean) =>
    Response.json({ object: "checkout.session", ...session, payment_intent: expanded ? intent : intent.id });

  const create = ({ fields, key }: StripeCall): Response => {
    const known = begun.get(key ?? "");
    if (known && known.fields !== fields.toString()) return fail(400, "idempotency_error", "idempotency_key_in_use");
    const amount = Number(fields.get("line_items[0][price_data][unit_amount]"));
    if (amount < 50) return fail(400, "invalid_request_error", "amount_too_small");
    const id = known?.id ?? `cs_test_${crypto.randomUUID().replaceAll("-", "")}`;
    begun.set(key ?? "", { id, fields: fields.toString() });
    const session: Session = sessions.get(id) ?? {
      id,
      client_reference_id: fields.get("client_reference_id") ?? "",
      status: "open",
      payment_status: "unpaid",
      amount_total: amount,
      currency: fields.get("line_items[0][price_data][currency]") ?? "",
      intent: { id: `pi_${id}`, status: "requires_payment_method" },
      url: `https://checkout.stripe.com/c/pay/${id}`,
    };
    sessions.set(id, session);
    return shown(session, false);
  };

  /** When sessions were paid and given back (UTC ms), by their intents. */
  const moved = { charge: new Map<string, number>(), refund: new Map<string, number>() };

  const balance = (asked: URLSearchParams): Response => {
    const rows = (["charge", "refund"] as const).flatMap((object) =>
      [...sessions.values()].flatMap(({ client_reference_id: paymentId, amount_total: amount, currency, intent }) => {
        const created = Math.floor((moved[object].get(intent.id) ?? 0) / 1_000);
        const source = { object, amount, currency, metadata: { paymentId }, payment_intent: intent.id };
        const isIn = created >= Number(asked.get("created[gte]")) && created < Number(asked.get("created[lt]"));
        return isIn
          ? [{ id: `txn_${intent.id}`, amount: object === "charge" ? amount : -amount, created, source }]
          : [];
      }),
    );
    return Response.json({ object: "list", data: rows, has_more: false });
  };

  const answer = (call: StripeCall): Response => {
    if (mood === "down") return fail(503, "api_error", "down");
    const [, , , , id = "", act] = call.path.split("/");
    if (call.path === "/v1/balance") return Response.json({ object: "balance" });
    if (call.path === "/v1/refunds") {
      const intent = call.fields.get("payment_intent") ?? "";
      const paid = [...sessions.values()].find((session) => session.intent.id === intent)?.amount_total ?? 0;
      const parts = refunds.get(intent) ?? new Map<string, number>();
      const left = paid - [...parts.values()].reduce((sum, part) => sum + part, 0);
      const amount = Number(call.fields.get("amount") ?? left);
      if (!parts.has(call.key ?? "")) {
        if (amount > left || left === 0) return fail(400, "invalid_request_error", "charge_already_refunded");
        parts.set(call.key ?? "", amount);
      }
      refunds.set(intent, parts);
      moved.refund.set(intent, Date.now());
      return Response.json({ object: "refund", id: "re_1" });
    }
    if (call.path === "/v1/balance_transactions") return balance(call.fields);
    if (call.method === "POST" && id === "") return create(call);
    const session = sessions.get(id);
    if (!session) return fail(404, "invalid_request_error", "resource_missing");
    if (act === "expire") {
      if (session.status !== "open") return fail(400, "invalid_request_error", "not_open");
      session.status = "expired";
    }
    return shown(session, call.path.includes("expand") || call.fields.has("expand[0]"));
  };

  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    const { hostname, pathname, searchParams } = new URL(request.url);
    if (hostname !== "api.stripe.com") throw new Error(`nothing but Stripe is asked, not ${hostname}`);
    const known = request.headers.get("authorization") === `Bearer ${STRIPE_KEYS.secretKey}`;
    if (!known) return fail(401, "authentication_error", "api_key_invalid");
    const body =
      request.method === "GET"
        ? searchParams
        : new URLSearchParams(new TextDecoder().decode(await request.arrayBuffer()));
    const call = { method: request.method, path: pathname, fields: body, key: request.headers.get("idempotency-key") };
    calls.push(call);
    const said = answer(call);
    // It did what it was asked, and its answer was lost.
    if (mood === "deaf" || (mood === "losing" && call.method === "POST")) throw new TypeError("the network is down");
    return said;
  });

  const one = (reference: string): Session => {
    const session = sessions.get(reference);
    if (!session) throw new Error(`Stripe has no session ${reference}`);
    return session;
  };

  return {
    calls,
    of: (path: string, method = "POST") => calls.filter((call) => call.path === path && call.method === method),
    sessions: () => [...sessions.values()],
    refunds,
    be: (next: typeof mood) => (mood = next),
    pay: (reference: string, more: Partial<Session> = {}) => {
      moved.charge.set(one(reference).intent.id, Date.now());
      return Object.assign(one(reference), { status: "complete", payment_status: "paid", ...more });
    },
    delay: (reference: string) =>
      Object.assign(one(reference), { status: "complete", intent: { id: "pi_x", status: "processing" } }),
    decline: (reference: string) => Object.assign(one(reference), { status: "complete" }),
    /** An event about a session, signed as Stripe signs. */
    async event(
      reference: string,
      type = "checkout.session.completed",
      { id = crypto.randomUUID() as string, secret = STRIPE_KEYS.webhookSecret as string, at = Date.now() } = {},
    ): Promise<Request> {
      const { intent: _intent, ...object } = one(reference);
      const body = JSON.stringify({ id: `evt_${id}`, object: "event", type, data: { object } });
      const seconds = Math.floor(at / 1_000);
      const signature = `t=${seconds},v1=${await signatureOf(secret, `${seconds}.${body}`)}`;
      return new Request("http://suite.localhost/paymentGateway/STRIPE/webhook", {
        method: "POST",
        headers: { "stripe-signature": signature },
        body,
      });
    },
  };
}
