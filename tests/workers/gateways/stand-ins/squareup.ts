import type { MessageChange, StandIn } from "../contract/stand-in";
import { bodyOf } from "./body-of";
import { ledger, type Entry } from "./ledger";
import { keyed } from "./signing";

export const SQUAREUP_ACCOUNT = {
  accessToken: "EAAAcontract-token",
  locationId: "LCONTRACT1",
  webhookSecret: "signature-key-contract",
  mode: "test",
} as const;

const CURRENCIES = ["USD", "CAD", "AUD", "JPY", "GBP", "EUR"];
const ORDER_STATES = ["OPEN", "DRAFT", "CANCELED", "COMPLETED"];

interface Order extends Entry {
  linkId: string;
  /** Idempotency key and body of its beginning. */
  once: [string, string];
  refundedBy: string | null;
}

interface Asked {
  idempotency_key?: string;
  order?: {
    location_id?: string;
    reference_id?: string;
    line_items?: { name?: string; quantity?: string; base_price_money?: { amount?: unknown; currency?: string } }[];
  };
  checkout_options?: { redirect_url?: string };
}

const fail = (status: number, code: string) =>
  Response.json({ errors: [{ category: "INVALID_REQUEST_ERROR", code, detail: code }] }, { status });

const moneyOf = ({ amount, currency }: Order) => ({ amount: Number(amount), currency });
const paymentOf = (order: Order) => order.word.split("/")[1];

function shown(order: Order): Record<string, unknown> {
  const [state = ""] = order.word.split("/");
  const tenders =
    paymentOf(order) === undefined ? {} : { tenders: [{ id: `P${order.id}`, payment_id: `P${order.id}` }] };
  const { id, own } = order;
  return {
    ...{ id, location_id: SQUAREUP_ACCOUNT.locationId, reference_id: own, total_money: moneyOf(order), ...tenders },
    state: ORDER_STATES.includes(state) ? state : order.word,
  };
}

/** What is wrong with a link that is asked for. */
function faultOf({ idempotency_key: key = "", order, checkout_options: options }: Asked): string | null {
  const [item] = order?.line_items ?? [];
  const { amount, currency = "" } = item?.base_price_money ?? {};
  if (key === "" || key.length > 192) return "MISSING_REQUIRED_PARAMETER";
  if (order?.location_id !== SQUAREUP_ACCOUNT.locationId) return "LOCATION_MISMATCH";
  if ((order.reference_id ?? "").length > 40) return "VALUE_TOO_LONG";
  if (item?.quantity !== "1" || !item.name || item.name.length > 512) return "INVALID_VALUE";
  if (!Number.isInteger(amount) || Number(amount) <= 0) return "INVALID_VALUE";
  if (!CURRENCIES.includes(currency)) return "CURRENCY_MISMATCH";
  return URL.canParse(options?.redirect_url ?? "") ? null : "INVALID_VALUE";
}

/** Payment links, orders, payments, refunds and signed events as Square's SDK and documentation describe them. */
export function squareupStandIn(): StandIn {
  const book = ledger<Order>();

  function create(text: string): Response {
    const asked = JSON.parse(text) as Asked;
    const key = asked.idempotency_key ?? "";
    const fault = book.mood.refuses ? "INVALID_LOCATION" : faultOf(asked);
    if (fault !== null) return fail(400, fault);
    let order = book.entries.find(({ once }) => once[0] === key);
    if (order && order.once[1] !== text) return fail(400, "IDEMPOTENCY_KEY_REUSED");
    if (!order) {
      const [item] = asked.order?.line_items ?? [];
      const own = asked.order?.reference_id ?? "";
      const id = crypto.randomUUID().replaceAll("-", "");
      const { amount, currency = "" } = item?.base_price_money ?? {};
      const once: [string, string] = [key, text];
      const told = { amount: String(amount), currency, text: item?.name ?? "" };
      order = {
        ...{ id, key: own, own, word: "OPEN", ...told },
        linkId: `L${id.slice(0, 15)}`,
        once,
        refundedBy: null,
      };
      book.entries.push(order);
    }
    const url = book.mood.page ?? `https://sandbox.square.link/u/${order.linkId}`;
    return Response.json({ payment_link: { id: order.linkId, version: 1, order_id: order.id, url } });
  }

  function remove(linkId: string): Response {
    const order = book.entries.find((each) => each.linkId === linkId);
    if (!order) return fail(404, "NOT_FOUND");
    order.linkId = `${linkId} deleted`;
    if (order.word !== "OPEN") return Response.json({ id: linkId });
    order.word = "CANCELED";
    return Response.json({ id: linkId, cancelled_order_id: order.id });
  }

  function refund(asked: {
    idempotency_key?: string;
    payment_id?: string;
    amount_money?: { amount?: unknown };
  }): Response {
    const key = asked.idempotency_key ?? "";
    const order = book.byId((asked.payment_id ?? "").slice(1));
    if (!order) return fail(404, "NOT_FOUND");
    if (key === "" || key.length > 45) return fail(400, "VALUE_TOO_LONG");
    if (asked.amount_money?.amount !== Number(order.amount)) return fail(400, "REFUND_AMOUNT_INVALID");
    if (order.refundedBy !== null && order.refundedBy !== key) return fail(400, "REFUND_ALREADY_PENDING");
    if (order.refundedBy === null) {
      if (paymentOf(order) !== "COMPLETED") return fail(400, "PAYMENT_NOT_REFUNDABLE");
      order.refundedBy = key;
      book.giveBack(order);
    }
    return Response.json({ refund: { id: `R${order.id}`, status: "PENDING" } });
  }

  async function answer(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    const { headers, method } = request;
    if (headers.get("authorization") !== `Bearer ${SQUAREUP_ACCOUNT.accessToken}`) return fail(401, "UNAUTHORIZED");
    if (!/^\d{4}-\d\d-\d\d$/.test(headers.get("square-version") ?? "")) return fail(400, "API_VERSION_INCOMPATIBLE");
    const text = await bodyOf(request);
    const [, , kind = "", id = "", link] = pathname.split("/");
    if (kind === "locations")
      return id === SQUAREUP_ACCOUNT.locationId ? Response.json({ location: { id } }) : fail(404, "NOT_FOUND");
    if (kind === "online-checkout") return method === "DELETE" ? remove(link ?? "") : create(text);
    if (kind === "refunds" && method === "POST") return refund(JSON.parse(text) as never);
    if (kind === "refunds") return Response.json({ refund: { id, status: "PENDING" } });
    const order = book.byId(kind === "payments" ? id.slice(1) : id);
    if (!order) return fail(404, "NOT_FOUND");
    if (kind === "orders") return Response.json({ order: shown(order) });
    const refunds = order.refundedBy === null ? {} : { refund_ids: [`R${order.id}`] };
    const payment = { id, status: paymentOf(order), order_id: order.id, amount_money: moneyOf(order), ...refunds };
    return Response.json({ payment });
  }

  function message(own: string, url: string, change: MessageChange = {}): Promise<Request> {
    const { id } = book.of(own);
    const payment = { id: `P${id}`, order_id: change.own === undefined ? id : "unknownorder", status: "COMPLETED" };
    const body = JSON.stringify({
      type: change.event ? "customer.created" : "payment.updated",
      event_id: change.id ?? crypto.randomUUID(),
      data: { type: "payment", id: payment.id, object: { payment } },
    });
    const signature = keyed("sha256", change.secret ?? SQUAREUP_ACCOUNT.webhookSecret, url + body, "base64");
    const sent = change.altered === "signed" ? body.replace("COMPLETED", "COMPLETEd") : change.byte ? `${body} ` : body;
    const headers: Record<string, string> = change.unsigned ? {} : { "x-square-hmacsha256-signature": signature };
    return Promise.resolve(new Request(url, { method: "POST", headers, body: sent }));
  }

  return {
    ...book.controls,
    origins: ["https://connect.squareupsandbox.com"],
    answer,
    takesMoney: (own) => book.of(own).word === "OPEN",
    message,
  };
}
