import type { MessageChange, StandIn } from "../contract/stand-in";
import { bodyOf } from "./body-of";
import { certificateOf, crc32 } from "./certificate";
import { ledger, type Entry } from "./ledger";

export const PAYPAL_ACCOUNT = {
  clientId: "client-contract",
  clientSecret: "client-secret-contract",
  webhookId: "8PT597110X687430L",
  mode: "test",
} as const;

const API = "https://api-m.sandbox.paypal.com";
const CERTIFICATES = "https://api.sandbox.paypal.com";
/** Published list; those without decimals among them. */
const CURRENCIES =
  "AUD BRL CAD CNY CZK DKK EUR HKD HUF ILS JPY MYR MXN TWD NZD NOK PHP PLN GBP SGD SEK CHF THB USD".split(" ");
const WHOLE = ["HUF", "JPY", "TWD"];
const KNOWN = ["CREATED", "SAVED", "PAYER_ACTION_REQUIRED", "APPROVED", "VOIDED", "COMPLETED"];

interface Order extends Entry {
  requestId: string;
  capturedBy: string | null;
  captures: number;
  refundedBy: string | null;
  /** When its money came and went back (UTC ms); 0 if it did not. */
  capturedAt: number;
  refundedAt: number;
}

interface Asked {
  intent?: string;
  purchase_units?: {
    custom_id?: string;
    description?: string;
    amount?: { currency_code?: string; value?: string };
  }[];
  payment_source?: { paypal?: { experience_context?: Record<string, string> } };
}

const fail = (status: number, issue: string) =>
  Response.json({ name: status === 422 ? "UNPROCESSABLE_ENTITY" : issue, details: [{ issue }] }, { status });

function shown({ id, word, amount, currency, own }: Order): Record<string, unknown> {
  const [status = "", capture] = word.split("/");
  const money = { currency_code: currency, value: amount };
  const captures = capture === undefined ? [] : [{ id: `CAP${id}`, status: capture, amount: money, custom_id: own }];
  return {
    id,
    intent: "CAPTURE",
    status: KNOWN.includes(status) ? status : word,
    purchase_units: [
      {
        reference_id: "default",
        custom_id: own,
        amount: money,
        ...(captures.length > 0 ? { payments: { captures } } : {}),
      },
    ],
  };
}

/** Transactions as reporting_transactions_v1 lists them. */
function transactions(orders: readonly Order[], query: URLSearchParams): Response {
  const date = (name: string) => Date.parse(query.get(name) ?? "");
  const [from, to] = [date("start_date"), date("end_date")];
  if (!(from < to) || to - from > 31 * 86_400_000 || query.get("fields") !== "transaction_info")
    return fail(400, "INVALID_REQUEST");
  const [page, size] = [Number(query.get("page")), Math.min(Number(query.get("page_size")), 20)];
  const all = orders.flatMap(({ id, own, amount, currency, capturedAt, refundedAt }) => {
    const row = (at: number, code: string, value: string, more: object) => ({
      at,
      transaction_info: {
        ...{ transaction_event_code: code, transaction_status: refundedAt > 0 && code !== "T1107" ? "V" : "S" },
        ...{ transaction_initiation_date: new Date(at).toISOString(), ...more },
        transaction_amount: { currency_code: currency, value },
      },
    });
    const refund = { transaction_id: `REF${id}`, paypal_reference_id: `CAP${id}`, paypal_reference_id_type: "TXN" };
    return [
      ...(capturedAt > 0 ? [row(capturedAt, "T0006", amount, { transaction_id: `CAP${id}`, custom_field: own })] : []),
      ...(refundedAt > 0 ? [row(refundedAt, "T1107", `-${amount}`, refund)] : []),
    ];
  });
  const found = all.filter(({ at }) => at >= from && at <= to + 999);
  const details = found
    .slice((page - 1) * size, page * size)
    .map(({ transaction_info: info }) => ({ transaction_info: info }));
  return Response.json({ transaction_details: details, page, total_pages: Math.ceil(found.length / size) });
}

/** What is wrong with an order that is asked for. */
function faultOf({ intent, purchase_units: units, payment_source: source }: Asked, requestId: string): string | null {
  const [unit] = units ?? [];
  const context = source?.paypal?.experience_context ?? {};
  const { currency_code: currency = "", value = "" } = unit?.amount ?? {};
  if (requestId === "" || requestId.length > 108) return "PAYPAL_REQUEST_ID_REQUIRED";
  if (intent !== "CAPTURE" || units?.length !== 1) return "INVALID_PARAMETER_VALUE";
  if (!CURRENCIES.includes(currency)) return "CURRENCY_NOT_SUPPORTED";
  if (WHOLE.includes(currency) && !/^\d+$/.test(value)) return "DECIMALS_NOT_SUPPORTED";
  if (!/^\d{1,10}(\.\d\d)?$/.test(value) || Number(value) <= 0) return "INVALID_PARAMETER_SYNTAX";
  if ((unit?.custom_id ?? "").length > 127 || (unit?.description ?? "x".repeat(200)).length > 127)
    return "INVALID_STRING_LENGTH";
  if (!/^[a-z]{2}(-[A-Z][a-z]{3})?(-[A-Z]{2})?$/.test(context["locale"] ?? "")) return "INVALID_PARAMETER_SYNTAX";
  return URL.canParse(context["return_url"] ?? "") && URL.canParse(context["cancel_url"] ?? "")
    ? null
    : "MISSING_REQUIRED_PARAMETER";
}

/** Tokens as its OAuth gives them. */
function tokens() {
  let [valid, refuses] = [new Set<string>(), false];
  return {
    give: async (request: Request): Promise<Response> => {
      const basic = `Basic ${btoa(`${PAYPAL_ACCOUNT.clientId}:${PAYPAL_ACCOUNT.clientSecret}`)}`;
      if (request.headers.get("authorization") !== basic)
        return Response.json({ error: "invalid_client" }, { status: 401 });
      if ((await bodyOf(request)) !== "grant_type=client_credentials")
        return Response.json({ error: "unsupported_grant_type" }, { status: 400 });
      const token = crypto.randomUUID();
      valid.add(token);
      return Response.json({ access_token: token, token_type: "Bearer", expires_in: 32_400 });
    },
    takes: ({ headers }: Request) => !refuses && valid.has((headers.get("authorization") ?? "").replace("Bearer ", "")),
    expireTokens: () => void (valid = new Set()),
    refuseTokens: (on: boolean) => void (refuses = on),
  };
}

/** Orders v2, captures, refunds and signed notifications as PayPal's published specifications describe them. */
export function paypalStandIn(): StandIn {
  const book = ledger<Order>();
  const { give, takes, ...tokenControls } = tokens();
  const genuine = certificateOf();
  const other = certificateOf();

  function create(asked: Asked, requestId: string): Response {
    const fault = book.mood.refuses ? "PAYEE_ACCOUNT_RESTRICTED" : faultOf(asked, requestId);
    if (fault !== null) return fail(422, fault);
    let order = book.entries.find((each) => each.requestId === requestId);
    if (!order) {
      const { custom_id: own = "", description: text = "", amount } = asked.purchase_units?.[0] ?? {};
      const id = crypto.randomUUID().replaceAll("-", "").slice(0, 17).toUpperCase();
      const money = { amount: amount?.value ?? "", currency: amount?.currency_code ?? "" };
      const fresh = { capturedBy: null, captures: 0, refundedBy: null, capturedAt: 0, refundedAt: 0 };
      order = { id, key: own, own, text, ...money, word: "PAYER_ACTION_REQUIRED", requestId, ...fresh };
      book.entries.push(order);
    }
    const href = book.mood.page ?? `https://www.sandbox.paypal.com/checkoutnow?token=${order.id}`;
    return Response.json({
      id: order.id,
      status: order.word,
      links: [
        { rel: "self", href: API },
        { rel: "payer-action", href },
      ],
    });
  }

  function capture(order: Order, requestId: string): Response {
    if (order.capturedBy !== null && order.capturedBy === requestId)
      return Response.json(shown(order), { status: 201 });
    if (order.word.startsWith("COMPLETED")) return fail(422, "ORDER_ALREADY_CAPTURED");
    if (order.word !== "APPROVED") return fail(422, "ORDER_NOT_APPROVED");
    order.word = "COMPLETED/COMPLETED";
    order.capturedBy = requestId;
    order.captures += 1;
    order.capturedAt = Date.now();
    return Response.json(shown(order), { status: 201 });
  }

  function refund(order: Order | undefined, requestId: string): Response {
    if (!order) return fail(404, "RESOURCE_NOT_FOUND");
    if (order.refundedBy !== null && order.refundedBy !== requestId) return fail(422, "CAPTURE_FULLY_REFUNDED");
    if (order.refundedBy === null) {
      if (order.word !== "COMPLETED/COMPLETED") return fail(422, "INVALID_RESOURCE_STATE");
      order.refundedBy = requestId;
      order.refundedAt = Date.now();
      order.word = "COMPLETED/REFUNDED";
      book.giveBack(order);
    }
    return Response.json({ id: `REF${order.id}`, status: "COMPLETED" }, { status: 201 });
  }

  function patch(order: Order, changes: { op?: string; path?: string; value?: string }[]): Response {
    const [change] = changes;
    if (order.word.startsWith("COMPLETED")) return fail(422, "ORDER_ALREADY_COMPLETED");
    if (change?.op !== "replace" || change.path !== "/purchase_units/@reference_id=='default'/custom_id")
      return fail(422, "NOT_PATCHABLE");
    order.own = change.value ?? "";
    return new Response(null, { status: 204 });
  }

  async function answer(request: Request): Promise<Response> {
    const { pathname, origin, searchParams } = new URL(request.url);
    if (origin === CERTIFICATES) return new Response((await genuine).pem);
    if (pathname === "/v1/oauth2/token") return give(request);
    if (!takes(request)) return Response.json({ error: "invalid_token" }, { status: 401 });
    const text = await bodyOf(request);
    const body = (text === "" ? {} : JSON.parse(text)) as never;
    const requestId = request.headers.get("paypal-request-id") ?? "";
    const [, , , kind = "", id = "", act] = pathname.split("/");
    if (pathname === "/v1/reporting/transactions") return transactions(book.entries, searchParams);
    if (kind === "captures" && request.method === "GET") {
      const captured = book.byId(id.replace(/^CAP/, ""));
      return captured ? Response.json({ id, custom_id: captured.own }) : fail(404, "RESOURCE_NOT_FOUND");
    }
    if (kind === "captures") return refund(book.byId(id.replace(/^CAP/, "")), requestId);
    if (id === "") return create(body, requestId);
    const order = book.byId(id);
    if (!order) return fail(404, "RESOURCE_NOT_FOUND");
    if (request.method === "PATCH") return patch(order, body);
    return act === "capture" ? capture(order, requestId) : Response.json(shown(order));
  }

  async function message(own: string, url: string, change: MessageChange = {}): Promise<Request> {
    const { id } = book.of(own);
    const orderId = change.own === undefined ? id : "UNKNOWN0000000000";
    const body = JSON.stringify({
      id: `WH-${change.id ?? crypto.randomUUID()}`,
      event_type: change.event ? "CUSTOMER.DISPUTE.CREATED" : "PAYMENT.CAPTURE.COMPLETED",
      resource: { id: `CAP${id}`, supplementary_data: { related_ids: { order_id: orderId } } },
    });
    const time = new Date(change.at ?? Date.now()).toISOString();
    const signed = ["b2-1", time, PAYPAL_ACCOUNT.webhookId, crc32(body)].join("|");
    const { sign } = await (change.secret === undefined ? genuine : other);
    const headers: Record<string, string> = {
      "paypal-auth-algo": "SHA256withRSA",
      "paypal-cert-url": `${CERTIFICATES}/v1/notifications/certs/CERT-360caa42-fca2a594-a5cafa77`,
      "paypal-transmission-id": "b2-1",
      "paypal-transmission-time": time,
      "paypal-transmission-sig": await sign(signed),
    };
    const sent = change.altered === "signed" ? body.replace(orderId, `${orderId}0`) : change.byte ? `${body} ` : body;
    return new Request(url, { method: "POST", headers: change.unsigned ? {} : headers, body: sent });
  }

  return {
    ...book.controls,
    ...tokenControls,
    say: (own, word) => {
      book.controls.say(own, word);
      if (word === "COMPLETED/COMPLETED") book.of(own).capturedAt = Date.now();
    },
    origins: [API, CERTIFICATES],
    answer,
    takesMoney: (own) => !book.of(own).own.startsWith("closed:") && book.of(own).word === "PAYER_ACTION_REQUIRED",
    capturesOf: (own) => book.of(own).captures,
    message,
  };
}
