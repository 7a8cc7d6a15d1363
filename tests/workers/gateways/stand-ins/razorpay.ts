import type { MessageChange, StandIn } from "../contract/stand-in";
import { bodyOf } from "./body-of";
import { ledger, type Entry } from "./ledger";
import { keyed } from "./signing";

export const RAZORPAY_ACCOUNT = {
  keyId: "rzp_test_contract00001",
  keySecret: "key-secret-contract",
  webhookSecret: "webhook-secret-contract",
} as const;

const HALF_A_YEAR_S = 184 * 86_400;
const THOUSANDTHS = ["KWD", "BHD", "OMR"];

interface Link extends Entry {
  /** Key and body of its refund. */
  refund: string | null;
}

const fail = (status: number, description: string) =>
  Response.json({ error: { code: "BAD_REQUEST_ERROR", description, reason: "input_validation_failed" } }, { status });

const shown = ({ id, own, word, amount, currency }: Link, page: string | null) => ({
  id,
  entity: "payment_link",
  status: word,
  reference_id: own,
  amount: Number(amount),
  amount_paid: word === "paid" ? Number(amount) : 0,
  currency,
  short_url: page ?? `https://rzp.io/i/${id.slice(-8)}`,
  payments: word === "paid" ? [{ payment_id: `pay_${id.slice(6)}`, amount: Number(amount), status: "captured" }] : null,
});

/** What is wrong with a link that is asked for. */
function faultOf(asked: Record<string, unknown>): string | null {
  const seconds = Date.now() / 1_000;
  const [amount, currency, expiry] = [Number(asked["amount"]), String(asked["currency"]), Number(asked["expire_by"])];
  if (!Number.isInteger(asked["amount"]) || amount <= 0) return "The amount must be an integer.";
  if (!/^[A-Z]{3}$/.test(currency)) return "The currency is invalid.";
  if (currency === "INR" && amount < 100) return "The amount must be at least INR 1.00";
  if (THOUSANDTHS.includes(currency) && amount % 10 !== 0) return "The amount of this currency must end in 0.";
  if (expiry < seconds + 900 || expiry > seconds + HALF_A_YEAR_S)
    return "expire_by should be at least 15 minutes ahead";
  if (String(asked["reference_id"] ?? "").length > 40) return "The reference id may not be greater than 40 characters.";
  if (String(asked["description"] ?? "").length > 2_048) return "The description is too long.";
  if (asked["callback_method"] !== "get" || !URL.canParse(String(asked["callback_url"])))
    return "callback_method is invalid";
  const { email = "a@b.example" } = (asked["customer"] ?? {}) as { email?: string };
  return /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email) ? null : "The email must be a valid email address.";
}

/** Payment links, refunds and signed webhooks as razorpay.com/docs describes them. */
export function razorpayStandIn(): StandIn {
  const book = ledger<Link>();

  function create(asked: Record<string, unknown>): Response {
    const fault = book.mood.refuses ? "The merchant is not activated." : faultOf(asked);
    if (fault !== null) return fail(400, fault);
    const own = String(asked["reference_id"]);
    if (book.known(own)) return fail(400, `payment link with given reference_id (${own}) already exists`);
    const id = `plink_${crypto.randomUUID().replaceAll("-", "").slice(0, 14)}`;
    const money = { amount: String(asked["amount"]), currency: String(asked["currency"]) };
    const link = { id, key: own, own, word: "created", text: String(asked["description"]), ...money, refund: null };
    book.entries.push(link);
    return Response.json(shown(link, book.mood.page));
  }

  function refund(link: Link | undefined, key: string, body: string): Response {
    if (!link) return fail(400, "The id provided does not exist");
    if (!/^[\w-]{10,}$/.test(key)) return fail(400, "The idempotency key is invalid.");
    if (link.refund !== null && link.refund !== key + body)
      return fail(400, "The payment has been fully refunded already");
    if (link.refund === null) {
      if (link.word !== "paid") return fail(400, "The payment has not been captured");
      link.refund = key + body;
      book.giveBack(link);
    }
    return Response.json({ id: `rfnd_${link.id.slice(6)}`, entity: "refund", status: "processed" });
  }

  async function answer(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    const { keyId, keySecret } = RAZORPAY_ACCOUNT;
    if (request.headers.get("authorization") !== `Basic ${btoa(`${keyId}:${keySecret}`)}`)
      return fail(401, "Authentication failed");
    const [, , kind = "", id = "", act] = pathname.split("/");
    const text = await bodyOf(request);
    if (kind === "payments") {
      const link = book.byId(id.replace(/^pay_/, "plink_"));
      if (act === "refund") return refund(link, request.headers.get("x-refund-idempotency") ?? "", text);
      const items = link && link.refund !== null ? [{ entity: "refund", status: "processed" }] : [];
      return Response.json({ entity: "collection", count: items.length, items });
    }
    if (id === "" && request.method === "POST") return create(JSON.parse(text) as Record<string, unknown>);
    if (id === "") {
      const link = book.known(searchParams.get("reference_id") ?? "");
      return Response.json({ payment_links: link ? [shown(link, book.mood.page)] : [] });
    }
    const link = book.byId(id);
    if (!link) return fail(400, "The id provided does not exist");
    if (act === "cancel") {
      if (link.word !== "created") return fail(400, `Payment link cannot be cancelled in ${link.word} state`);
      link.word = "cancelled";
    }
    return Response.json(shown(link, book.mood.page));
  }

  function message(own: string, url: string, change: MessageChange = {}): Promise<Request> {
    const link = book.of(own);
    const entity = change.own === undefined ? shown(link, null) : { ...shown(link, null), id: "plink_unknown0000000" };
    const event = change.event ? "settlement.processed" : "payment_link.paid";
    const body = JSON.stringify({ entity: "event", event, payload: { payment_link: { entity } } });
    const signature = keyed("sha256", change.secret ?? RAZORPAY_ACCOUNT.webhookSecret, body);
    const sent =
      change.altered === "signed" ? body.replace(entity.id, `${entity.id}0`) : change.byte ? `${body} ` : body;
    const headers: Record<string, string> = { "x-razorpay-event-id": change.id ?? crypto.randomUUID() };
    if (!change.unsigned) headers["x-razorpay-signature"] = signature;
    return Promise.resolve(new Request(url, { method: "POST", headers, body: sent }));
  }

  return {
    ...book.controls,
    origins: ["https://api.razorpay.com"],
    answer,
    takesMoney: (own) => book.of(own).word === "created",
    message,
  };
}
